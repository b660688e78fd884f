import { listInvoices, listPaymentMethods, openBillingPortal, readPaymentSettings } from '#contract/payments.ts'
import type { RouteDeps } from '#server/deps.ts'
import { conflict } from '#server/http/errors.ts'
import { answerInTime, findCustomer } from '#server/money/customers/customers.service.ts'
import { presentInvoice } from './payments.service.ts'

export function paymentRoutes({ serve, db, payments, config: { appUrl } }: RouteDeps) {
  serve(readPaymentSettings, async () => ({ provider: payments.provider, publishableKey: payments.publishableKey }))

  /** Asks the provider about the person's customer. Without a customer it returns `unknown()`. */
  async function withKnownCustomer<Answer>(
    userId: string,
    ask: (customerId: string) => Promise<Answer>,
    unknown: () => Answer,
  ) {
    const customerId = await findCustomer(db, userId)
    if (customerId === null) return unknown()
    return answerInTime(ask(customerId))
  }

  serve(listPaymentMethods, ({ actor }) =>
    withKnownCustomer(
      actor.id,
      (customerId) => payments.paymentMethods(customerId),
      () => [],
    ),
  )

  serve(listInvoices, async ({ actor }) => {
    const invoices = await withKnownCustomer(
      actor.id,
      (customerId) => payments.listInvoices(customerId),
      () => [],
    )
    return invoices.flatMap(presentInvoice)
  })

  serve(openBillingPortal, async ({ actor, body: { section } }) => {
    const returnUrl = new URL('/account', appUrl).href
    const open = (customerId: string) => payments.openPortal({ customerId, returnUrl, ...(section ? { section } : {}) })
    const url = await withKnownCustomer(actor.id, open, () => {
      throw conflict('You have nothing at the card provider yet. Please choose a plan first.')
    })
    return { url }
  })
}
