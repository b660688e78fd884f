import type { Stripe } from 'stripe'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { readSignedEvent } from '#server/gateways/payments/signed-events.ts'
import { createStripeLists } from './stripe-lists.ts'
import { connectStripe, type StripeOptions, type StripeSettings } from './stripe-client.ts'
import { createStripeCustomers } from './stripe-customers.ts'
import { createStripePlanChanges } from './stripe-plan-changes.ts'
import { createStripePlans, type StripePlans } from './stripe-plans.ts'
import { createStripeSubscriptions } from './stripe-subscriptions.ts'
import { conflict, unlessMissing, unlessRefused } from './stripe-errors.ts'
import { toId } from './to-provider-objects.ts'
import { writeOnce } from './stripe-writes.ts'

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
  const hasTestClocks = !/^[rs]k_live_/.test(settings.secretKey)
  const { readTestClock, ...customers } = createStripeCustomers(stripe)
  return {
    provider: options.sandboxFetch ? 'sandbox' : 'stripe',
    publishableKey: settings.publishableKey,
    ...answering(answer, {
      preparePlans: plans.prepare,
      ...customers,
      ...createStripeSubscriptions(stripe, plans),
      ...createStripePlanChanges(stripe, plans),
      ...createStripeCheckouts(stripe, plans),
      ...lists,
    }),
    readEvent: (body, signature) => readSignedEvent(body, signature, settings.webhookSecret, now()),
    allSubscriptions: () => stepwise(answer, allSubscriptions()),
    invoicesSince: (moment) => stepwise(answer, invoicesSince(moment)),
    now: async (customerId) =>
      new Date((hasTestClocks ? await answer(() => readTestClock(customerId)) : null) ?? now()),
  }
}

type Checkouts = Pick<Payments, 'startCheckout' | 'endCheckouts' | 'readCheckoutSubscription'>

function createStripeCheckouts(stripe: Stripe, { findPrice }: StripePlans): Checkouts {
  return {
    async startCheckout({ attemptId, userId, customerId, plan, successUrl, cancelUrl }) {
      const metadata = { userId, attemptId }
      const price = await findPrice(plan)
      const session = await writeOnce(`checkout:${attemptId}`, {
        write: (options) =>
          stripe.checkout.sessions.create(
            {
              mode: 'subscription',
              customer: customerId,
              client_reference_id: userId,
              allowed_payment_method_types: ['card'],
              line_items: [{ price, quantity: 1 }],
              success_url: successUrl,
              cancel_url: cancelUrl,
              metadata,
              subscription_data: { metadata },
            },
            options,
          ),
        // A session that was closed, or open for a day, cannot be used again.
        async findExisting({ id }) {
          const now = await stripe.checkout.sessions.retrieve(id)
          return now.status === 'expired' ? null : now
        },
      })
      // It has been paid there already.
      if (!session.url) throw conflict()
      return session.url
    },

    async endCheckouts(customer) {
      const open = stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })
      for await (const { id } of open)
        await unlessRefused(stripe.checkout.sessions.expire(id, {}, { idempotencyKey: `expire:${id}` }))
    },

    async readCheckoutSubscription(sessionId) {
      // The id comes from the address bar, so it can be any text.
      if (!/^cs_\w+$/.test(sessionId)) return null
      const session = await unlessMissing(stripe.checkout.sessions.retrieve(sessionId))
      return toId(session?.subscription)
    },
  }
}
