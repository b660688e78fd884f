import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planIds } from '#contract/plans.ts'
import { testCards } from '#contract/sandbox.ts'
import { cents } from '#test/plan-prices.ts'
import { Ledger, toWholeSecond } from './ledger.ts'
import { advance } from './clock.ts'
import { newCustomer } from './customers.ts'
import { saveCard } from './invoices.ts'
import { addMonths } from './months.ts'
import { changePlan } from './plan-change.ts'
import { sandbox } from './sandbox.fixture.ts'
import { seedSandboxSubscription } from './seed-sandbox.ts'
import { cancelAtPeriodEnd, cancelNow, day, isOver, pay, start } from './subscription-life.ts'

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('thirteen months, with an upgrade, a downgrade and a renewal that failed: what was paid is what the invoices say', async () => {
  const { payments, pool, subscriber, events } = await sandbox()
  const { customerId, id, firstDay } = await subscriber('starter')
  /** Moves the clock to the given day after the months, counted from the first day. */
  const moveTo = async (months: number, days: number) => {
    const target = Date.parse(addMonths(firstDay, months)) + days * day
    await payments.moveClock(customerId, Math.ceil((target - (await payments.now(customerId)).getTime()) / day))
  }
  await moveTo(2, 10)
  await payments.changePlan({ subscriptionId: id, plan: 'executive', key: 'up' })
  await moveTo(5, 3)
  await payments.changePlan({ subscriptionId: id, plan: 'starter', key: 'down' })
  await moveTo(10, 2)
  await payments.changePortal(customerId, { declines: true })
  await moveTo(11, 2)
  expect(await payments.readSubscription(id)).toMatchObject({ status: 'past_due' })
  await payments.changePortal(customerId, { declines: false })
  await payments.replaceCard(customerId, { card: 'succeeds' })
  await moveTo(12, 1)

  const invoices = (await payments.listInvoices(customerId)).toReversed()
  expect(invoices).toHaveLength(15)
  expect(invoices.every(({ status }) => status === 'paid')).toBe(true)
  const [up, down] = [invoices[3], invoices[7]]
  expect(up?.total).toBeGreaterThan(0)
  expect(up?.amountPaid).toBe(up?.total)
  expect(down?.total).toBeLessThan(0)
  expect(down?.amountPaid).toBe(0)
  const renewals = invoices.filter((invoice) => invoice !== up && invoice !== down)
  expect(renewals.map(({ createdAt }) => createdAt)).toEqual(
    Array.from({ length: 13 }, (_, months) => addMonths(firstDay, months)),
  )
  expect(renewals.map(({ total }) => total)).toEqual([
    ...Array.from({ length: 3 }, () => cents.starter),
    ...Array.from({ length: 3 }, () => cents.executive),
    ...Array.from({ length: 7 }, () => cents.starter),
  ])

  // All credit is used up by then: the cards paid exactly what the invoices add up to.
  expect(sum(invoices.map(({ amountPaid }) => amountPaid))).toBe(sum(invoices.map(({ total }) => total)))
  const paid = (await events()).filter((type) => type === 'invoice.paid')
  expect(paid).toHaveLength(15)
  const { rows } = await pool.query(
    "select (data->>'amount')::int as amount from sandbox_objects where kind = 'charge'",
  )
  expect(sum(rows.map(({ amount }) => amount))).toBe(sum(invoices.map(({ amountPaid }) => amountPaid)))
  const all = await Array.fromAsync(payments.invoicesSince(firstDay))
  expect(all).toHaveLength(15)
  expect(await Array.fromAsync(payments.allSubscriptions())).toMatchObject([{ id, status: 'active' }])
})

const someone = () => newCustomer(`cus_sandbox_${randomUUID()}`, { userId: randomUUID(), email: '', name: '' })

