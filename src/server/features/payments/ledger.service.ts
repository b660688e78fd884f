import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { listAdminIds } from '#server/features/users/users.service.ts'
import type { ProviderCharge, ProviderDispute, ProviderInvoice } from '#server/gateways/payments/payments.ts'
import { findOwner } from './customers.store.ts'
import { insertEntries, isInBooks } from './ledger.store.ts'

/** Records the card payment of an invoice and queues its receipt once, in the same transaction. */
export async function recordPaymentWithReceipt({ db, jobs }: TransactionContext, invoice: ProviderInvoice) {
  const userId = await recordPayment(db, invoice)
  if (userId !== null) await jobs.send(db, 'payment-mail', { mail: 'receipt', userId, invoiceId: invoice.id })
}

/** Records the card payment of an invoice. Returns the payer if the entry is new. Null for an unknown customer. */
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

/** The account of a charge; null if the account is gone, undefined if the customer is unknown. */
async function resolveOwner(
  db: Queryable,
  { customerId, invoiceId }: Pick<ProviderCharge, 'customerId' | 'invoiceId'>,
) {
  const userId = customerId === null ? null : await findOwner(db, customerId)
  if (userId !== null) return userId
  return invoiceId !== null && (await isInBooks(db, invoiceId)) ? null : undefined
}

/** Records each refund of a charge once. */
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
  if (lost.length > 0)
    await notifyAdmins(context, userId, {
      title: 'A dispute was lost',
      message: `The bank of a subscriber took back ${about}. The dispute at the card provider is ${id}.`,
    })
  else if (opened.length > 0 && outcome === 'open')
    await notifyAdmins(context, userId, {
      title: 'A payment is disputed',
      message: `The bank of a subscriber disputes ${about}. Please answer it at the card provider: ${id}.`,
    })
}

async function notifyAdmins(
  context: TransactionContext,
  userId: string | null,
  texts: { title: string; message: string },
) {
  const related = userId === null ? {} : { relatedEntityId: userId }
  for (const adminId of await listAdminIds(context.db))
    await notify(context, { userId: adminId, type: 'subscription', ...texts, ...related })
}
