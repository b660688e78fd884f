import { type NotificationAction, parseActionTitle } from '#contract/notification-titles.ts'
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

/** What follows a subject that names the application already. */
const details: Partial<Record<NotificationAction, (application: string) => string>> = {
  sent: (application) => `Your application for ${application} has gone out. You can see what they got.`,
  added: (application) => `Your application for ${application} is on your dashboard now.`,
  approved: (application) => `You can send the application for ${application} now.`,
  declined: (application) => `Please don't send the application for ${application}.`,
}

/** What the account manager does next, where the message is no more than the subject. */
const nextSteps = {
  assignment: 'You can see what they want, and what they have sent so far, under Your Clients.',
  job_interest: 'Please apply for it, or send it back with a reason.',
} as const

/**
 * A title that the message completes is one sentence with it, and the subject. Where the title only names the kind of news, the
 * first sentence of the message is the subject. The text doesn't say the subject again.
 */
function composeText({ type, title, message }: { type: MailedType; title: string; message: string }) {
  const action = parseActionTitle(title)?.action
  const [first = '', ...more] = splitParagraphs(message)
  const detail = action && details[action]
  if (detail) return { subject: `${title}: ${first}`, paragraphs: [detail(first), ...more] }
  if (action !== undefined || (type !== 'assignment' && type !== 'job_interest'))
    return { subject: title, paragraphs: [first, ...more] }
  const [, subject = message, rest = nextSteps[type]] = /^(.*?)\.(?:\s+(.*))?$/s.exec(message) ?? []
  return { subject, paragraphs: splitParagraphs(rest) }
}

const splitParagraphs = (text: string) => text.split(/\s*\n\s*\n\s*/)

function quoteMessages(all: readonly { message: string }[]) {
  const quoted = all.slice(0, maxQuoted).map(({ message }) => message)
  return all.length > maxQuoted ? [...quoted, `And ${all.length - maxQuoted} more.`] : quoted
}
