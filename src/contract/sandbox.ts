import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits, text, timestamp } from './fields.ts'
import { invoice, paymentMethod } from './payments.ts'
import { planId } from './plans.ts'
import { subscription } from './subscriptions.ts'

/** The sandbox card provider, which takes no money. With the real provider each of these calls answers 404. */

export const testCards = {
  succeeds: { number: '4242424242424242', brand: 'visa', last4: '4242' },
  declined: { number: '4000000000000002', brand: 'visa', last4: '0002' },
  asks: { number: '4000002500003155', brand: 'visa', last4: '3155' },
} as const
export type TestCard = keyof typeof testCards

export const testCardHint =
  'The sandbox takes test cards only: 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for confirmation.'

/** What is typed into the form of the sandbox. Only which test card it is and its expiry outlive the call. */
export const sandboxCard = z.object({
  number: z
    .pipe(
      text(40),
      z.transform((value) => value.replace(/[\s-]/g, '')),
    )
    .check(z.refine((value) => Object.values(testCards).some((card) => card.number === value), testCardHint)),
  expiry: text(10).check(
    z.regex(/^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|20\d{2})$/, 'Please enter the expiry as MM / YY'),
    z.refine(isFuture, 'This card has expired'),
  ),
  cvc: text(4).check(z.regex(/^\d{3,4}$/, 'Please enter the three or four digits of the CVC')),
  /** The card holder's answer to the bank. */
  confirmed: z.optional(z.boolean()),
})
export type SandboxCard = z.infer<typeof sandboxCard>

/** Whether the card still holds on the last day of the month that is on it. */
function isFuture(expiry: string) {
  const [month, year] = expiry.split('/').map(Number)
  if (!month || year === undefined) return false
  return Date.UTC(year < 100 ? 2000 + year : year, month) > Date.now()
}

/** `requires_action`: the bank asks the holder first; the same call with `confirmed` answers it. */
const payment = z.object({ status: z.enum(['succeeded', 'requires_action']) })

export const confirmSandboxPayment = endpoint('POST', '/api/sandbox/payments/confirm', {
  summary: 'Pays the own first invoice by its client secret, or confirms a payment the bank asked about',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  idempotency: 'ignored',
  body: z.extend(sandboxCard, { clientSecret: text(200) }),
  reply: payment,
})

const session = z.object({ id: text(200) })

export const readSandboxCheckout = endpoint('GET', '/api/sandbox/checkouts/:id', {
  summary: 'An own checkout session of the sandbox',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  whileViewing: 'refused',
  params: session,
  reply: z.object({
    plan: planId,
    status: z.enum(['open', 'complete', 'expired']),
    successUrl: z.string(),
    cancelUrl: z.string(),
  }),
})

export const paySandboxCheckout = endpoint('POST', '/api/sandbox/checkouts/:id/pay', {
  summary: 'Pays an own checkout session of the sandbox',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  idempotency: 'ignored',
  params: session,
  body: sandboxCard,
  reply: payment,
})

export const sandboxPortal = z.object({
  /** The time of this customer's sandbox clock. */
  now: timestamp,
  /** Whether the next charges will be declined. */
  declines: z.boolean(),
  billingAddress: z.string(),
  subscription: z.nullable(subscription),
  methods: z.array(paymentMethod).check(z.maxLength(limits.list)),
  /** The newest of them. */
  invoices: z.array(invoice).check(z.maxLength(limits.list)),
})
export type SandboxPortal = z.infer<typeof sandboxPortal>

export const readSandboxPortal = endpoint('GET', '/api/sandbox/portal', {
  summary: 'The own billing portal of the sandbox',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  whileViewing: 'refused',
  reply: sandboxPortal,
})

export const changeSandboxPortal = endpoint('PUT', '/api/sandbox/portal', {
  summary: 'Changes the billing address, or whether the next charges are declined',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  body: z.object({ billingAddress: z.optional(text(1_000)), declines: z.optional(z.boolean()) }),
  reply: sandboxPortal,
})

export const replaceSandboxCard = endpoint('POST', '/api/sandbox/portal/card', {
  summary: 'Replaces the card and pays with it what is open',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  idempotency: 'ignored',
  body: sandboxCard,
  reply: payment,
})

export const cancelSandboxSubscription = endpoint('POST', '/api/sandbox/portal/cancel', {
  summary: 'Cancels at the end of the period, at the provider itself',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  idempotency: 'ignored',
  reply: sandboxPortal,
})

export const resumeSandboxSubscription = endpoint('POST', '/api/sandbox/portal/resume', {
  summary: 'Takes the cancellation back, at the provider itself',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  idempotency: 'ignored',
  reply: sandboxPortal,
})

/** Days a customer's clock may be moved in one go: thirteen months. */
export const maxClockMoveDays = 400

export const moveSandboxClock = endpoint('POST', '/api/sandbox/clock', {
  summary: 'Moves the own sandbox clock forward and processes what falls due',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  idempotency: 'ignored',
  body: z.object({ days: z.int().check(z.minimum(1), z.maximum(maxClockMoveDays)) }),
  reply: sandboxPortal,
})
