import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import { recordAudit, theProduct } from '#server/features/audit/audit.service.ts'
import type { Source } from '#server/features/audit/audit.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findAccountManager, listAdminIds, tellAdmins, tellOfWaiting } from '#server/features/users/users.service.ts'
import type { Jobs } from '#server/gateways/jobs.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'
import { tellOf } from './transitions.ts'
import type { Transition } from './transitions.ts'

type Inside = { db: Queryable; jobs: Jobs }
type Change = Transition & { before: SubscriptionRow | null; after: SubscriptionRow }

/** Tells of one subscription that has changed: its person, the people who look after them, and the audit log. */
export async function tellTransition(by: Inside, change: Change, { source = theProduct }: { source?: Source }) {
  const { db, jobs } = by
  const { userId, id } = change.after
  for (const { title, message, audit, mail } of tellOf(change)) {
    await notify(by, { userId, type: 'subscription', title, message, relatedEntityId: id })
    if (audit) await recordAudit(db, source, { ...audit, subjectId: userId, entityId: id })
    if (mail) await jobs.send(db, 'payment-mail', { mail, userId })
  }
  if (isSame(change)) return
  await publishLive(db, [userId], ['subscription'])
  await publishLive(db, [await findAccountManager(db, userId)], ['clients'])
  // Whoever subscribes waits for an account manager from now on.
  if (change.hasAccess && !change.hadAccess) await tellOfWaiting(by, userId)
  await tellAdmins(db)
}

function isSame({ before, after, hadAccess, hasAccess }: Change) {
  return (
    hadAccess === hasAccess &&
    before?.status === after.status &&
    before.plan === after.plan &&
    before.currentPeriodEnd === after.currentPeriodEnd
  )
}

/** Somebody paid for a second subscription: it is ended at the provider, and its money goes back. */
export async function tellDouble(by: Inside, { userId, id, providerSubscriptionId }: SubscriptionRow) {
  const { db, jobs } = by
  await jobs.send(db, 'end-double', { subscriptionId: providerSubscriptionId })
  await notify(by, {
    userId,
    type: 'subscription',
    title: 'You subscribed twice',
    message: 'The second subscription is being ended, and what it cost is refunded to your card.',
    relatedEntityId: id,
  })
  for (const adminId of await listAdminIds(db))
    await notify(by, {
      userId: adminId,
      type: 'subscription',
      title: 'A second subscription is being ended',
      message: `One person has paid for two subscriptions. The later one, ${providerSubscriptionId}, is ended and refunded.`,
      relatedEntityId: userId,
    })
  await publishLive(db, [userId], ['subscription'])
}
