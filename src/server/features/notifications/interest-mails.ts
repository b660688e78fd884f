import type { Database } from '#server/db/client.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { countUnmailedInterests, getMailPause, lockAccount, claimUnmailedInterests } from './interest-mails.store.ts'

/**
 * Mails an account manager's new job interests: the first one at once, those of the next 15 minutes together. Every interest
 * queues this job and the account's row is locked, so each interest is in exactly one mail.
 */
export async function gatherInterestMails({ db, jobs }: { db: Database; jobs: Jobs }, userId: string) {
  await db.transaction(async (tx) => {
    if (!(await lockAccount(tx, userId)) || (await countUnmailedInterests(tx, userId)) === 0) return
    const pause = await getMailPause(tx, userId)
    if (pause > 0) return jobs.send(tx, 'interest-mails', { userId }, { startAfterSeconds: pause })
    const notificationIds = await claimUnmailedInterests(tx, userId)
    return jobs.send(tx, 'notification-mail', { notificationIds })
  })
}
