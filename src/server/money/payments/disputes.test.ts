import { expect, test } from 'vitest'
import { webhookPath } from '#contract/payments.ts'
import { createUser } from '#test/factories.ts'
import { fileApp, type TestApp } from '#test/harness.ts'
import { cents } from '#test/plan-prices.ts'
import { createShopper } from '#test/subscribers.ts'

const file = fileApp()

/** A subscriber whose bank opened a dispute about the first payment and closed it. Returns both events, not delivered yet. */
async function closeDispute(app: TestApp, outcome: 'won' | 'lost') {
  const shopper = await createShopper(app)
  await shopper.pay(await shopper.choose('active'))
  const customerId = await shopper.customerId()
  const [invoice] = await app.sandbox.listInvoices(customerId)
  app.takeQueued('sandbox-event')
  const disputeId = await app.sandbox.openDispute(customerId, invoice?.id ?? '')
  await app.sandbox.closeDispute(customerId, disputeId, outcome)
  const events = app.takeQueued('sandbox-event').map(({ eventId }) => eventId)
  const deliver = (eventId: string | undefined) =>
    app.sandbox.deliverEvent(eventId ?? '', async (body, signature) => {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      return (await app.call('POST', webhookPath, { body, headers })).status
    })
  const readAmounts = async () => {
    const { rows } = await app.pool.query(
      "select amount from payment_ledger where kind = 'dispute' and provider_id like $1 order by amount",
      [`${disputeId}%`],
    )
    return rows.map(({ amount }) => amount)
  }
  const readTitles = async () => {
    const { rows } = await app.pool.query('select title from notifications where message like $1 order by title', [
      `%${disputeId}%`,
    ])
    return rows.map(({ title }) => title)
  }
  return { events, deliver, readAmounts, readTitles }
}

test('a lost dispute takes its money from the ledger once, whichever of its events comes first', async () => {
  const app = file()
  await createUser(app, { role: 'admin' })
  const inOrder = await closeDispute(app, 'lost')
  const reversed = await closeDispute(app, 'lost')
  expect(inOrder.events).toHaveLength(2)
  for (const event of [...inOrder.events, ...inOrder.events]) await inOrder.deliver(event)
  for (const event of reversed.events.toReversed()) await reversed.deliver(event)
  for (const { readAmounts, readTitles } of [inOrder, reversed]) {
    expect(await readAmounts()).toEqual([-cents.active, 0])
    expect(new Set(await readTitles())).toEqual(new Set(['A dispute was lost']))
  }
})

test('a dispute that was won moves no money', async () => {
  const { events, deliver, readAmounts } = await closeDispute(file(), 'won')
  for (const event of events) await deliver(event)
  expect(await readAmounts()).toEqual([0])
})
