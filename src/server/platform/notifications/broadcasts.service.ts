import type { sendNotification } from '#contract/notifications.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { TransactionContext } from '#server/deps.ts'
import { canSee, type Actor } from '#server/db/ownership.ts'
import { systemSource, type Source } from '#server/events/declaration.ts'
import { readCounters } from '#server/db/counters.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { notFound } from '#server/http/errors.ts'
import { advanceBroadcast, insertBroadcast, hasAccountAfter, lockBroadcast } from './broadcasts.store.ts'
import { insertBatch, lockAccount } from './notifications.store.ts'

/** Accounts per transaction. */
const batchSize = 1_000

type Content = { title: string; message: string }

/** Sends a message to one person or, without a recipient, to all accounts. Returns the confirmation text. */
export async function sendMessage(
  { db, jobs }: TransactionContext,
  sender: Actor,
  { recipientId, aboutId = null, ...content }: BodyOf<typeof sendNotification>,
) {
  return db.transaction(async (tx) => {
    const context = { db: tx, jobs }
    return recipientId
      ? sendToOne(context, sender, recipientId, { ...content, aboutId })
      : sendToAll(context, sender, content)
  })
}

async function sendToOne(
  context: TransactionContext,
  sender: Actor,
  recipientId: string,
  content: Content & { aboutId: string | null },
) {
  const { db } = context
  if (!(await lockAccount(db, recipientId))) throw notFound('User not found')
  const byManager = sender.role === 'account_manager'
  await recordEvent(context, sender, {
    type: 'notification.sent',
    userId: recipientId,
    ...content,
    byManager,
    byOwnManager: byManager && (await canSee(db, sender, recipientId)),
  })
  return 'Notification sent successfully'
}

/** Delivers the first batch at once. */
async function sendToAll(context: TransactionContext, sender: Actor, content: Content) {
  const { db } = context
  const total = Object.values(await readCounters(db, 'users')).reduce((sum, count) => sum + count, 0)
  const broadcastId = await insertBroadcast(db, { senderId: sender.id, ...content, total })
  const isDelivered = await deliverNext(context, sender, broadcastId)
  await recordEvent(context, sender, {
    type: 'broadcast.sent',
    userId: null,
    broadcastId,
    recipients: total,
    isDelivered,
  })
  const people = total === 1 ? 'person' : 'people'
  return `Notification sent successfully. It goes to ${total.toLocaleString('en-US')} ${people}.`
}

/** Delivers the remaining batches. After a crash it resumes, and no account gets the message twice. */
export async function deliverBroadcast(context: TransactionContext, broadcastId: string) {
  while (!(await deliverNext(context, systemSource, broadcastId)));
}

/** Delivers one batch. Returns whether it was the last one. */
async function deliverNext({ db, jobs }: TransactionContext, source: Source, broadcastId: string) {
  return db.transaction(async (tx) => {
    const broadcast = await lockBroadcast(tx, broadcastId)
    if (!broadcast || broadcast.finishedAt !== null) return true
    const { createdAt, senderId } = broadcast
    const delivered = await insertBatch(tx, broadcast, {
      after: broadcast.reachedId,
      until: createdAt,
      limit: batchSize,
    })
    const mailed = delivered.filter(({ mailed }) => mailed).map(({ id }) => ({ notificationId: id }))
    await jobs.sendMany(tx, 'notification-mail', mailed)
    const reachedId = delivered.at(-1)?.userId ?? broadcast.reachedId
    const finished = !(await hasAccountAfter(tx, reachedId, createdAt))
    await advanceBroadcast(tx, broadcastId, { reachedId, reached: delivered.length, finished })
    await recordEvent({ db: tx, jobs }, source, {
      type: 'broadcast.delivered',
      userId: null,
      senderId,
      recipientIds: delivered.map(({ userId }) => userId),
    })
    return finished
  })
}
