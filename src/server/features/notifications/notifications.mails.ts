import { isMailedType, mailedTypesOf, getNotificationPage } from '#contract/notifications.ts'
import type { MailedType } from '#contract/notifications.ts'
import { productName } from '#contract/plans.ts'
import type { Deps } from '#server/deps.ts'
import { composeMail } from '#server/features/mail/compose.ts'
import { findChoices, findMailable } from './notifications.store.ts'
import { unsubscribeUrl } from './unsubscribe-links.ts'

const actions: Record<MailedType, string> = {
  application_created: 'Open the application',
  job_interest: 'Open your clients',
  assignment: `Open ${productName}`,
  message: `Open ${productName}`,
}

/** The copy of a notification; null if it was read meanwhile, or its person does not want it or cannot be mailed. */
export async function composeNotificationMail(
  { database, config, vault }: Pick<Deps, 'database' | 'config' | 'vault'>,
  notificationId: string,
) {
  const found = await findMailable(database.db, notificationId)
  if (!found || !isMailedType(found.type) || !mailedTypesOf[found.role].includes(found.type)) return null
  const choices = await findChoices(database.db, found.userId)
  if (!choices[found.type]) return null
  return composeMail(found, {
    subject: found.title,
    paragraphs: found.message.split(/\s*\n\s*\n\s*/),
    action: {
      label: actions[found.type],
      url: new URL(getNotificationPage(found, found.role) ?? '/', config.appUrl).href,
    },
    unsubscribeUrl: unsubscribeUrl({ config, vault }, found.userId),
  })
}
