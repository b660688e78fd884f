import { isMailedType, mailedTypesOf, getNotificationPage } from '#contract/notifications.ts'
import type { MailedType } from '#contract/notifications.ts'
import { productName } from '#contract/plans.ts'
import type { Deps } from '#server/deps.ts'
import { composeMail } from '#server/features/mail/compose.ts'
import type { JobData } from '#server/jobs/jobs.ts'
import { findChoices, findMailable } from './notifications.store.ts'
import { unsubscribeUrl } from './unsubscribe-links.ts'

const actions: Record<MailedType, string> = {
  application_created: 'Open the application',
  job_interest: 'Open your clients',
  assignment: `Open ${productName}`,
  message: `Open ${productName}`,
}

const mostQuoted = 20

/** The copy of one person's notifications; null if all were read, or the person does not want it or cannot be mailed. */
export async function composeNotificationMail(
  { database, config, vault }: Pick<Deps, 'database' | 'config' | 'vault'>,
  job: JobData['notification-mail'],
) {
  const all = await findMailable(database.db, 'notificationIds' in job ? job.notificationIds : [job.notificationId])
  const [found] = all
  if (!found || !isMailedType(found.type) || !mailedTypesOf[found.role].includes(found.type)) return null
  const choices = await findChoices(database.db, found.userId)
  if (!choices[found.type]) return null
  return composeMail(found, {
    ...(all.length === 1
      ? { subject: found.title, paragraphs: found.message.split(/\s*\n\s*\n\s*/) }
      : { subject: `${all.length} new job interests`, paragraphs: quoteMessages(all) }),
    action: {
      label: actions[found.type],
      url: new URL(getNotificationPage(found, found.role) ?? '/', config.appUrl).href,
    },
    unsubscribeUrl: unsubscribeUrl({ config, vault }, found.userId),
  })
}

function quoteMessages(all: readonly { message: string }[]) {
  const quoted = all.slice(0, mostQuoted).map(({ message }) => message)
  return all.length > mostQuoted ? [...quoted, `And ${all.length - mostQuoted} more.`] : quoted
}