const step = fc.oneof(
  fc.record({ days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({ plan: fc.constantFrom(...planIds) }),
  fc.record({ declines: fc.boolean() }),
  fc.record({ cancel: fc.boolean() }),
  fc.constant({ pay: true }),
  fc.constant({ end: true }),
)

test('whatever happens in whatever order, no cent is lost: what was paid is what was billed and what is left as credit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const ledger = new Ledger(someone(), [])
      saveCard(ledger, 'succeeds')
      const begin = () => {
        const begun = start(ledger, { attemptId: randomUUID(), plan: 'active' })
        pay(ledger, ledger.invoice(begun.latestInvoiceId), { card: 'succeeds', holder: 'asked' })
        return begun
      }
      let subscription = begin()
      for (const each of steps) {
        const { status } = subscription
        if ('days' in each) advance(ledger, toWholeSecond(Date.parse(ledger.at) + each.days * day))
        if ('plan' in each && status === 'active')
          changePlan(ledger, subscription, { plan: each.plan, key: randomUUID() })
        if ('declines' in each) ledger.customer.declines = each.declines
        if ('cancel' in each && (status === 'active' || status === 'past_due'))
          cancelAtPeriodEnd(ledger, subscription, each.cancel)
        if ('pay' in each)
          for (const open of ledger.findOpenInvoices(subscription))
            pay(ledger, open, { card: 'succeeds', holder: 'asked' })
        if ('end' in each && status !== 'incomplete') cancelNow(ledger, subscription, { refund: false })
        if (isOver(subscription)) subscription = begin()
      }
      const billed = ledger.invoices.filter(({ status }) => status === 'paid')
      const held = ledger.invoices.filter(({ status }) => status === 'open').map(({ creditUsed }) => creditUsed)
      const charged = sum(ledger.charges.map(({ amount }) => amount))
      expect(sum(billed.map(({ amountPaid }) => amountPaid))).toBe(charged)
      expect(charged).toBe(sum(billed.map(({ total }) => total)) + ledger.customer.credit + sum(held))
      expect(ledger.customer.credit).toBeGreaterThanOrEqual(0)
      expect(ledger.subscriptions.filter((each) => !isOver(each)).length).toBeLessThanOrEqual(1)
    }),
    { numRuns: 300 },
  )
})

test('only the kind of test card is stored', async () => {
  const { payments, pool, subscriber, newCustomer, start } = await sandbox()
  const { customerId } = await subscriber('active', { card: 'asks', confirmed: true })
  await payments.replaceCard(customerId, { card: 'succeeds' })
  const other = await newCustomer()
  const { clientSecret } = await start(other, 'starter')
  await payments.confirmPayment(other, clientSecret, { card: 'declined' }).catch(() => {})
  await payments.moveClock(customerId, 70)
  const { rows } = await pool.query('select kind, data::text as text from sandbox_objects')
  expect(rows.length).toBeGreaterThan(10)
  for (const { text } of rows) {
    for (const { number } of Object.values(testCards)) expect(text).not.toContain(number)
    expect(text).not.toMatch(/cvc|expir|number"?: ?"\d{12,}/i)
  }
  const customer = rows.find(({ kind, text }) => kind === 'customer' && text.includes(`"card": "succeeds"`))
  expect(customer).toBeDefined()
})

test('a subscription of the past is there with its card, its paid invoices and its next day', async () => {
  const { payments, deps } = await sandbox()
  const startedAt = addMonths(new Date(Date.now() - 9 * day).toISOString(), -3)
  const subscriber = { userId: randomUUID(), email: 'maya@example.test', name: 'Maya Okafor' }
  const seeded = await seedSandboxSubscription(deps, { subscriber, plan: 'active', startedAt })
  const { customerId, id } = seeded
  expect(await seedSandboxSubscription(deps, { subscriber, plan: 'active', startedAt })).toEqual(seeded)
  expect(seeded).toMatchObject({ plan: 'active', status: 'active' })
  expect(await payments.paymentMethods(customerId)).toMatchObject([{ last4: '4242', isDefault: true }])
  const invoices = await payments.listInvoices(customerId)
  expect(invoices.map(({ status, amountPaid }) => ({ status, amountPaid }))).toEqual(
    Array.from({ length: 4 }, () => ({ status: 'paid', amountPaid: cents.active })),
  )
  expect(Date.parse(seeded.currentPeriodEnd)).toBeGreaterThan(Date.now())
  expect(await payments.cancelAtPeriodEnd(id)).toMatchObject({ status: 'canceled' })
  expect(await payments.resume(id)).toMatchObject({ status: 'active' })
  const changed = await payments.changePlan({ subscriptionId: id, plan: 'starter', key: 'down' })
  expect(changed).toMatchObject({ subscription: { plan: 'starter' } })
})
