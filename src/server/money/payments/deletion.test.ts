import { expect, test } from 'vitest'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { createShopper } from '#test/subscribers.ts'
import { cents } from '#test/plan-prices.ts'

const down = async () => {
  throw new PaymentError('unavailable', 'The provider answered 500')
}

async function held({ sandbox }: TestApp, customerId: string) {
  const all = await Array.fromAsync(sandbox.allSubscriptions())
  return all.filter((each) => each.customerId === customerId).map(({ status }) => status)
}

test('deleting an account ends its subscription at the provider; the ledger keeps the amounts without the person', async () => {
  const app = await testApp()
  const shopper = await createShopper(app)
  await shopper.pay(await shopper.choose('active'))
  const customerId = await shopper.customerId()
  const secrets = app.takeQueued('sandbox-event')
  expect((await shopper.calls.delete('/api/account')).body).toEqual({ message: 'Account deleted' })
  expect(await held(app, customerId)).toEqual(['expired'])
  const books = async () =>
    (await app.pool.query('select user_id, kind, amount from payment_ledger order by amount')).rows
  expect(await books()).toEqual([{ user_id: null, kind: 'payment', amount: cents.active }])
  await app.jobs.sendMany(app.db, 'sandbox-event', secrets)
  await app.deliverPaymentEvents()
  expect(await books()).toHaveLength(1)
  expect((await app.pool.query('select 1 from subscriptions')).rows).toEqual([])
})

test('if the provider cannot cancel, nothing is deleted', async () => {
  const app = await testApp()
  const admin = await app.signIn(await createUser(app, { role: 'admin' }))
  const shopper = await createShopper(app)
  await shopper.subscribe('active')
  const { eraseCustomer } = app.payments
  app.payments.eraseCustomer = down
  const own = await shopper.calls.delete('/api/account')
  expect([own.status, own.body.message]).toEqual([
    409,
    'We could not cancel your subscription at the card provider, so we deleted nothing. Please try again.',
  ])
  const other = await admin.delete(`/api/admin/users/${shopper.id}`)
  expect([other.status, other.body.message]).toEqual([
    409,
    'We could not cancel the subscription of this account at the card provider, so we deleted nothing. Please try again.',
  ])
  expect(await shopper.status()).toMatchObject({ status: 'active' })
  expect(await shopper.providerSubscriptions()).toMatchObject([{ status: 'active' }])

  app.payments.eraseCustomer = eraseCustomer
  const customerId = await shopper.customerId()
  expect((await admin.delete(`/api/admin/users/${shopper.id}`)).status).toBe(200)
  expect(await held(app, customerId)).toEqual(['expired'])
  expect((await app.pool.query('select 1 from users where id = $1', [shopper.id])).rows).toEqual([])
})

test('the last admin, who cannot be deleted, keeps an earlier subscription', async () => {
  const app = await testApp()
  const shopper = await createShopper(app)
  await shopper.subscribe('starter')
  await app.pool.query("update users set role = 'admin' where id = $1", [shopper.id])
  expect((await shopper.calls.delete('/api/account')).body.message).toContain('last admin')
  expect(await shopper.providerSubscriptions()).toMatchObject([{ status: 'active' }])
})

test('a refund after the deletion is still recorded', async () => {
  const app = await testApp()
  const shopper = await createShopper(app)
  await shopper.subscribe('starter')
  const id = (await shopper.providerSubscriptions())[0]?.id ?? ''
  expect((await shopper.calls.delete('/api/account')).status).toBe(200)
  await app.sandbox.cancelNow(id, { refund: true })
  await app.deliverPaymentEvents()
  const { rows } = await app.pool.query('select user_id, kind, amount from payment_ledger order by amount')
  expect(rows).toEqual([
    { user_id: null, kind: 'refund', amount: -cents.starter },
    { user_id: null, kind: 'payment', amount: cents.starter },
  ])
})
