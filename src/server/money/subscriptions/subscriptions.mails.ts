import { plans, productName } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/db/client.ts'
import { button, muted, paragraph } from '#server/platform/mail/blocks.ts'
import { composeMail, reasons } from '#server/platform/mail/compose.ts'
import type { JobData } from '#server/jobs/jobs.ts'
import type { Payments, ProviderReceipt } from '#server/gateways/payments/payments.ts'
import { findPayer, findSubscriber } from './subscribers.store.ts'
import { formatDay } from './transitions.ts'

interface Sources {
  db: Queryable
  payments: Pick<Payments, 'provider' | 'readReceipt'>
}

/** The mail for a job. Null if it is no longer needed. */
export async function composePaymentMail(
  context: Sources,
  config: Pick<Config, 'appUrl'>,
  job: JobData['payment-mail'],
) {
  return job.mail === 'receipt' ? composeReceipt(context, config, job) : composeReminder(context.db, config, job)
}

const openPlan = (appUrl: URL) => button('Open Your Account', new URL('/account', appUrl).href)

type Receipt = Extract<JobData['payment-mail'], { mail: 'receipt' }>
type Reminder = Exclude<JobData['payment-mail'], { mail: 'receipt' }>

/** Reminds a subscriber of an open payment. Null if it was paid in the meantime, or the account is gone or suspended. */
async function composeReminder(db: Queryable, { appUrl }: Pick<Config, 'appUrl'>, { mail, userId }: Reminder) {
  const payer = await findPayer(db, userId)
  if (!payer) return null
  const { plan, graceEnds } = payer
  const { name, price } = plans[plan]
  const until = graceEnds && `You keep your plan until ${formatDay(graceEnds)}.`
  const frame = { appUrl, why: reasons.payment }
  const action = openPlan(appUrl)
  if (mail === 'failed')
    return composeMail(payer, {
      subject: `Your ${productName} payment did not go through`,
      blocks: [
        paragraph(`Your card did not let us charge $${price} for your ${name} plan. ${until}`),
        paragraph(
          'Please check your card, or add another one, under Payment Methods in your account. We then try the payment again.',
        ),
        action,
      ],
      ...frame,
    })
  return composeMail(payer, {
    subject: `Your bank asks you to confirm a ${productName} payment`,
    blocks: [
      paragraph(`The payment of $${price} for your ${name} plan is waiting. ${until}`),
      paragraph('Please open Billing & Invoices in your account and confirm the open invoice there.'),
      action,
    ],
    ...frame,
  })
}

/** The receipt of an invoice. Null if the account is gone or suspended, or the provider has erased the invoice. */
async function composeReceipt(
  { db, payments }: Sources,
  { appUrl }: Pick<Config, 'appUrl'>,
  { userId, invoiceId }: Receipt,
) {
  const subscriber = await findSubscriber(db, userId)
  const receipt = subscriber && (await payments.readReceipt(invoiceId))
  if (!receipt) return null
  const amount = `$${(receipt.amountPaid / 100).toFixed(2)}`
  return composeMail(subscriber, {
    subject: `Here is your ${productName} receipt for ${amount}`,
    blocks: [
      paragraph(`Thank you. You paid ${amount} by card on ${formatDay(receipt.paidAt)}.`),
      paragraph(describePurchase(receipt)),
      ...(payments.provider === 'sandbox' ? [paragraph('This is the sandbox: no money moved.')] : []),
      openPlan(appUrl),
      muted(
        'All your invoices are under Billing & Invoices in your account, where you can also change or cancel your plan.',
      ),
    ],
    appUrl,
    why: reasons.payment,
  })
}

function describePurchase({ plan, periodStart, periodEnd, number }: ProviderReceipt) {
  const what = plan ? `${plans[plan].name} plan` : 'Subscription'
  return `${what}, ${formatDay(periodStart)} to ${formatDay(periodEnd)}${number ? ` (invoice ${number})` : ''}.`
}
