import type { Stripe } from 'stripe'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { Payments } from '#server/gateways/payments/payments.ts'
import { conflict, missing } from './stripe-errors.ts'
import { toCents } from '#contract/plans.ts'
import type { StripePlans } from './stripe-plans.ts'
import { toId, isOver, toIso, findPlanItem, toSeconds } from './to-provider-objects.ts'
import { endInvoice } from './stripe-settlements.ts'
import { findOpenInvoice, ours } from './stripe-subscriptions.ts'
import { writeOnce } from './stripe-writes.ts'

const withSecret = { expand: ['latest_invoice.confirmation_secret'] }

const isProration = ({ parent }: Stripe.InvoiceLineItem) =>
  (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration === true

const sumTax = ({ taxes }: Stripe.InvoiceLineItem) =>
  (taxes ?? []).reduce((sum, { tax_behavior, amount }) => sum + (tax_behavior === 'exclusive' ? amount : 0), 0)

/** What the change itself costs: a preview may show the next period's charge besides. */
const differenceIn = ({ lines }: Stripe.Invoice) =>
  lines.data.filter(isProration).reduce((sum, line) => sum + line.amount + sumTax(line), 0)

export function createStripePlanChanges(
  stripe: Stripe,
  { findPrice }: StripePlans,
): Pick<Payments, 'previewPlanChange' | 'changePlan'> {
  const read = (id: string) => stripe.subscriptions.retrieve(id, withSecret)

  /** One that runs, and the item of it that changes. */
  async function changeable(id: string) {
    const subscription = await read(id)
    const found = findPlanItem(subscription)
    if (!found) throw missing()
    if (isOver(subscription) || subscription.status === 'incomplete') throw conflict()
    return { subscription, ...found }
  }

  /** What the bank said, of an invoice that is still open. */
  async function findOpenPayment(invoice: Stripe.Invoice) {
    const { data } = await stripe.invoicePayments.list({ invoice: invoice.id, expand: ['data.payment.payment_intent'] })
    const intents = data.map(({ payment }) => payment.payment_intent).filter((intent) => typeof intent === 'object')
    return intents.find(({ status }) => status !== 'canceled') ?? null
  }

  /** Undoes a pending change unless the card holder can confirm it: a declined card changes nothing. */
  async function toOutcome(subscription: Stripe.Subscription) {
    const waiting = subscription.pending_update && findOpenInvoice(subscription)
    if (!waiting) return { subscription: ours(subscription), clientSecret: null }
    const payment = await findOpenPayment(waiting)
    const clientSecret = waiting.confirmation_secret?.client_secret ?? null
    if (clientSecret && payment?.status !== 'requires_payment_method')
      return { subscription: ours(subscription), clientSecret }
    await endInvoice(stripe, waiting)
    throw new PaymentError('declined', payment?.last_payment_error?.message ?? 'Your card was declined.')
  }

  return {
    async previewPlanChange({ subscriptionId, plan, prorationDate }) {
      const { item } = await changeable(subscriptionId)
      const preview = await stripe.invoices.createPreview({
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: item.id, price: await findPrice(plan) }],
          proration_behavior: 'always_invoice',
          ...(prorationDate ? { proration_date: toSeconds(prorationDate) } : {}),
        },
      })
      const balance = differenceIn(preview) + preview.starting_balance
      const at = preview.parent?.subscription_details?.subscription_proration_date ?? preview.created
      return {
        // What is too little to charge is left for the next invoice.
        amountDue: Math.min(preview.amount_due, Math.max(0, balance)),
        credit: Math.max(0, -balance),
        nextAmount: toCents(plan),
        nextBillingDate: toIso(item.current_period_end),
        prorationDate: prorationDate ?? toIso(at),
      }
    },

    async changePlan({ subscriptionId, plan, prorationDate, key }) {
      const { subscription, item, plan: current } = await changeable(subscriptionId)
      if (current === plan) return { subscription: ours(subscription), clientSecret: null }
      const price = await findPrice(plan)
      const written = await writeOnce(`change:${key}`, {
        write: (options) =>
          stripe.subscriptions.update(
            subscriptionId,
            {
              items: [{ id: item.id, price }],
              proration_behavior: 'always_invoice',
              payment_behavior: 'pending_if_incomplete',
              ...(prorationDate ? { proration_date: toSeconds(prorationDate) } : {}),
              ...withSecret,
            },
            options,
          ),
        async findExisting({ pending_update: waited, latest_invoice: invoice }) {
          const id = toId(invoice)
          const given = waited && id ? await stripe.invoices.retrieve(id) : null
          return given?.status === 'void' ? null : read(subscriptionId)
        },
      })
      return toOutcome(written)
    },
  }
}
