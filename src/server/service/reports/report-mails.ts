import { describeAuthor, describeWeek, getJobName, listNumbers, splitItems } from '#contract/report-texts.ts'
import { productName } from '#contract/plans.ts'
import type { Deps } from '#server/deps.ts'
import { button, list, muted, news, numbers, paragraph } from '#server/platform/mail/blocks.ts'
import { composeMail, teamName } from '#server/platform/mail/compose.ts'
import { findMailRecipient } from '#server/platform/notifications/notifications.service.ts'
import { unsubscribeUrl } from '#server/platform/notifications/unsubscribe-links.ts'
import { toSignature } from '#server/service/clients/manager-signature.ts'
import { presentReports } from './reports.service.ts'
import { findReport } from './reports.store.ts'

const showWeekday = (moment: string, { timeZone }: { timeZone: string }) =>
  new Date(moment).toLocaleDateString('en-US', { timeZone, weekday: 'long' })

/** The report itself has all of them. */
const maxItems = 20

/** The mail copy of a weekly report: the same letter. Null if the client does not want it, cannot be mailed or is gone. */
export async function composeReportMail(
  { database: { db }, config, encryption, files }: Pick<Deps, 'database' | 'config' | 'encryption' | 'files'>,
  reportId: string,
) {
  const row = await findReport(db, reportId)
  const receiver = row && (await findMailRecipient(db, row.userId, 'report'))
  if (!row || !receiver) return null
  const [report] = await presentReports(db, config.team, [row])
  if (!report) return null
  const { note, draft, late, next, manager } = report
  const author = describeAuthor(report)
  const { news: goodNews, rest } = splitItems(report.items)
  const figures = listNumbers(report)
  const lines = rest
    .slice(0, maxItems)
    .map((item) => `${showWeekday(item.at, report)}, ${getJobName(item)}: ${item.what}`)
  return composeMail(receiver, {
    // The best news of the week, or its days.
    subject: goodNews[0]?.title ?? `Here is your week from ${describeWeek(report)}`,
    blocks: [
      ...goodNews.map(({ item, title }) => news({ title, text: item.position })),
      paragraph(note ?? draft),
      ...(author === null ? [] : [muted(author)]),
      ...(figures.length > 0 ? [numbers(figures)] : []),
      ...list('What happened', rest.length > maxItems ? [...lines, 'More is in the report.'] : lines),
      ...list('What was late', late),
      ...list('What comes next', next),
      button('Open the Report', new URL(`/reports?report=${report.id}`, config.appUrl).href),
      // Nothing that a program wrote is signed by the account manager, whose card follows.
      ...(note === null && manager ? [muted(teamName)] : []),
    ],
    ...(manager ? await toSignature(files, manager) : {}),
    appUrl: config.appUrl,
    why: `You get this email because weekly reports by email are on in your ${productName} account.`,
    unsubscribeUrl: unsubscribeUrl({ config, encryption }, receiver.id, 'report'),
  })
}
