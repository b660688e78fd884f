import { listInvoices, listPaymentMethods, openBillingPortal, readPaymentSettings } from '#contract/payments.ts'
import type { RouteDeps } from '#server/deps.ts'
import { conflict } from '#server/http/errors.ts'
import { answerInTime, findCustomer } from './payments.service.ts'
import { presentInvoice } from './present-invoice.ts'

export function paymentRoutes({ serve, db, payments, limits, config: { appUrl } }: RouteDeps) {
  serve(readPaymentSettings, async () => ({ provider: payments.provider, publishableKey: payments.publishableKey }))

  /** Asks the provider for what it keeps of the person, whom it may not know. */
  async function ofCustomer<Answer>(
    userId: string,
    ask: (customerId: string) => Promise<Answer>,
    unknown: () => Answer,
  ) {
    const customerId = await findCustomer(db, userId)
    if (customerId === null) return unknown()
    await limits.take('asking the card provider, account', userId)
    return answerInTime(ask(customerId))
  }

  serve(listPaymentMethods, ({ actor }) =>
    ofCustomer(
      actor.id,
      (customerId) => payments.paymentMethods(customerId),
      () => [],
    ),
  )

  serve(listInvoices, async ({ actor }) => {
    const invoices = await ofCustomer(
      actor.id,
      (customerId) => payments.listInvoices(customerId),
      () => [],
    )
    return invoices.flatMap(presentInvoice)
  })

  serve(openBillingPortal, async ({ actor, body: { section } }) => {
    const returnUrl = new URL('/account', appUrl).href
    const open = (customerId: string) => payments.openPortal({ customerId, returnUrl, ...(section ? { section } : {}) })
    const url = await ofCustomer(actor.id, open, () => {
      throw conflict('You have nothing at the card provider yet. Please choose a plan first.')
    })
    return { url }
  })
}
