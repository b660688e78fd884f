import { isContinuedTitle, parseActionTitle } from '#contract/notification-titles.ts'
import { isMailedType, mailedTypesByRole, getNotificationPage, type MailedType } from '#contract/notifications.ts'
import { productName } from '#contract/plans.ts'
import type { Deps } from '#server/deps.ts'
import type { Mail } from '#server/gateways/mailer.ts'
import { button, paragraph, type Block } from '#server/platform/mail/blocks.ts'
import { composeMail, reasons } from '#server/platform/mail/compose.ts'
import type { JobData } from '#server/jobs/jobs.ts'
import { findChoices, findMailable } from './notifications.store.ts'
import { unsubscribeUrl } from './unsubscribe-links.ts'

const actions: Record<MailedType, string> = {
  application_created: 'Open the Application',
  job_interest: 'Open Your Clients',
  assignment: `Open ${productName}`,
  message: `Open ${productName}`,
  approval: 'Open the Application',
  question: 'Open the Question',
  report: 'Open the Report',
  interview: 'Open the Interview',
  promise: 'Open the Promises',
  mail: 'Open the Mail',
}

/** A removed interview has no page. */
const getAction = (type: MailedType, relatedEntityId: string | null) =>
  type === 'interview' && relatedEntityId === null ? actions.message : actions[type]

const maxQuoted = 20

interface Client {
  userId: string
  timeZone: string | null
}
/** The account manager, with the picture that the block shows. */
interface Introduction {
  signature: Block
  attachments?: Mail['attachments']
}

/**
 * The mail copy of one person's notifications. Null if all were read, or if the person does not want it or cannot be mailed.
 */
export async function composeNotificationMail(
  { database, config, encryption }: Pick<Deps, 'database' | 'config' | 'encryption'>,
  job: JobData['notification-mail'],
  introduceManager: (client: Client) => Promise<Introduction | null>,
) {
  const all = await findMailable(database.db, 'notificationIds' in job ? job.notificationIds : [job.notificationId])
  const [row] = all
  if (!row || !isMailedType(row.type) || !mailedTypesByRole[row.role].includes(row.type)) return null
  const choices = await findChoices(database.db, row.userId)
  if (!choices[row.type]) return null
  const { subject, paragraphs } =
    all.length === 1
      ? composeText({ ...row, type: row.type })
      : { subject: 'Your clients sent you new jobs', paragraphs: quoteMessages(all) }
  const isNewManager = row.role === 'user' && row.type === 'assignment'
  const introduction = isNewManager ? await introduceManager(row) : null
  return composeMail(row, {
    subject,
    blocks: [
      ...paragraphs.map(paragraph),
      ...(introduction ? [introduction.signature] : []),
      button(
        getAction(row.type, row.relatedEntityId),
        new URL(getNotificationPage(row, row.role) ?? '/', config.appUrl).href,
      ),
    ],
    attachments: introduction?.attachments,
    appUrl: config.appUrl,
    why: reasons.copies,
    unsubscribeUrl: unsubscribeUrl({ config, encryption }, row.userId),
  })
}

/**
 * A title that the message completes is one sentence with it, in the subject too. Where the title only names the kind of news,
 * the message is the sentence.
 */
function composeText({ type, title, message }: { type: MailedType; title: string; message: string }) {
  const paragraphs = message.split(/\s*\n\s*\n\s*/)
  if (!isContinuedTitle(title)) {
    const isName = (type === 'assignment' || type === 'job_interest') && parseActionTitle(title) === null
    return { subject: isName ? message.replace(/\.(?:\s.*)?$/s, '') : title, paragraphs }
  }
  const [first, ...more] = paragraphs
  const sentence = `${title}: ${first}`
  return { subject: sentence, paragraphs: [/[.!?]$/.test(sentence) ? sentence : `${sentence}.`, ...more] }
}

function quoteMessages(all: readonly { message: string }[]) {
  const quoted = all.slice(0, maxQuoted).map(({ message }) => message)
  return all.length > maxQuoted ? [...quoted, `And ${all.length - maxQuoted} more.`] : quoted
}
