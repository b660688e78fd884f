import { plans, productName } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/db/client.ts'
import { composeMail } from '#server/features/mail/compose.ts'
import type { Payments, ProviderReceipt } from '#server/gateways/payments/payments.ts'
import { findSubscriber } from './subscribers.store.ts'
import { formatDay } from './subscription-messages.ts'

/** The receipt of an invoice. Null if the account is gone or suspended, or the provider has erased the invoice. */
export async function composeReceipt(
  { db, payments }: { db: Queryable; payments: Pick<Payments, 'provider' | 'readReceipt'> },
  { appUrl }: Pick<Config, 'appUrl'>,
  { userId, invoiceId }: { userId: string; invoiceId: string },
) {
  const subscriber = await findSubscriber(db, userId)
  const receipt = subscriber && (await payments.readReceipt(invoiceId))
  if (!receipt) return null
  const amount = `$${(receipt.amountPaid / 100).toFixed(2)}`
  return composeMail(subscriber, {
    subject: `Your ${productName} receipt: ${amount}`,
    paragraphs: [
      `Thank you. ${amount} was paid by card on ${formatDay(receipt.paidAt)}.`,
      paidFor(receipt),
      ...(payments.provider === 'sandbox' ? ['This is the sandbox: no money moved.'] : []),
      'All your invoices are under Billing & Invoices in your account, where you can also change or cancel your plan.',
    ],
    action: { label: 'Open Your Account', url: new URL('/account', appUrl).href },
  })
}

function paidFor({ plan, periodStart, periodEnd, number }: ProviderReceipt) {
  const what = plan ? `${plans[plan].name} plan` : 'Subscription'
  return `${what}, ${formatDay(periodStart)} to ${formatDay(periodEnd)}${number ? ` (invoice ${number})` : ''}.`
}
