import { plans, productName } from '#contract/plans.ts'
import type { Config } from '#server/config.ts'
import type { Queryable } from '#server/db/client.ts'
import { composeMail } from '#server/features/mail/compose.ts'
import type { JobData } from '#server/gateways/jobs.ts'
import { findPayer } from './subscribers.store.ts'
import { dayOf } from './transitions.ts'

/** Tells a subscriber what to do about a payment; null if it has arrived meanwhile, or the account is gone or suspended. */
export async function composePaymentMail(
  db: Queryable,
  { appUrl }: Pick<Config, 'appUrl'>,
  { mail, userId }: JobData['payment-mail'],
) {
  const found = await findPayer(db, userId)
  if (!found) return null
  const { plan, graceEnds } = found
  const { name, price } = plans[plan]
  const paid = `The payment of $${price} for your ${name} plan`
  const until = graceEnds && `You keep your plan until ${dayOf(graceEnds)}.`
  const action = { label: 'Open your account', url: new URL('/account', appUrl).href }
  if (mail === 'failed')
    return composeMail(found, {
      subject: `Your ${productName} payment did not go through`,
      paragraphs: [
        `${paid} did not go through. ${until}`,
        'Please check your card, or give another one, under Payment Methods in your account. The payment is then tried again.',
      ],
      action,
    })
  return composeMail(found, {
    subject: `Your bank asks you to confirm a ${productName} payment`,
    paragraphs: [
      `${paid} waits for you: your bank wants you to confirm it. ${until}`,
      'Please open Billing & Invoices in your account and confirm the open invoice there.',
    ],
    action,
  })
}
