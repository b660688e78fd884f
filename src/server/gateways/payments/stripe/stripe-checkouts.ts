import type { Stripe } from 'stripe'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { conflict, unlessMissing, unlessRefused } from './stripe-errors.ts'
import type { StripePlans } from './stripe-plans.ts'
import { toId } from './to-provider-objects.ts'
import { writeOnce } from './stripe-writes.ts'

type Checkouts = Pick<Payments, 'startCheckout' | 'endCheckouts' | 'readCheckoutSubscription'>

export function createStripeCheckouts(stripe: Stripe, { findPrice }: StripePlans): Checkouts {
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
