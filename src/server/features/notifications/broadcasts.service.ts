import type { sendNotification } from '#contract/notifications.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { readCounters } from '#server/db/counters.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { touchClient } from '#server/features/clients/clients.service.ts'
import { listAdminIds } from '#server/features/users/users.service.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { notFound } from '#server/http/errors.ts'
import { advanceBroadcast, insertBroadcast, isAnybodyAfter, lockBroadcast } from './broadcasts.store.ts'
import { notify } from './notifications.service.ts'
import { insertForNext, lockAccount } from './notifications.store.ts'

/** How many people are told in one transaction. */
const batchSize = 1_000

type By = { db: Queryable; jobs: Jobs }
type Content = { title: string; message: string }

/** Sends a message to one person or, without a recipient, to everybody; answers what to say of it. */
export async function sendMessage(
  { db, jobs }: By,
  sender: Actor,
  { recipientId, ...content }: BodyOf<typeof sendNotification>,
) {
  return db.transaction(async (tx) => {
    const by = { db: tx, jobs }
    return recipientId ? tellOne(by, sender, recipientId, content) : tellEverybody(by, sender, content)
  })
}

async function tellOne(by: By, sender: Actor, recipientId: string, content: Content) {
  const { db } = by
  if (!(await lockAccount(db, recipientId))) throw notFound('User not found')
  await notify(by, { userId: recipientId, type: 'message', ...content })
  if (sender.role === 'account_manager') {
    await touchClient(db, recipientId, sender.id)
    await publishLive(db, [sender.id], ['clients'])
  }
  await recordAudit(db, sender, { action: 'notification.sent', subjectId: recipientId })
  return 'Notification sent successfully'
}

/** The first batch is delivered at once, so that only a large installation has a rest, and a job for it. */
async function tellEverybody(by: By, sender: Actor, content: Content) {
  const { db, jobs } = by
  const total = Object.values(await readCounters(db, 'users')).reduce((sum, count) => sum + count, 0)
  const broadcastId = await insertBroadcast(db, { senderId: sender.id, ...content, total })
  await recordAudit(db, sender, {
    action: 'notification.sent',
    entityId: broadcastId,
    details: { recipients: total },
  })
  if (!(await deliverNext(by, broadcastId))) await jobs.send(db, 'broadcast', { broadcastId })
  const people = total === 1 ? 'person' : 'people'
  return `Notification sent successfully. It goes to ${total.toLocaleString('en-US')} ${people}.`
}

/** Delivers what is left of a message to everybody: after a crash from where it stopped, and never twice to anybody. */
export async function deliverBroadcast(by: By, broadcastId: string) {
  while (!(await deliverNext(by, broadcastId)));
}

/** Delivers one batch; answers whether that was the last one. */
async function deliverNext({ db, jobs }: By, broadcastId: string) {
  return db.transaction(async (tx) => {
    const broadcast = await lockBroadcast(tx, broadcastId)
    if (!broadcast || broadcast.finishedAt !== null) return true
    const { createdAt, senderId } = broadcast
    const told = await insertForNext(tx, broadcast, {
      after: broadcast.reachedId,
      until: createdAt,
      limit: batchSize,
    })
    const mailed = told.filter(({ mailed }) => mailed).map(({ id }) => ({ notificationId: id }))
    await jobs.sendMany(tx, 'notification-mail', mailed)
    const reachedId = told.at(-1)?.userId ?? broadcast.reachedId
    const finished = !(await isAnybodyAfter(tx, reachedId, createdAt))
    await advanceBroadcast(tx, broadcastId, { reachedId, reached: told.length, finished })
    const people = told.map(({ userId }) => userId)
    await publishLive(tx, people, ['notifications'])
    await publishLive(tx, [senderId, ...(await listAdminIds(tx))], ['broadcasts'])
    return finished
  })
}
