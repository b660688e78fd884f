import { expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { fileApp } from '#test/harness.ts'
import { createShopper, type Shopper } from '#test/subscribers.ts'

const file = fileApp()
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** The product shows the provider's state, and the ledger equals the invoices. */
async function agree(shopper: Shopper, last: string) {
  const { sandbox } = file()
  const customerId = await shopper.customerId()
  const theirs = (await sandbox.listLiveSubscriptions(customerId))[0] ?? (await sandbox.readSubscription(last))
  expect(theirs).not.toBeNull()
  if (!theirs) return
  expect(await shopper.status()).toMatchObject({
    status: theirs.status,
    planName: plans[theirs.plan].name,
    currentPeriodEnd: theirs.currentPeriodEnd,
  })
  const now = await sandbox.now(customerId)
  const grace = Date.parse(theirs.currentPeriodStart) + 7 * 24 * 60 * 60 * 1000
  const inGrace = theirs.status === 'past_due' && now.getTime() < grace
  const active = theirs.status === 'active' || theirs.status === 'canceled' || inGrace
  expect((await shopper.row()).subscription_active).toBe(active)
  const invoices = await sandbox.listInvoices(customerId)
  const paid = sum(invoices.map(({ amountPaid, amountRefunded }) => amountPaid - amountRefunded))
  expect(sum((await shopper.ledger()).map(({ amount }) => amount))).toBe(paid)
}

test("over thirteen months the product shows the provider's state, and the ledger equals its invoices", async () => {
  const app = file()
  const shopper = await createShopper(app)
  await shopper.subscribe('starter')
  const id = (await shopper.providerSubscriptions())[0]?.id ?? ''
  const customerId = await shopper.customerId()
  const post = async (path: string, body?: object) => {
    expect((await shopper.calls.post(path, body)).status).toBe(200)
    await app.deliverPaymentEvents()
  }
  const declines = (on: boolean) => app.sandbox.changePortal(customerId, { declines: on })
  const months: (() => Promise<unknown>)[] = [
    async () => {},
    async () => post('/api/subscription/change-plan', { plan: 'executive' }),
    async () => {},
    async () => post('/api/subscription/change-plan', { plan: 'active' }),
    async () => declines(true),
    async () => {
      expect(await shopper.status()).toMatchObject({ status: 'past_due' })
      await declines(false)
      await app.sandbox.replaceCard(customerId, { card: 'succeeds' })
      await app.deliverPaymentEvents()
    },
    async () => post('/api/subscription/cancel'),
    async () => {
      expect(await shopper.status()).toMatchObject({ status: 'expired' })
      await shopper.subscribe('starter')
    },
    async () => post('/api/subscription/change-plan', { plan: 'executive' }),
    async () => post('/api/subscription/cancel').then(() => post('/api/subscription/resume')),
    async () => post('/api/subscription/change-plan', { plan: 'starter' }),
    async () => {},
    async () => {},
  ]
  expect(months).toHaveLength(13)
  for (const month of months) {
    await month()
    await agree(shopper, id)
    const live = (await shopper.providerSubscriptions()).length > 0
    if (live) await shopper.moveToRenewal(2)
    await agree(shopper, id)
  }
  const { rows } = await app.pool.query('select count(*)::int as n from payment_events where processed_at is null')
  expect(rows).toEqual([{ n: 0 }])
  expect((await shopper.ledger()).length).toBeGreaterThan(10)
})
