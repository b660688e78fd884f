import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planIds, type PlanId } from '#contract/plans.ts'
import { testCards } from '#contract/sandbox.ts'
import { cents } from '#test/plan-prices.ts'
import { saveCard } from './billing.ts'
import { Books } from './books.ts'
import type { Price } from './objects.ts'
import { addMonthsTo, sandbox } from './sandbox.fixture.ts'
import { findRoute } from './sandbox-api.ts'
import {
  advance,
  changePrice,
  day,
  end,
  isOver,
  payInvoice,
  setCancelAtPeriodEnd,
  subscribe,
  voidInvoice,
} from './subscription-life.ts'

const dayMs = day * 1000
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

test('thirteen months, with an upgrade, a downgrade and a renewal that failed: what was paid is what the invoices say', async () => {
  const { payments, pool, subscriber, events } = await sandbox()
  const { customerId, id, firstDay } = await subscriber('starter')
  /** Moves the clock to the given day after the months, counted from the first day. */
  const moveTo = async (months: number, days: number) => {
    const target = Date.parse(addMonthsTo(firstDay, months)) + days * dayMs
    await payments.moveClock(customerId, Math.ceil((target - (await payments.now(customerId)).getTime()) / dayMs))
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
    Array.from({ length: 13 }, (_, months) => addMonthsTo(firstDay, months)),
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

/** The books of a new customer, with the prices of the plans. */
function openBooks() {
  const account = new Books(null, [])
  const call = (name: string, books: Books, params: Record<string, string>) => {
    const [method = '', path = ''] = name.split(' ')
    return findRoute(method, path)?.answer({ books, id: '', params: new URLSearchParams(params), page: String }) as {
      id: string
    }
  }
  const customer = call('POST /v1/customers', account, { email: 'maya@example.test', name: 'Maya Okafor' })
  const books = new Books(customer.id, account.changed())
  const listed = planIds.map((plan) => {
    call('POST /v1/products', books, { id: plan, name: plan })
    const unit_amount = String(cents[plan])
    const params = { product: plan, currency: 'usd', unit_amount, 'recurring[interval]': 'month', lookup_key: plan }
    return [plan, books.get('price', call('POST /v1/prices', books, params).id)] as const
  })
  return { books, prices: Object.fromEntries(listed) as Record<PlanId, Price> }
}

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
      const { books, prices } = openBooks()
      saveCard(books, { last4: '4242' })
      const use = { card: 'succeeds', holder: 'asked' } as const
      const begin = () => {
        const begun = subscribe(books, prices.active, {})
        payInvoice(books, books.get('invoice', begun.latest_invoice), use)
        return begun
      }
      let subscription = begin()
      for (const each of steps) {
        const { status } = subscription
        if ('days' in each) advance(books, books.at + each.days * day)
        if ('plan' in each && status === 'active') changePrice(books, subscription, prices[each.plan])
        const pending = subscription.pending_update && books.get('invoice', subscription.latest_invoice)
        if (pending) voidInvoice(books, pending)
        if ('declines' in each) books.customer.declines = each.declines
        if ('cancel' in each && (status === 'active' || status === 'past_due'))
          setCancelAtPeriodEnd(books, subscription, each.cancel)
        if ('pay' in each) for (const open of books.listOpenInvoices(subscription)) payInvoice(books, open, use)
        if ('end' in each && status !== 'incomplete') end(books, subscription, 'void')
        if (isOver(subscription)) subscription = begin()
      }
      const billed = books.list('invoice', ({ status }) => status === 'paid')
      const held = books.list('invoice', ({ status }) => status === 'open').map((each) => -each.starting_balance)
      const charged = sum(books.list('charge').map(({ amount }) => amount))
      const credit = -books.customer.balance
      expect(sum(billed.map(({ amount_paid }) => amount_paid))).toBe(charged)
      expect(charged).toBe(sum(billed.map(({ total }) => total)) + credit + sum(held))
      expect(credit).toBeGreaterThanOrEqual(0)
      expect(books.list('subscription', (each) => !isOver(each)).length).toBeLessThanOrEqual(1)
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
  expect(rows.find(({ kind, text }) => kind === 'payment_method' && text.includes(`"last4": "4242"`))).toBeDefined()
})

test('a subscription of the past is there with its card, its paid invoices and its next day', async () => {
  const { payments, newCustomer } = await sandbox()
  const startedAt = addMonthsTo(new Date(Math.floor(Date.now() / 1000) * 1000 - 9 * dayMs).toISOString(), -3)
  await payments.preparePlans()
  const customerId = await newCustomer()
  const id = await payments.startInThePast(customerId, { plan: 'active', startedAt })
  expect(await payments.startInThePast(customerId, { plan: 'active', startedAt })).toBe(id)
  const started = await payments.readSubscription(id)
  expect(started).toMatchObject({ plan: 'active', status: 'active' })
  expect(await payments.paymentMethods(customerId)).toMatchObject([{ last4: '4242', isDefault: true }])
  const invoices = await payments.listInvoices(customerId)
  expect(invoices.map(({ status, amountPaid }) => ({ status, amountPaid }))).toEqual(
    Array.from({ length: 4 }, () => ({ status: 'paid', amountPaid: cents.active })),
  )
  expect(Date.parse(started?.currentPeriodEnd ?? '')).toBeGreaterThan(Date.now())
  expect(await payments.cancelAtPeriodEnd(id)).toMatchObject({ status: 'canceled' })
  expect(await payments.resume(id)).toMatchObject({ status: 'active' })
  const changed = await payments.changePlan({ subscriptionId: id, plan: 'starter', key: 'down' })
  expect(changed).toMatchObject({ subscription: { plan: 'starter' } })
})
