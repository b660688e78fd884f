import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { portalSections } from '#contract/payments.ts'
import { faultsIn } from '#test/stripe/check-forms.ts'
import { createTestCustomer, openStripe } from '#test/stripe/open-stripe.ts'

/** Everything that the gateway can do, once. */
async function allCalls() {
  const stripe = await openStripe()
  const { server, payments, useCard } = stripe
  const customer = await createTestCustomer(stripe)
  const { customerId } = customer
  const first = await customer.start('starter')
  await payments.readClientSecret(first.subscription.id)
  await payments.abandonSubscription(first.subscription.id)
  const id = await customer.subscribe('starter')
  const { prorationDate } = await payments.previewPlanChange({ subscriptionId: id, plan: 'active' })
  await payments.previewPlanChange({ subscriptionId: id, plan: 'active', prorationDate })
  await payments.changePlan({ subscriptionId: id, plan: 'active', prorationDate, key: 'up' })
  await useCard(customerId, 'declined')
  await payments.changePlan({ subscriptionId: id, plan: 'executive', key: 'declined' }).catch(() => {})
  await payments.cancelAtPeriodEnd(id)
  await payments.resume(id)
  const [held] = (await server.list('subscription')).filter((each) => each.id === id)
  await server.put({ ...held!, cancel_at: held!.items.data[0].current_period_end })
  await payments.resume(id)
  await customer.checkout('starter', randomUUID())
  await payments.endCheckouts(customerId)
  for (const section of [undefined, ...portalSections])
    await payments.openPortal({ customerId, returnUrl: 'https://foothold.example/account', section })
  await payments.paymentMethods(customerId)
  await payments.now(customerId)
  const [, invoice] = await customer.invoices()
  const disputeId = await server.pages.openDispute(customerId, invoice?.id ?? '')
  await payments.cancelNow(id, { refund: true })
  const [charge] = await server.list('charge')
  await payments.readCharge(charge?.id ?? '')
  await payments.readDispute(disputeId)
  await payments.readInvoice((await customer.invoices())[0]?.id ?? '')
  await Array.fromAsync(payments.allSubscriptions())
  await Array.fromAsync(payments.invoicesSince('2020-01-01T00:00:00.000Z'))
  await payments.eraseCustomer(customerId)
  return server.asked
}

test('everything that is sent fits the types of the SDK', { timeout: 120_000 }, async () => {
  const asked = await allCalls()
  const forms = asked.flatMap(({ params, form }) => (params ? [{ params, form }] : []))
  expect([...new Set(forms.map(({ params }) => params))].sort()).toMatchInlineSnapshot(`
    [
      "BillingPortal.SessionCreateParams",
      "ChargeListParams",
      "ChargeRetrieveParams",
      "Checkout.SessionCreateParams",
      "Checkout.SessionExpireParams",
      "Checkout.SessionListParams",
      "CustomerCreateParams",
      "CustomerListPaymentMethodsParams",
      "CustomerSearchParams",
      "DisputeRetrieveParams",
      "InvoiceCreatePreviewParams",
      "InvoiceListParams",
      "InvoicePaymentListParams",
      "InvoiceRetrieveParams",
      "InvoiceVoidInvoiceParams",
      "PriceCreateParams",
      "PriceListParams",
      "ProductCreateParams",
      "RefundCreateParams",
      "RefundListParams",
      "SubscriptionCancelParams",
      "SubscriptionCreateParams",
      "SubscriptionListParams",
      "SubscriptionRetrieveParams",
      "SubscriptionUpdateParams",
    ]
  `)
  expect(await faultsIn(forms)).toEqual([])
})

test('what does not fit them is found', { timeout: 120_000 }, async () => {
  const faults = await faultsIn([
    { params: 'SubscriptionCreateParams', form: { customer: 'cus_1', payment_behavior: 'default_incomplet' } },
    { params: 'SubscriptionCreateParams', form: { customer: 'cus_1', idempotency: 'start' } },
    { params: 'SubscriptionUpdateParams', form: { proration_date: 'today' } },
    { params: 'SubscriptionUpdateParams', form: { cancel_at_period_end: 'yes' } },
    { params: 'PriceCreateParams', form: { unit_amount: '4999' } },
    { params: 'Checkout.SessionCreateParams', form: { mode: 'subscription', payment_method_types: ['card'] } },
  ])
  expect(faults).toHaveLength(6)
})

test('every write carries a key, and all of it the pinned version and no telemetry', async () => {
  const asked = await allCalls()
  const writes = asked.filter(({ call }) => call.startsWith('POST') && call !== 'POST /v1/invoices/create_preview')
  expect(writes.length).toBeGreaterThan(15)
  expect(writes.filter(({ key }) => !key || key.startsWith('stripe-node-retry'))).toEqual([])
  expect(new Set(asked.map(({ headers }) => headers['stripe-version']))).toEqual(new Set(['2026-10-28.endive']))
  expect(asked.filter(({ headers }) => headers['x-stripe-client-telemetry'])).toEqual([])
})
