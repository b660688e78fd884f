import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { limits, timestamp } from './fields.ts'

export const paymentProviders = ['stripe', 'sandbox'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

/** Where the provider sends its events. */
export const webhookPath = '/api/webhooks/stripe'

export const readPaymentSettings = endpoint('GET', '/api/payment/settings', {
  summary: 'Which card provider takes payments, and the key with which its form is shown',
  access: 'signed-in',
  reply: z.object({ provider: z.enum(paymentProviders), publishableKey: z.nullable(z.string()) }),
})

export const paymentMethod = z.object({
  id: z.string(),
  last4: z.string(),
  brand: z.string(),
  expMonth: z.int(),
  expYear: z.int(),
  isDefault: z.boolean(),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

export const listPaymentMethods = endpoint('GET', '/api/payment/methods', {
  summary: 'The own cards stored by the provider, the default first',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  whileViewing: 'refused',
  reply: z.array(paymentMethod).check(z.maxLength(limits.list)),
})

export const invoice = z.object({
  id: z.string(),
  /** The number printed on the invoice; null on a draft. */
  number: z.nullable(z.string()),
  createdAt: timestamp,
  /** Dollars. */
  total: z.number(),
  /** Dollars after refunds. */
  paid: z.number(),
  status: z.enum(['open', 'paid', 'void', 'uncollectible']),
  /** The provider's page for it. */
  url: z.nullable(z.string()),
})
export type Invoice = z.infer<typeof invoice>

export const listInvoices = endpoint('GET', '/api/payment/invoices', {
  summary: 'The own invoices stored by the provider, the newest 24',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  whileViewing: 'refused',
  reply: z.array(invoice).check(z.maxLength(limits.list)),
})

export const portalSections = ['plan', 'methods', 'invoices', 'address'] as const
export type PortalSection = (typeof portalSections)[number]

export const openBillingPortal = endpoint('POST', '/api/billing-portal', {
  summary: 'The address of the own billing portal at the provider; 409 before the first payment',
  access: 'signed-in',
  limits: ['asking the card provider, account'],
  idempotency: 'ignored',
  body: z.object({ section: z.optional(z.enum(portalSections)) }),
  reply: z.object({ url: z.string() }),
})
