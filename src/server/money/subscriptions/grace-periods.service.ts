import type { ProviderContext } from '#server/deps.ts'
import { isLive, listInGrace } from './subscriptions.store.ts'
import { syncSubscription } from './subscription-sync.service.ts'

const batch = 100

/**
 * Cancels a duplicate subscription with a refund. Asks the provider again first, because by now it may be the one that stays.
 */
export async function cancelDuplicate(context: ProviderContext, subscriptionId: string) {
  const subscription = await context.payments.readSubscription(subscriptionId)
  if (subscription && subscription.status !== 'expired') {
    const all = await context.payments.listLiveSubscriptions(subscription.customerId)
    const stays = all.find(({ status }) => isLive(status))
    if (stays && stays.id !== subscriptionId) await context.payments.cancelNow(subscriptionId, { refund: true })
  }
  await syncSubscription(context, subscriptionId)
}

/** Ends the access of people who have not paid within the grace period. */
export async function endExpiredGracePeriods(context: ProviderContext) {
  let after: string | null = null
  for (;;) {
    const people = await listInGrace(context.db, { after, limit: batch })
    for (const { customerId, graceEnds, providerSubscriptionId } of people) {
      if (customerId === null || graceEnds === null) continue
      const now = await context.payments.now(customerId)
      if (Date.parse(graceEnds) <= now.getTime()) await syncSubscription(context, providerSubscriptionId)
    }
    const last = people.at(-1)
    if (!last || people.length < batch) return
    after = last.userId
  }
}
