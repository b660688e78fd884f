import type { Stripe } from 'stripe'
import type {
  Payments,
  ProviderCharge,
  ProviderDispute,
  ProviderInvoice,
  ProviderSubscription,
} from '#server/gateways/payments/payments.ts'
import { unlessMissing } from './stripe-errors.ts'
import {
  billedLine,
  toId,
  toIso,
  listPayments,
  readInvoice,
  readReceipt,
  readRefund,
  readSubscription,
  toSeconds,
} from './to-provider-objects.ts'

type Lists = Pick<
  Payments,
  'listInvoices' | 'readInvoice' | 'readReceipt' | 'readCharge' | 'listCharges' | 'readDispute'
>
const withPayments = ['data.payments']

/** The states in which a dispute has ended. A closed inquiry took no money. */
const disputeOutcomes: Partial<Record<Stripe.Dispute.Status, ProviderDispute['outcome']>> = {
  lost: 'lost',
  won: 'won',
  warning_closed: 'won',
  prevented: 'won',
}

/** What was given back of each payment: an invoice does not say so itself, and its charges are never older than it is. */
function createRefunds() {
  const refunded = new Map<string, number>()
  return {
    add(charge: Stripe.Charge) {
      const payment = toId(charge.payment_intent) ?? charge.id
      refunded.set(payment, (refunded.get(payment) ?? 0) + charge.amount_refunded)
    },
    of: (invoice: Stripe.Invoice) =>
      listPayments(invoice).reduce((sum, payment) => sum + (refunded.get(payment) ?? 0), 0),
  }
}

export function createStripeLists(stripe: Stripe) {
  async function refundsSince({ customer, created }: Stripe.Invoice) {
    const refunds = createRefunds()
    const charges = { customer: toId(customer) ?? undefined, created: { gte: created }, limit: 100 }
    for await (const charge of stripe.charges.list(charges)) refunds.add(charge)
    return refunds
  }

  async function chargeWithRefunds({ id, customer }: Stripe.Charge, invoiceId: string | null) {
    const refunds: Stripe.Refund[] = []
    for await (const refund of stripe.refunds.list({ charge: id, limit: 100 })) refunds.push(refund)
    return {
      id,
      customerId: toId(customer),
      invoiceId,
      refunds: refunds.flatMap((refund) => readRefund(refund) ?? []),
    }
  }

  async function invoiceOfPayment(paymentIntent: Stripe.Charge['payment_intent']) {
    const id = toId(paymentIntent)
    if (!id) return null
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: id },
      limit: 1,
    })
    return toId(data[0]?.invoice)
  }

  const lists: Lists = {
    async listInvoices(customer) {
      const { data } = await stripe.invoices.list({ customer, limit: 24, expand: withPayments })
      const oldest = data.at(-1)
      if (!oldest) return []
      const refunds = await refundsSince(oldest)
      return data.map((invoice) => readInvoice(invoice, refunds.of(invoice)))
    },

    async readInvoice(id) {
      const invoice = await unlessMissing(stripe.invoices.retrieve(id, { expand: ['payments'] }))
      if (!invoice) return null
      const refunded = invoice.amount_paid > 0 ? (await refundsSince(invoice)).of(invoice) : 0
      return readInvoice(invoice, refunded)
    },

    async readReceipt(id) {
      const invoice = await unlessMissing(stripe.invoices.retrieve(id))
      if (!invoice) return null
      const line = billedLine(invoice)
      // The price of a line is more than the four levels deep that can be asked for at once.
      const price = toId(line?.pricing?.price_details?.price)
      return readReceipt(invoice, line, price === null ? null : await unlessMissing(stripe.prices.retrieve(price)))
    },

    async readCharge(id) {
      const charge = await unlessMissing(stripe.charges.retrieve(id))
      return charge && chargeWithRefunds(charge, await invoiceOfPayment(charge.payment_intent))
    },

    async listCharges(invoiceId) {
      const invoice = await unlessMissing(stripe.invoices.retrieve(invoiceId, { expand: ['payments'] }))
      const charges: ProviderCharge[] = []
      for (const payment of invoice ? listPayments(invoice) : []) {
        const { data } = payment.startsWith('pi_')
          ? await stripe.charges.list({ payment_intent: payment, limit: 100 })
          : { data: [await stripe.charges.retrieve(payment)] }
        for (const charge of data) charges.push(await chargeWithRefunds(charge, invoiceId))
      }
      return charges
    },

    async readDispute(id) {
      const dispute = await unlessMissing(stripe.disputes.retrieve(id, { expand: ['charge'] }))
      if (!dispute) return null
      const { charge, amount, reason, status, created } = dispute
      return {
        id,
        customerId: typeof charge === 'string' ? null : toId(charge.customer),
        invoiceId: await invoiceOfPayment(dispute.payment_intent),
        amount,
        reason,
        outcome: disputeOutcomes[status] ?? 'open',
        createdAt: toIso(created),
      }
    },
  }

  // What is null is nothing to hand on, but a step that was made.
  async function* allSubscriptions(): AsyncGenerator<ProviderSubscription | null> {
    for await (const subscription of stripe.subscriptions.list({ status: 'all', limit: 100 }))
      yield readSubscription(subscription)
  }

  async function* invoicesSince(moment: string): AsyncGenerator<ProviderInvoice | null> {
    const created = { gte: toSeconds(moment) }
    const refunds = createRefunds()
    for await (const charge of stripe.charges.list({ created, limit: 100 })) {
      refunds.add(charge)
      yield null
    }
    for await (const invoice of stripe.invoices.list({ created, limit: 100, expand: withPayments }))
      yield readInvoice(invoice, refunds.of(invoice))
  }

  return { lists, allSubscriptions, invoicesSince }
}
