import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import { recordAudit, systemSource } from '#server/features/audit/audit.service.ts'
import type { Source } from '#server/features/audit/audit.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import {
  findAccountManager,
  listAdminIds,
  notifyAdmins,
  notifyOfWaitingClient,
} from '#server/features/users/users.service.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'
import { getMessages } from './subscription-messages.ts'
import type { Transition } from './subscription-messages.ts'

type Change = Transition & { before: SubscriptionRow | null; after: SubscriptionRow }

/** Notifies the subscriber and, by live updates, their manager and the admins; writes the audit entries. */
export async function notifyTransition(context: TransactionContext, change: Change, source: Source = systemSource) {
  const { db, jobs } = context
  const { userId, id } = change.after
  for (const { title, message, audit, mail } of getMessages(change)) {
    await notify(context, { userId, type: 'subscription', title, message, relatedEntityId: id })
    if (audit) await recordAudit(db, source, { ...audit, subjectId: userId, entityId: id })
    if (mail) await jobs.send(db, 'payment-mail', { mail, userId })
  }
  if (isSame(change)) return
  await publishLive(db, [userId], ['subscription'])
  await publishLive(db, [await findAccountManager(db, userId)], ['clients'])
  // A new subscriber now waits for an account manager.
  if (change.hasAccess && !change.hadAccess) await notifyOfWaitingClient(context, userId)
  await notifyAdmins(db)
}

function isSame({ before, after, hadAccess, hasAccess }: Change) {
  return (
    hadAccess === hasAccess &&
    before?.status === after.status &&
    before.plan === after.plan &&
    before.currentPeriodEnd === after.currentPeriodEnd
  )
}

/** Cancels a second paid subscription with a refund, and notifies the subscriber and the admins. */
export async function notifyDuplicate(
  context: TransactionContext,
  { userId, id, providerSubscriptionId }: SubscriptionRow,
) {
  const { db, jobs } = context
  await jobs.send(db, 'cancel-duplicate-subscription', { subscriptionId: providerSubscriptionId })
  await notify(context, {
    userId,
    type: 'subscription',
    title: 'You subscribed twice',
    message: 'We are ending the second subscription and refunding it to your card.',
    relatedEntityId: id,
  })
  for (const adminId of await listAdminIds(db))
    await notify(context, {
      userId: adminId,
      type: 'subscription',
      title: 'A second subscription is being ended',
      message: `One person has paid for two subscriptions. The later one, ${providerSubscriptionId}, is ended and refunded.`,
      relatedEntityId: userId,
    })
  await publishLive(db, [userId], ['subscription'])
}
