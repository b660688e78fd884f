import { productName } from '#contract/plans.ts'
import { describeFigures, describeWeek } from '#contract/report-texts.ts'
import type { Deps } from '#server/deps.ts'
import { composeMail } from '#server/platform/mail/compose.ts'
import { findMailRecipient } from '#server/platform/notifications/notifications.service.ts'
import { unsubscribeUrl } from '#server/platform/notifications/unsubscribe-links.ts'
import { findReport } from './reports.store.ts'

/** The report itself has all of them. */
const maxItems = 20

/** The mail copy of a weekly report. Null if the client does not want it, cannot be mailed or is gone. */
export async function composeReportMail(
  { database: { db }, config, encryption }: Pick<Deps, 'database' | 'config' | 'encryption'>,
  reportId: string,
) {
  const report = await findReport(db, reportId)
  const receiver = report && (await findMailRecipient(db, report.userId, 'report'))
  if (!report || !receiver) return null
  const { content, note, manager } = report
  const items = content.items.map(
    ({ what, company, position }) => `${what}: ${[position, company].filter((name) => name !== '').join(' at ')}`,
  )
  const unlisted = items.length - maxItems
  return composeMail(receiver, {
    subject: `Your weekly report: ${describeWeek(report)}`,
    paragraphs: [`This is what happened with your applications from ${describeWeek(report)}.`],
    sections: [
      { title: 'The week', lines: describeFigures(content) },
      {
        title: 'What happened',
        lines: [...items.slice(0, maxItems), ...(unlisted > 0 ? [`And ${unlisted} more.`] : [])],
      },
      { title: 'What comes next', lines: content.next },
      { title: `From ${manager ?? 'your account manager'}`, lines: note === null ? [] : [note] },
    ],
    action: { label: 'Open the Report', url: new URL(`/reports?report=${report.id}`, config.appUrl).href },
    unsubscribeUrl: unsubscribeUrl({ config, encryption }, receiver.id, 'report'),
    whyMailed: `You get this email because weekly reports by email are on in your ${productName} account.`,
  })
}
