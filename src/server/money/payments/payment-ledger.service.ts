import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { ProviderCharge, ProviderDispute, ProviderInvoice } from '#server/gateways/payments/payments.ts'
import { findOwner } from '#server/money/customers/customers.service.ts'
import { insertEntries, isInBooks } from './payment-ledger.store.ts'

/** Records the card payment of an invoice, and mails its receipt, once. */
export async function recordPayment(
  context: TransactionContext,
  invoice: ProviderInvoice,
  { isReceiptMailed } = { isReceiptMailed: true },
) {
  const { id, customerId, status, amountPaid, paidAt, createdAt } = invoice
  if (status !== 'paid' || amountPaid === 0) return
  const userId = await findOwner(context.db, customerId)
  if (userId === null) return
  const occurredAt = paidAt ?? createdAt
  const paid = { kind: 'payment', providerId: id, providerInvoiceId: id, amount: amountPaid, occurredAt } as const
  const inserted = await insertEntries(context.db, [{ userId, ...paid }])
  if (inserted.length === 0) return
  await recordEvent(context, systemSource, { type: 'payment.recorded', userId, invoiceId: id, isReceiptMailed })
}

/** The account of a charge; null if the account is gone, undefined if the customer is unknown. */
async function resolveOwner(
  db: Queryable,
  { customerId, invoiceId }: Pick<ProviderCharge, 'customerId' | 'invoiceId'>,
) {
  const userId = customerId === null ? null : await findOwner(db, customerId)
  if (userId !== null) return userId
  return invoiceId !== null && (await isInBooks(db, invoiceId)) ? null : undefined
}

export async function recordRefunds(context: TransactionContext, charge: ProviderCharge) {
  const userId = await resolveOwner(context.db, charge)
  if (userId === undefined) return
  const refunds = charge.refunds.map(({ id, amount, createdAt }) => ({
    userId,
    kind: 'refund' as const,
    providerId: id,
    providerInvoiceId: charge.invoiceId,
    amount: -amount,
    occurredAt: createdAt,
  }))
  const inserted = await insertEntries(context.db, refunds)
  if (inserted.length > 0) await recordEvent(context, systemSource, { type: 'refunds.recorded', userId })
}

/**
 * Records a disputed payment, and once it is lost the money that the bank took back: two entries, each of them once. The
 * admins are notified of both, because they must answer a dispute at the provider.
 */
export async function recordDispute(context: TransactionContext, dispute: ProviderDispute) {
  const { db } = context
  const userId = await resolveOwner(db, dispute)
  if (userId === undefined) return
  const { id, invoiceId, amount, reason, outcome, createdAt } = dispute
  const entry = { userId, kind: 'dispute', providerInvoiceId: invoiceId, occurredAt: createdAt } as const
  const opened = await insertEntries(db, [{ ...entry, providerId: id, amount: 0 }])
  const lost =
    outcome === 'lost' ? await insertEntries(db, [{ ...entry, providerId: `${id}:lost`, amount: -amount }]) : []
  const about = `$${(amount / 100).toFixed(2)} (${reason.replaceAll('_', ' ')})`
  const type = lost.length > 0 ? 'dispute.lost' : opened.length > 0 && outcome === 'open' ? 'dispute.opened' : null
  if (type) await recordEvent(context, systemSource, { type, userId, disputeId: id, about })
}
