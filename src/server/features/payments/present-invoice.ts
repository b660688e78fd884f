import type { Invoice } from '#contract/payments.ts'
import type { ProviderInvoice } from '#server/gateways/payments/payments.ts'

/** Converts cents to dollars. Drafts are left out. */
export function presentInvoice(invoice: ProviderInvoice): Invoice[] {
  const { id, number, createdAt, total, amountPaid, amountRefunded, status, url } = invoice
  if (status === 'draft') return []
  return [{ id, number, createdAt, total: total / 100, paid: (amountPaid - amountRefunded) / 100, status, url }]
}
