import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sandbox } from './sandbox.fixture.ts'

async function page() {
  const ledger = await sandbox()
  const { payments, newCustomer } = ledger
  const customerId = await newCustomer()
  const attemptId = randomUUID()
  const open = async () => {
    const url = new URL(
      await payments.startCheckout({
        attemptId,
        userId: customerId,
        customerId,
        plan: 'active',
        successUrl: 'http://localhost:3000/success?session_id={CHECKOUT_SESSION_ID}',
        cancelUrl: 'http://localhost:3000/pricing',
      }),
    )
    expect(url.origin + url.pathname).toBe('http://localhost:3000/sandbox/checkout')
    return url.searchParams.get('session') ?? ''
  }
  return { ...ledger, customerId, open, session: await open() }
}

test('a payment page makes the subscription once it is paid, and only once', async () => {
  const { payments, customerId, open, session, events } = await page()
  expect(session).toMatch(/^cs_sandbox_/)
  expect(await open()).toBe(session)
  expect(await payments.readCheckout(customerId, session)).toEqual({
    plan: 'active',
    status: 'open',
    successUrl: `http://localhost:3000/success?session_id=${session}`,
    cancelUrl: 'http://localhost:3000/pricing',
  })
  expect(await payments.readCheckoutSubscription(session)).toBeNull()
  expect(await payments.listLiveSubscriptions(customerId)).toEqual([])

  const pay = () => payments.payCheckout(customerId, session, { card: 'succeeds' })
  expect(await Promise.all([pay(), pay(), pay()])).toEqual(['succeeded', 'succeeded', 'succeeded'])
  const [subscription, ...others] = await payments.listLiveSubscriptions(customerId)
  expect(subscription).toMatchObject({ plan: 'active', status: 'active' })
  expect(others).toEqual([])
  expect(await payments.readCheckoutSubscription(session)).toBe(subscription?.id)
  expect(await payments.readCheckout(customerId, session)).toMatchObject({ status: 'complete' })
  expect(await payments.paymentMethods(customerId)).toMatchObject([{ last4: '4242' }])
  expect(await events()).toEqual([
    'customer.subscription.created',
    'invoice.paid',
    'customer.subscription.updated',
    'checkout.session.completed',
  ])
  await expect(open()).rejects.toMatchObject({ reason: 'conflict' })
})

test('a declined card makes nothing, and a card whose bank asks waits for its holder', async () => {
  const { payments, customerId, session, events } = await page()
  const declined = payments.payCheckout(customerId, session, { card: 'declined' })
  await expect(declined).rejects.toMatchObject({ reason: 'declined' })
  expect(await payments.payCheckout(customerId, session, { card: 'asks' })).toBe('requires_action')
  expect(await payments.listLiveSubscriptions(customerId)).toEqual([])
  expect(await events()).toEqual([])
  expect(await payments.payCheckout(customerId, session, { card: 'asks', confirmed: true })).toBe('succeeded')
  expect(await payments.listLiveSubscriptions(customerId)).toMatchObject([{ status: 'active' }])
})

test('a page is open for a day, or until it is closed; the same start then leads to another one', async () => {
  const { payments, customerId, open, session } = await page()
  const pay = (id: string) => payments.payCheckout(customerId, id, { card: 'succeeds' })
  await payments.moveClock(customerId, 1)
  expect(await payments.readCheckout(customerId, session)).toMatchObject({ status: 'expired' })
  await expect(pay(session)).rejects.toMatchObject({ reason: 'conflict' })
  const second = await open()
  expect(second).not.toBe(session)
  await payments.endCheckouts(customerId)
  await expect(pay(second)).rejects.toMatchObject({ reason: 'conflict' })
  expect(await payments.listLiveSubscriptions(customerId)).toEqual([])
})

test("another customer's page is not there", async () => {
  const { payments, newCustomer, session } = await page()
  const other = await newCustomer()
  const missing = { reason: 'missing' }
  await expect(payments.readCheckout(other, session)).rejects.toMatchObject(missing)
  await expect(payments.payCheckout(other, session, { card: 'succeeds' })).rejects.toMatchObject(missing)
})

test("the portal is a page of the product's own", async () => {
  const { payments, customerId } = await page()
  const returnUrl = 'http://localhost:3000/account'
  expect(await payments.openPortal({ customerId, returnUrl })).toBe('http://localhost:3000/sandbox/portal')
  expect(await payments.openPortal({ customerId, returnUrl, section: 'methods' })).toBe(
    'http://localhost:3000/sandbox/portal?section=methods',
  )
  await payments.changePortal(customerId, { billingAddress: '18 Alder Street' })
  expect(await payments.readPortal(customerId)).toMatchObject({
    billingAddress: '18 Alder Street',
    declines: false,
    subscriptionId: null,
  })
})
