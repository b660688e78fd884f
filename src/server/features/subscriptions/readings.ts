import type { ProviderSubscription } from '#server/gateways/payments/payments.ts'
import type { AtProvider } from '#server/features/payments/payments.service.ts'
import { findByProviderId, nextReading } from './subscriptions.store.ts'

/** What the provider said when it was asked. */
export interface Reading {
  /** Taken before asking: of two readings the one with the higher number is at least as new. */
  number: number
  customerId: string
  /** What time it was for the customer. */
  now: Date
  /** The subscription asked for; and, in a reading of all, every one that is not over, the oldest first. */
  held: ProviderSubscription[]
  all: boolean
}

/** Reads one subscription; null if neither the provider nor we know of it. One that only we know of is over. */
export async function readOne({ db, payments }: AtProvider, subscriptionId: string): Promise<Reading | null> {
  const number = await nextReading(db)
  const held = (await payments.readSubscription(subscriptionId)) ?? (await unknownToProvider({ db }, subscriptionId))
  if (!held) return null
  const { customerId } = held
  return { number, customerId, now: await payments.now(customerId), held: [held], all: false }
}

/** Reads all that the customer has, and the one that was asked for. */
export async function readAll(by: AtProvider, { customerId, held: [asked] }: Reading): Promise<Reading> {
  const number = await nextReading(by.db)
  const held = await by.payments.liveSubscriptionsOf(customerId)
  const isOver = asked && !held.some(({ id }) => id === asked.id)
  const over = isOver ? await by.payments.readSubscription(asked.id) : null
  return {
    number,
    customerId,
    now: await by.payments.now(customerId),
    held: over?.status === 'expired' ? [...held, over] : held,
    all: true,
  }
}

async function unknownToProvider({ db }: Pick<AtProvider, 'db'>, id: string): Promise<ProviderSubscription | null> {
  const found = await findByProviderId(db, id)
  if (!found?.customerId) return null
  const { plan, currentPeriodStart, currentPeriodEnd } = found.subscription
  return { id, customerId: found.customerId, plan, status: 'expired', currentPeriodStart, currentPeriodEnd }
}
