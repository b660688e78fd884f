import { expect, test } from 'vitest'
import { PaymentError } from '#server/gateways/payments/payment-error.ts'
import { createSubscription, createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { createShopper } from '#test/subscribers.ts'
import { cents, priceText } from '#test/plan-prices.ts'
import { reconcile } from './reconciliation.service.ts'

const atProvider = ({ db, payments, jobs }: TestApp) => ({ db, payments, jobs })

/** The latest reconciliation, as admins see it. */
async function latest(app: TestApp, admin: Awaited<ReturnType<TestApp['signIn']>>) {
  return (await admin.get('/api/admin/payment-reconciliations')).body[0]
}

async function signInAdmin(app: TestApp) {
  const person = await createUser(app, { role: 'admin' })
  return { ...person, calls: await app.signIn(person) }
}

const unguarded = (sql: string) =>
  `set session_replication_role = replica; ${sql}; set session_replication_role = default`

test('differences that no event reported are found, repaired and reported', async () => {
  const app = await testApp()
  const admin = await signInAdmin(app)
  const [unheard, forgotten, gone, fine] = [
    await createShopper(app),
    await createShopper(app),
    await createShopper(app),
    await createShopper(app),
  ]
  await fine.subscribe('starter')
  await forgotten.subscribe('active')
  await gone.subscribe('executive')
  const invented = await createShopper(app)
  await reconcile(atProvider(app), undefined)
  expect(await latest(app, admin.calls)).toMatchObject({ subscriptions: 3, invoices: 3, differences: [], error: null })

  await unheard.pay(await unheard.choose('starter'))
  await app.sandbox.cancelNow((await forgotten.providerSubscriptions())[0]?.id ?? '', { refund: true })
  app.takeQueued('sandbox-event')
  await createSubscription(app, invented)
  await app.pool.query('update users set stripe_customer_id = $1 where id = $2', [
    await app.sandbox.createCustomer({ userId: invented.id, email: invented.email, name: 'Sam' }),
    invented.id,
  ])
  const strange = `test_${gone.id}`
  await app.pool.query('update subscriptions set provider_subscription_id = $1 where user_id = $2', [strange, gone.id])
  await app.pool.query(unguarded(`delete from payment_ledger where user_id = '${gone.id}'`))

  const asked = await admin.calls.post('/api/admin/payment-reconciliations')
  expect(asked.status).toBe(201)
  expect((await admin.calls.post('/api/admin/payment-reconciliations')).body.id).toBe(asked.body.id)
  const [job, ...more] = app.takeQueued('reconcile-payments')
  expect([job, more]).toEqual([{ reconciliationId: asked.body.id }, []])
  await reconcile(atProvider(app), job?.reconciliationId)

  const reconciliation = await latest(app, admin.calls)
  expect(reconciliation).toMatchObject({
    id: asked.body.id,
    subscriptions: 4,
    invoices: 4,
    finishedAt: expect.any(String),
  })
  const differences = reconciliation.differences.map(({ kind, ours, theirs }: Record<string, string>) =>
    `${kind}: ${ours} / ${theirs}`.replaceAll(/\d{4}-\d\d-\d\d/g, 'day'),
  )
  expect(differences.toSorted()).toEqual([
    `payment: $0.00 paid, $0.00 refunded / ${priceText.executive} paid, $0.00 refunded`,
    `payment: $0.00 paid, $0.00 refunded / ${priceText.starter} paid, $0.00 refunded`,
    `payment: ${priceText.active} paid, $0.00 refunded / ${priceText.active} paid, ${priceText.active} refunded`,
    'subscription: active, Active, until day / expired, Active, until day',
    'subscription: active, Starter, until day / expired, Starter, until day',
    'subscription: incomplete, Starter, until day / active, Starter, until day',
    'subscription: none / active, Executive, until day',
  ])
  expect(await unheard.row()).toMatchObject({ subscription_active: true, subscription_plan: 'starter' })
  expect(await forgotten.row()).toMatchObject({ subscription_active: false })
  expect(await gone.row()).toMatchObject({ subscription_active: true, subscription_plan: 'executive' })
  expect(await invented.row()).toMatchObject({ subscription_active: false })
  expect(await unheard.ledger()).toEqual([{ kind: 'payment', amount: cents.starter }])
  expect((await admin.calls.get('/api/notifications')).body[0].message).toContain('7 differences were found')

  await reconcile(atProvider(app), undefined)
  expect((await latest(app, admin.calls)).differences).toEqual([])
})

test('a provider failure is reported, and the next reconciliation finds the remaining differences', async () => {
  const app = await testApp()
  const admin = await signInAdmin(app)
  const shopper = await createShopper(app)
  await shopper.pay(await shopper.choose('starter'))
  app.takeQueued('sandbox-event')
  const { invoicesSince } = app.payments
  const next = () => Promise.reject(new PaymentError('unavailable', 'The provider answered 500'))
  app.payments.invoicesSince = () => ({ [Symbol.asyncIterator]: () => ({ next }) })
  await expect(reconcile(atProvider(app), undefined)).rejects.toThrow('500')
  expect(await latest(app, admin.calls)).toMatchObject({
    subscriptions: 1,
    invoices: 0,
    differences: [{ kind: 'subscription' }],
    finishedAt: null,
    error: 'The provider answered 500',
  })
  app.payments.invoicesSince = invoicesSince
  await reconcile(atProvider(app), undefined)
  expect(await latest(app, admin.calls)).toMatchObject({ differences: [{ kind: 'payment' }], error: null })
  expect(await shopper.status()).toMatchObject({ status: 'active' })
})

test('an existing ledger entry that differs is reported for a person to check', async () => {
  const app = await testApp()
  const admin = await signInAdmin(app)
  const shopper = await createShopper(app)
  await shopper.subscribe('starter')
  await app.pool.query(unguarded('update payment_ledger set amount = 4998'))
  await reconcile(atProvider(app), undefined)
  expect((await latest(app, admin.calls)).differences).toMatchObject([
    { ours: '$49.98 paid, $0.00 refunded', theirs: `${priceText.starter} paid, $0.00 refunded (please look into it)` },
  ])
  await expect(app.pool.query('update payment_ledger set amount = 4999')).rejects.toThrow('append-only')
  await expect(app.pool.query('delete from payment_ledger')).rejects.toThrow('append-only')
})
