import type { ProviderInvoice } from '#server/gateways/payments/payments.ts'
import { findOwners } from '#server/money/customers/customers.service.ts'
import { recordPayment, recordRefunds } from './payment-ledger.service.ts'
import { sumByInvoice } from './payment-ledger.store.ts'
import type { ProviderContext } from '#server/deps.ts'
import { batch, type Comparison } from './comparison.ts'

const batchSize = 100
const dayMs = 24 * 60 * 60 * 1000
/** More than a month, so that every invoice is compared more than once. */
const lookBackMs = 40 * dayMs

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
const describe = ({ paid, refunded }: { paid: number; refunded: number }) =>
  `${dollars(paid)} paid, ${dollars(refunded)} refunded`

/** Compares the payments and refunds of every invoice of the last forty days with our ledger. */
export async function compareInvoices(context: ProviderContext, comparison: Comparison) {
  const since = new Date(Date.now() - lookBackMs).toISOString()
  for await (const invoices of batch(context.payments.invoicesSince(since), batchSize)) {
    await compare(context, comparison, invoices)
    comparison.invoices += invoices.length
    await comparison.keep()
  }
}

async function compare(context: ProviderContext, comparison: Comparison, invoices: readonly ProviderInvoice[]) {
  const sums = await sumByInvoice(
    context.db,
    invoices.map(({ id }) => id),
  )
  const owners = await findOwners(
    context.db,
    invoices.map(({ customerId }) => customerId),
  )
  for (const invoice of invoices) {
    const ours = sums.get(invoice.id) ?? { paid: 0, refunded: 0 }
    const theirs = { paid: invoice.status === 'paid' ? invoice.amountPaid : 0, refunded: invoice.amountRefunded }
    const isOurs = sums.has(invoice.id) || owners.has(invoice.customerId)
    if (!isOurs || (ours.paid === theirs.paid && ours.refunded === theirs.refunded)) continue
    const charges = ours.refunded < theirs.refunded ? await context.payments.listCharges(invoice.id) : []
    await context.db.transaction(async (db) => {
      const tx = { db, jobs: context.jobs }
      if (ours.paid === 0) await recordPayment(tx, invoice)
      for (const charge of charges) await recordRefunds(tx, charge)
    })
    const mended = (await sumByInvoice(context.db, [invoice.id])).get(invoice.id)
    const left = mended?.paid === theirs.paid && mended.refunded === theirs.refunded ? '' : ' (please look into it)'
    comparison.add({ kind: 'payment', providerId: invoice.id, ours: describe(ours), theirs: describe(theirs) + left })
  }
}
