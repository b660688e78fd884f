import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { listAdminIds } from '#server/features/users/users.service.ts'
import type { ProviderCharge, ProviderDispute, ProviderInvoice } from '#server/gateways/payments/payments.ts'
import { findOwner } from './customers.store.ts'
import { insertEntries, isInBooks } from './ledger.store.ts'

/** Writes down what cards paid for an invoice, and queues its receipt in the same transaction, once. */
export async function recordPaymentWithReceipt({ db, jobs }: TransactionContext, invoice: ProviderInvoice) {
  const userId = await recordPayment(db, invoice)
  if (userId !== null) await jobs.send(db, 'payment-mail', { mail: 'receipt', userId, invoiceId: invoice.id })
}

/** Writes down what cards paid for an invoice; answers who paid, if it was new. A stranger's is none of ours. */
export async function recordPayment(db: Queryable, invoice: ProviderInvoice) {
  const { id, customerId, status, amountPaid, paidAt, createdAt } = invoice
  if (status !== 'paid' || amountPaid === 0) return null
  const userId = await findOwner(db, customerId)
  if (userId === null) return null
  const occurredAt = paidAt ?? createdAt
  const paid = { kind: 'payment', providerId: id, providerInvoiceId: id, amount: amountPaid, occurredAt } as const
  const inserted = await insertEntries(db, [{ userId, ...paid }])
  if (inserted.length === 0) return null
  await publishLive(db, [userId], ['subscription'])
  return userId
}

/** Whose money it was; undefined for a stranger's. Somebody whose account is gone is still no stranger. */
async function resolveOwner(
  db: Queryable,
  { customerId, invoiceId }: Pick<ProviderCharge, 'customerId' | 'invoiceId'>,
) {
  const userId = customerId === null ? null : await findOwner(db, customerId)
  if (userId !== null) return userId
  return invoiceId !== null && (await isInBooks(db, invoiceId)) ? null : undefined
}

/** Writes down what was given back of a charge, each refund once. */
export async function recordRefunds(db: Queryable, charge: ProviderCharge) {
  const userId = await resolveOwner(db, charge)
  if (userId === undefined) return
  const refunds = charge.refunds.map(({ id, amount, createdAt }) => ({
    userId,
    kind: 'refund' as const,
    providerId: id,
    providerInvoiceId: charge.invoiceId,
    amount: -amount,
    occurredAt: createdAt,
  }))
  const inserted = await insertEntries(db, refunds)
  if (inserted.length > 0) await publishLive(db, [userId], ['subscription'])
}

/** Writes down that a payment is disputed, and tells the admins, who have to answer it at the provider. */
export async function recordDispute(context: TransactionContext, dispute: ProviderDispute) {
  const { db } = context
  const userId = await resolveOwner(db, dispute)
  if (userId === undefined) return
  const { id, invoiceId, amount, reason, createdAt } = dispute
  const entry = { userId, kind: 'dispute', providerId: id, providerInvoiceId: invoiceId, amount: 0 } as const
  const inserted = await insertEntries(db, [{ ...entry, occurredAt: createdAt }])
  if (inserted.length === 0) return
  const admins = await listAdminIds(db)
  for (const adminId of admins)
    await notify(context, {
      userId: adminId,
      type: 'subscription',
      title: 'A payment is disputed',
      message: `The bank of a subscriber disputes $${(amount / 100).toFixed(2)} (${reason.replaceAll('_', ' ')}). Please answer it at the card provider: ${id}.`,
      ...(userId === null ? {} : { relatedEntityId: userId }),
    })
}
