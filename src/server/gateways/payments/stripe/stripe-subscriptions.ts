import type { Stripe } from 'stripe'
import type { Payments, ProviderSubscription } from '#server/gateways/payments/payments.ts'
import { conflict, missing, unlessMissing, unlessRefused } from './stripe-errors.ts'
import type { StripePlans } from './stripe-plans.ts'
import { isCanceled, isOver, findPlanItem, readSubscription } from './to-provider-objects.ts'
import { endInvoice, endInvoices, endSubscription, giveBackLastPayment } from './stripe-settlements.ts'
import { writeOnce } from './stripe-writes.ts'

const withSecret = { expand: ['latest_invoice.confirmation_secret'] }

/** The gateway's shape of a subscription; null for other products than our plans. */
export function ours(subscription: Stripe.Subscription): ProviderSubscription {
  const read = readSubscription(subscription)
  if (!read) throw missing()
  return read
}

/** Of a subscription whose latest invoice was read with it. */
export function findOpenInvoice({ latest_invoice: invoice }: Stripe.Subscription) {
  return invoice && typeof invoice !== 'string' && invoice.status === 'open' ? invoice : null
}

const findClientSecret = (subscription: Stripe.Subscription) =>
  subscription.status === 'incomplete'
    ? (findOpenInvoice(subscription)?.confirmation_secret?.client_secret ?? null)
    : null

type Subscriptions = Pick<
  Payments,
  | 'startSubscription'
  | 'readClientSecret'
  | 'abandonSubscription'
  | 'readSubscription'
  | 'listLiveSubscriptions'
  | 'cancelAtPeriodEnd'
  | 'resume'
  | 'cancelNow'
>

export function createStripeSubscriptions(stripe: Stripe, { findPrice }: StripePlans): Subscriptions {
  const read = (id: string) => stripe.subscriptions.retrieve(id, withSecret)

  /** Stripe forgets a key after a day; what was started under it stays to be found. */
  async function findStarted(customer: string, attemptId: string) {
    for await (const subscription of stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
      if (subscription.metadata.attemptId === attemptId) return read(subscription.id)
    return null
  }

  /** Sets a flag that may have been set and cleared before under the same key. */
  async function flag(id: string, name: string, params: Stripe.SubscriptionUpdateParams, isSo: boolean) {
    return writeOnce(`${name}:${id}`, {
      write: (options) => stripe.subscriptions.update(id, params, options),
      async findExisting() {
        const now = await read(id)
        return isOver(now) || isCanceled(now) === isSo ? now : null
      },
    })
  }

  return {
    async startSubscription({ attemptId, userId, customerId, plan }) {
      const price = await findPrice(plan)
      const started =
        (await findStarted(customerId, attemptId)) ??
        (await writeOnce(`start:${attemptId}`, {
          write: (options) =>
            stripe.subscriptions.create(
              {
                customer: customerId,
                items: [{ price }],
                payment_behavior: 'default_incomplete',
                payment_settings: {
                  payment_method_types: ['card'],
                  save_default_payment_method: 'on_subscription',
                },
                metadata: { userId, attemptId },
                ...withSecret,
              },
              options,
            ),
          findExisting: ({ id }) => read(id),
        }))
      return { subscription: ours(started), clientSecret: findClientSecret(started) }
    },

    readClientSecret: async (id) => findClientSecret(await read(id)),

    async abandonSubscription(id) {
      const subscription = await read(id)
      const invoice = findOpenInvoice(subscription)
      if (subscription.status !== 'incomplete') return ours(subscription)
      if (invoice) await unlessRefused(endInvoice(stripe, invoice))
      const after = await read(id)
      // Paid in that moment: it stays. Without an invoice that could be paid it is over, whether or not Stripe says so yet.
      if (after.status !== 'incomplete') return ours(after)
      if (findOpenInvoice(after)) throw conflict()
      return ours(await endSubscription(stripe, id))
    },

    async readSubscription(id) {
      const subscription = await unlessMissing(stripe.subscriptions.retrieve(id))
      return subscription && readSubscription(subscription)
    },

    async listLiveSubscriptions(customer) {
      const found: Stripe.Subscription[] = []
      for await (const subscription of stripe.subscriptions.list({ customer, status: 'all', limit: 100 }))
        if (!isOver(subscription)) found.push(subscription)
      // Listed is the newest first, also among those of the same second.
      return found.toReversed().flatMap((subscription) => readSubscription(subscription) ?? [])
    },

    async cancelAtPeriodEnd(id) {
      const now = await read(id)
      if (isOver(now) || !findPlanItem(now)) throw conflict()
      if (isCanceled(now)) return ours(now)
      return ours(await flag(id, 'cancel-at-period-end', { cancel_at_period_end: true }, true))
    },

    async resume(id) {
      let now: Stripe.Subscription = await read(id)
      if (isOver(now)) throw conflict()
      if (now.cancel_at_period_end) now = await flag(id, 'resume', { cancel_at_period_end: false }, false)
      // The portal may have set a date instead.
      if (now.cancel_at !== null) now = await flag(id, 'resume-date', { cancel_at: '' }, false)
      return ours(now)
    },

    async cancelNow(id, options) {
      const before = await read(id)
      const ended = isOver(before) && before.ended_at ? before : await endSubscription(stripe, id)
      await endInvoices(stripe, id)
      if (options?.refund) await giveBackLastPayment(stripe, id)
      return ours(ended)
    },
  }
}
