import { expect, test } from 'vitest'
import { reconcile } from '#server/money/payments/reconciliation.service.ts'
import { fileApp } from '#test/harness.ts'
import { createShopper, type Shopper } from '#test/subscribers.ts'
import { priceText } from '#test/plan-prices.ts'
import { formatDay } from './transitions.ts'

const file = fileApp()

/** The receipts sent to that person, oldest first. */
async function findReceipts({ email }: Shopper) {
  const mails = await file().deliverMail()
  return mails.filter(({ to, subject }) => to.address === email && subject.startsWith('Here is your Foothold receipt'))
}

test('a payment gets one receipt with its plan and period, however often its event comes', async () => {
  const app = file()
  const shopper = await createShopper(app)
  await shopper.pay(await shopper.choose('active'))
  const events = app.takeQueued('sandbox-event')
  const post = async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await app.call('POST', '/api/webhooks/stripe', { body, headers })).status
  }
  for (const { eventId } of events)
    await app.sandbox.deliverEvent(eventId, async (body, signature) => {
      const statuses = await Promise.all([post(body, signature), post(body, signature)])
      expect(statuses).toEqual([200, 200])
      return post(body, signature)
    })

  const [held] = await shopper.providerSubscriptions()
  const [receipt, ...more] = await findReceipts(shopper)
  expect(more).toEqual([])
  expect(receipt?.subject).toBe(`Here is your Foothold receipt for ${priceText.active}`)
  for (const part of [
    `You paid ${priceText.active} by card`,
    `Active plan, ${formatDay(held?.currentPeriodStart ?? '')} to ${formatDay(held?.currentPeriodEnd ?? '')}`,
    'SANDBOX-',
    'This is the sandbox: no money moved.',
    `${app.config.appUrl.origin}/account`,
  ])
    expect(receipt?.text).toContain(part)
})

test('each renewal has a receipt for its own period, also with many events at once', async () => {
  const shopper = await createShopper(file())
  await shopper.subscribe('starter')
  await shopper.moveClock(70)
  const periods = (await findReceipts(shopper)).map(({ text }) => /Starter plan, (.+) to (.+) \(/.exec(text)?.slice(1))
  expect(periods).toHaveLength(3)
  expect(periods[1]?.[0]).toBe(periods[0]?.[1])
  expect(periods[2]?.[0]).toBe(periods[1]?.[1])
})

test('payments without a card get no receipt, and suspended people are not mailed', async () => {
  const app = file()
  const declined = await createShopper(app)
  await expect(declined.pay(await declined.choose('starter'), { card: 'declined' })).rejects.toThrow('declined')
  const suspended = await createShopper(app)
  await suspended.subscribe('starter')
  await app.pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
  await app.deliverPaymentEvents()
  expect(await findReceipts(declined)).toEqual([])
  expect(await findReceipts(suspended)).toEqual([])
})

test('a payment without an event gets its receipt from the reconciliation', async () => {
  const app = file()
  const shopper = await createShopper(app)
  await shopper.pay(await shopper.choose('executive'))
  app.takeQueued('sandbox-event')
  const by = { db: app.db, payments: app.payments, jobs: app.jobs }
  await reconcile(by, undefined)
  await reconcile(by, undefined)
  expect((await findReceipts(shopper)).map(({ subject }) => subject)).toEqual([
    `Here is your Foothold receipt for ${priceText.executive}`,
  ])
})
