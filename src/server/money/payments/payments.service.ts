import type { Invoice } from '#contract/payments.ts'
import type { ProviderContext } from '#server/deps.ts'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import type { Payments, ProviderInvoice } from '#server/gateways/payments/payments.ts'
import { HttpError, conflict } from '#server/http/errors.ts'
import { answerInTime, findCustomer } from '#server/money/customers/customers.service.ts'
import { recordPayment } from './payment-ledger.service.ts'

export { recordPayment } from './payment-ledger.service.ts'
export { listLedgerForUser } from './payment-ledger.store.ts'

/**
 * Records the person's payments, then has the provider end their subscriptions and erase them. Returns the customer id. A
 * failure is a conflict and changes nothing here.
 */
export async function eraseAtProvider(context: ProviderContext, userId: string, failure: string) {
  const customerId = await findCustomer(context.db, userId)
  if (customerId === null) return null
  try {
    await answerInTime(settleAndErase(context, customerId))
  } catch (error) {
    throw error instanceof HttpError ? conflict(failure) : error
  }
  return customerId
}

async function settleAndErase(context: ProviderContext, customerId: string) {
  for (const invoice of await invoicesIfKnown(context.payments, customerId))
    await recordPayment(context, invoice, { isReceiptMailed: false })
  await context.payments.eraseCustomer(customerId)
}

/** A customer that the provider has erased has no more invoices. */
async function invoicesIfKnown(payments: Payments, customerId: string) {
  try {
    return await payments.listInvoices(customerId)
  } catch (error) {
    if (error instanceof PaymentError && error.reason === 'missing') return []
    throw error
  }
}

/** Converts cents to dollars. Drafts are left out. */
export function presentInvoice(invoice: ProviderInvoice): Invoice[] {
  const { id, number, createdAt, total, amountPaid, amountRefunded, status, url } = invoice
  if (status === 'draft') return []
  return [{ id, number, createdAt, total: total / 100, paid: (amountPaid - amountRefunded) / 100, status, url }]
}
