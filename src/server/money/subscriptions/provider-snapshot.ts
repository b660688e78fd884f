import type { ProviderContext } from '#server/deps.ts'
import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { findByProviderId, nextSnapshotVersion } from './subscriptions.store.ts'

/** The card provider's answer about one customer. */
export interface ProviderSnapshot {
  /** Assigned before the provider is asked: of two snapshots, the one with the higher version is at least as new. */
  version: number
  customerId: string
  /** The provider's time for this customer. The sandbox's clock can be moved. */
  now: Date
  /** The requested subscription. In a complete snapshot all that have not ended, oldest first. */
  subscriptions: ProviderSubscription[]
  complete: boolean
}

/** Reads one subscription. Null if neither the provider nor we know it. One that only we know has ended. */
export async function fetchSnapshot(
  context: ProviderContext,
  subscriptionId: string,
): Promise<ProviderSnapshot | null> {
  const { db, payments } = context
  const version = await nextSnapshotVersion(db)
  const subscription = (await payments.readSubscription(subscriptionId)) ?? (await toExpired(context, subscriptionId))
  if (!subscription) return null
  const { customerId } = subscription
  return { version, customerId, now: await payments.now(customerId), subscriptions: [subscription], complete: false }
}

/** Reads every subscription of the customer, and again the one of the incomplete snapshot. */
export async function fetchCompleteSnapshot(
  { db, payments }: ProviderContext,
  { customerId, subscriptions: [asked] }: ProviderSnapshot,
): Promise<ProviderSnapshot> {
  const version = await nextSnapshotVersion(db)
  const live = await payments.listLiveSubscriptions(customerId)
  const isMissing = asked && !live.some(({ id }) => id === asked.id)
  const missing = isMissing ? await payments.readSubscription(asked.id) : null
  const subscriptions = missing?.status === 'expired' ? [...live, missing] : live
  return { version, customerId, now: await payments.now(customerId), subscriptions, complete: true }
}

async function toExpired({ db }: ProviderContext, id: string): Promise<ProviderSubscription | null> {
  const known = await findByProviderId(db, id)
  if (!known?.customerId) return null
  const { plan, currentPeriodStart, currentPeriodEnd } = known.subscription
  return { id, customerId: known.customerId, plan, status: 'expired', currentPeriodStart, currentPeriodEnd }
}
