import { createHash, randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { PortalSection } from '#contract/payments.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { missing, toPaymentError, unlessMissing } from './stripe-errors.ts'
import { toId, isOver, findPlanItem, readCard } from './to-provider-objects.ts'
import { endInvoices, endSubscription } from './stripe-settlements.ts'
import { writeOnce } from './stripe-writes.ts'

type Customers = Pick<Payments, 'createCustomer' | 'eraseCustomer' | 'openPortal' | 'paymentMethods'>
type Flow = Stripe.BillingPortal.SessionCreateParams.FlowData

/** In Stripe's search language. */
const quoted = (value: string) => `'${value.replaceAll(/['\\]/g, '\\$&')}'`

/** Keys must not contain mail addresses. */
const digest = (text: string) => createHash('sha256').update(text).digest('hex')

export function createStripeCustomers(stripe: Stripe) {
  async function listRunning(customer: string) {
    const found: Stripe.Subscription[] = []
    for await (const subscription of stripe.subscriptions.list({ customer, limit: 100 }))
      if (!isOver(subscription) && findPlanItem(subscription)) found.push(subscription)
    return found
  }

  /** The portal page of a section; null if the section has no page. */
  async function findFlow(customer: string, section: PortalSection | undefined): Promise<Flow | null> {
    if (section === 'methods') return { type: 'payment_method_update' }
    if (section !== 'plan') return null
    const running = (await listRunning(customer)).find(({ status }) => status !== 'incomplete')
    return running ? { type: 'subscription_update', subscription_update: { subscription: running.id } } : null
  }

  async function unlessDeleted({ id }: Stripe.Customer) {
    const customer = await stripe.customers.retrieve(id)
    return customer.deleted ? null : customer
  }

  /** Stripe ends active subscriptions with their customer. Incomplete ones must not be paid afterwards either. */
  async function erase(customer: string) {
    for (const { id } of await listRunning(customer)) {
      await endSubscription(stripe, id)
      await endInvoices(stripe, id)
    }
    await stripe.customers.del(customer, {}, { idempotencyKey: `erase:${customer}` })
  }

  /** A page is for one visit, so that each call makes another one. */
  const openPage = (params: Stripe.BillingPortal.SessionCreateParams) =>
    stripe.billingPortal.sessions.create(params, { idempotencyKey: `portal:${randomUUID()}` })

  const customers: Customers = {
    async createCustomer({ userId, email, name }) {
      // The search finds what is older than a minute, and the key what is younger than a day.
      const { data } = await stripe.customers.search({ query: `metadata['userId']:${quoted(userId)}`, limit: 1 })
      const found = data[0] && (await unlessDeleted(data[0]))
      if (found) return found.id
      const made = await writeOnce(`customer:${userId}:${digest(`${email} ${name}`)}`, {
        write: (options) => stripe.customers.create({ email, name, metadata: { userId } }, options),
        findExisting: unlessDeleted,
      })
      return made.id
    },

    async eraseCustomer(customerId) {
      await unlessMissing(erase(customerId))
    },

    async openPortal({ customerId, returnUrl, section }) {
      const params = { customer: customerId, return_url: returnUrl }
      const flow = await findFlow(customerId, section)
      try {
        return (await openPage(flow ? { ...params, flow_data: flow } : params)).url
      } catch (error) {
        // The portal's settings decide which pages it has.
        if (!flow || toPaymentError(error).reason !== 'conflict') throw error
        return (await openPage(params)).url
      }
    },

    async paymentMethods(customerId) {
      const [customer, running, methods] = await Promise.all([
        stripe.customers.retrieve(customerId),
        listRunning(customerId),
        stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 100 }),
      ])
      if (customer.deleted) throw missing()
      const charged = running.map(({ default_payment_method: method }) => toId(method)).find((id) => id !== null)
      const defaultId = charged ?? toId(customer.invoice_settings.default_payment_method)
      const cards = methods.data.flatMap((method) => readCard(method, defaultId) ?? [])
      return cards.sort((a, b) => Number(b.isDefault) - Number(a.isDefault))
    },
  }
  /** The time of the customer's test clock; null without one. */
  async function readTestClock(customerId: string) {
    const customer = await stripe.customers.retrieve(customerId)
    const clock = customer.deleted ? null : toId(customer.test_clock)
    return clock === null ? null : (await stripe.testHelpers.testClocks.retrieve(clock)).frozen_time * 1000
  }

  return { ...customers, readTestClock }
}
