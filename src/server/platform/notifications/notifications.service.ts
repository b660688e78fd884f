import type { MailedType } from '#contract/notifications.ts'
import type { Queryable, Database } from '#server/db/client.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import {
  findChoices,
  findMailablePerson,
  countUnmailedInterests,
  getMailPause,
  lockManager,
  claimUnmailedInterests,
} from './notifications.store.ts'

export { removeNameFromTitles } from './notifications.store.ts'

/** A person who can be mailed and wants mails of this type; null for every other one. */
export async function findMailRecipient(db: Queryable, userId: string, type: MailedType) {
  const person = await findMailablePerson(db, userId)
  if (!person || !(await findChoices(db, userId))[type]) return null
  return person
}

/**
 * Mails an account manager's new job interests: the first one at once, those of the next 15 minutes together. Every interest
 * queues this job and the account's row is locked, so each interest is in exactly one mail.
 */
export async function gatherInterestMails({ db, jobs }: { db: Database; jobs: Jobs }, userId: string) {
  await db.transaction(async (tx) => {
    if (!(await lockManager(tx, userId)) || (await countUnmailedInterests(tx, userId)) === 0) return
    const pause = await getMailPause(tx, userId)
    if (pause > 0) return jobs.send(tx, 'interest-mails', { userId }, { startAfterSeconds: pause })
    const notificationIds = await claimUnmailedInterests(tx, userId)
    return jobs.send(tx, 'notification-mail', { notificationIds })
  })
}
