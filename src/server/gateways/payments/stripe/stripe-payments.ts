import type { Payments } from '#server/gateways/payments/payments.ts'
import { readSignedEvent } from '#server/gateways/payments/signed-events.ts'
import { createStripeLists } from './stripe-lists.ts'
import { createStripeCheckouts } from './stripe-checkouts.ts'
import { connectStripe } from './stripe-client.ts'
import type { StripeOptions, StripeSettings } from './stripe-client.ts'
import { createStripeCustomers } from './stripe-customers.ts'
import { createStripePlanChanges } from './stripe-plan-changes.ts'
import { createStripePlans } from './stripe-plans.ts'
import { createStripeSubscriptions } from './stripe-subscriptions.ts'

type Answer = <Result>(work: () => Promise<Result>) => Promise<Result>
type Calls = Record<string, (...args: never[]) => Promise<unknown>>

/** Each call answers in time, and fails with a `PaymentError` only. */
function answering<Works extends Calls>(answer: Answer, works: Works): Works {
  const calls = Object.entries(works).map(([name, work]) => [
    name,
    (...args: Parameters<typeof work>) => answer(() => work(...args)),
  ])
  return Object.fromEntries(calls)
}

/** A list of any length, each step of which answers in time. */
async function* stepwise<Item>(answer: Answer, list: AsyncGenerator<Item | null>): AsyncGenerator<Item> {
  for (;;) {
    const step = await answer(() => list.next())
    if (step.done) return
    if (step.value !== null) yield step.value
  }
}

/** Card payments by Stripe. It keeps nothing but the ids of the plans' prices. */
export function createStripePayments(settings: StripeSettings, options: StripeOptions): Payments {
  const { stripe, answer } = connectStripe(settings, options)
  const plans = createStripePlans(stripe)
  const { lists, allSubscriptions, invoicesSince } = createStripeLists(stripe)
  const now = options.now ?? Date.now
  return {
    provider: 'stripe',
    publishableKey: settings.publishableKey,
    ...answering(answer, {
      preparePlans: plans.prepare,
      ...createStripeCustomers(stripe),
      ...createStripeSubscriptions(stripe, plans),
      ...createStripePlanChanges(stripe, plans),
      ...createStripeCheckouts(stripe, plans),
      ...lists,
    }),
    readEvent: (body, signature) => readSignedEvent(body, signature, settings.webhookSecret, now()),
    allSubscriptions: () => stepwise(answer, allSubscriptions()),
    invoicesSince: (moment) => stepwise(answer, invoicesSince(moment)),
    now: async () => new Date(now()),
  }
}
