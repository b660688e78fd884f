import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planIds, toCents } from '#contract/plans.ts'
import { cents } from '#test/plan-prices.ts'
import { addMonths, findPeriodEnd, prorate } from './billing.ts'
import { addMonthsTo, sandbox } from './sandbox.fixture.ts'

const day = 24 * 60 * 60
const plan = fc.constantFrom(...planIds)
const anchor = fc.integer({ min: Date.UTC(2024, 0, 1) / 1000, max: Date.UTC(2034, 0, 1) / 1000 })
const month = anchor.map((start) => ({ current_period_start: start, current_period_end: addMonths(start, 1) }))
/** A month, and some moments in it in their order. */
const moments = fc
  .tuple(month, fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }))
  .map(([period, parts]) => {
    const from = period.current_period_start
    const length = period.current_period_end - from
    const at = parts.toSorted((one, other) => one - other).map((part) => Math.floor(from + part * length))
    return { period, at }
  })

test('a month ends on the same day, or on its last day if it is shorter', () => {
  expect(addMonthsTo('2026-01-31T10:00:00.000Z', 1)).toBe('2026-02-28T10:00:00.000Z')
  expect(addMonthsTo('2028-01-31T10:00:00.000Z', 1)).toBe('2028-02-29T10:00:00.000Z')
  expect(addMonthsTo('2026-01-31T10:00:00.000Z', 2)).toBe('2026-03-31T10:00:00.000Z')
  expect(addMonthsTo('2026-11-30T23:59:59.000Z', 3)).toBe('2027-02-28T23:59:59.000Z')
  expect(addMonthsTo('2026-11-22T00:00:00.000Z', -3)).toBe('2026-08-22T00:00:00.000Z')
})

test('periods follow each other from the first day on, whatever the months are like', () => {
  fc.assert(
    fc.property(anchor, (first) => {
      let start = first
      for (let months = 1; months <= 14; months++) {
        const end = findPeriodEnd(first, start)
        expect(end).toBe(addMonths(first, months))
        const days = (end - start) / day
        expect(days).toBeGreaterThanOrEqual(28)
        expect(days).toBeLessThanOrEqual(31)
        start = end
      }
    }),
  )
})

test('the rest of a period costs all of it at its beginning, nothing at its end, and never more later', () => {
  fc.assert(
    fc.property(plan, moments, (plan, { period, at }) => {
      const all = [period.current_period_start, ...at, period.current_period_end]
      const rests = all.map((moment) => prorate(toCents(plan), period, moment))
      expect(rests[0]).toBe(toCents(plan))
      expect(rests.at(-1)).toBe(0)
      expect(rests.every(Number.isInteger)).toBe(true)
      expect(rests).toEqual(rests.toSorted((one, other) => other - one))
    }),
  )
})

test('to and fro at the same second costs nothing, and however often the plan changes, the parts add up exactly', () => {
  fc.assert(
    fc.property(moments, fc.array(plan, { minLength: 7, maxLength: 7 }), ({ period, at }, plans) => {
      const [first = 'starter'] = plans
      let [from, paid, used, since] = [toCents(first), toCents(first), 0, period.current_period_start]
      const change = (to: number, moment: number) => prorate(to, period, moment) - prorate(from, period, moment)
      for (const [index, moment] of at.entries()) {
        const to = toCents(plans[index + 1] ?? first)
        const there = change(to, moment)
        paid += there
        used += prorate(from, period, since) - prorate(from, period, moment)
        const before = from
        from = to
        since = moment
        expect(there + change(before, moment)).toBe(0)
      }
      expect(paid).toBe(used + prorate(from, period, since))
    }),
  )
})

test('an upgrade is charged at once, exactly as it was shown, and once for its key', async () => {
  const { payments, subscriber, events } = await sandbox()
  const { customerId, id } = await subscriber('starter')
  await payments.moveClock(customerId, 10)
  await events()
  const preview = await payments.previewPlanChange({ subscriptionId: id, plan: 'executive' })
  expect(preview).toMatchObject({ credit: 0, nextAmount: cents.executive })
  expect(preview.amountDue).toBeGreaterThan(0)
  // What was shown holds, though time goes on.
  await payments.moveClock(customerId, 1)
  const change = {
    subscriptionId: id,
    plan: 'executive' as const,
    prorationDate: preview.prorationDate,
    key: 'one',
  }
  const changed = await Promise.all([
    payments.changePlan(change),
    payments.changePlan(change),
    payments.changePlan(change),
  ])
  for (const each of changed) expect(each).toMatchObject({ subscription: { plan: 'executive' }, clientSecret: null })
  expect(await events()).toEqual(['invoice.paid', 'customer.subscription.updated'])
  expect(await payments.listInvoices(customerId)).toMatchObject([
    { status: 'paid', total: preview.amountDue, amountPaid: preview.amountDue },
    { status: 'paid', total: cents.starter, amountPaid: cents.starter },
  ])
  expect(preview.nextBillingDate).toBe((await payments.readSubscription(id))?.currentPeriodEnd)
})

test('a downgrade is credited, and the next invoices use the credit before the card pays', async () => {
  const { payments, subscriber } = await sandbox()
  const { customerId, id } = await subscriber('executive')
  const preview = await payments.previewPlanChange({ subscriptionId: id, plan: 'starter' })
  expect(preview).toMatchObject({ amountDue: 0, nextAmount: cents.starter })
  await payments.changePlan({ subscriptionId: id, plan: 'starter', prorationDate: preview.prorationDate, key: 'down' })
  await payments.moveClock(customerId, 5 * 31)
  const invoices = await payments.listInvoices(customerId)
  const renewals = invoices.slice(0, -2).toReversed()
  const byCredit = renewals.map(({ total, amountPaid }) => total - amountPaid)
  expect(byCredit.slice(0, 4)).toEqual([cents.starter, cents.starter, cents.starter, cents.starter])
  expect(byCredit[4]).toBe(preview.credit - 4 * cents.starter)
  expect(invoices.every(({ status }) => status === 'paid')).toBe(true)
})

test('a card that is declined changes nothing, and the same key can be tried again', async () => {
  const { payments, subscriber, events } = await sandbox()
  const { customerId, id } = await subscriber('starter')
  await payments.changePortal(customerId, { declines: true })
  await events()
  const change = { subscriptionId: id, plan: 'active' as const, key: 'one' }
  await expect(payments.changePlan(change)).rejects.toMatchObject({ reason: 'declined' })
  expect(await events()).toEqual(['invoice.payment_failed'])
  expect(await payments.readSubscription(id)).toMatchObject({ plan: 'starter', status: 'active' })
  await payments.changePortal(customerId, { declines: false })
  const again = await Promise.all([payments.changePlan(change), payments.changePlan(change)])
  for (const each of again) expect(each).toMatchObject({ subscription: { plan: 'active' }, clientSecret: null })
  const statuses = (await payments.listInvoices(customerId)).map(({ status }) => status)
  expect(statuses).toEqual(['paid', 'void', 'paid'])
})

test('a change that the bank asks about waits 23 hours for the card holder', async () => {
  const { payments, subscriber } = await sandbox()
  const { customerId, id } = await subscriber('starter', { card: 'asks', confirmed: true })
  const change = (key: string) => payments.changePlan({ subscriptionId: id, plan: 'active', key })
  const asked = await change('one')
  expect(asked).toMatchObject({ subscription: { plan: 'starter', status: 'active' }, clientSecret: expect.any(String) })
  expect((await change('one')).clientSecret).toBe(asked.clientSecret)
  await payments.moveClock(customerId, 1)
  const late = payments.confirmPayment(customerId, asked.clientSecret ?? '', { card: 'asks', confirmed: true })
  await expect(late).rejects.toMatchObject({ reason: 'conflict' })
  expect(await payments.readSubscription(id)).toMatchObject({ plan: 'starter', status: 'active' })

  const { clientSecret } = await change('two')
  const paid = await payments.confirmPayment(customerId, clientSecret ?? '', { card: 'asks', confirmed: true })
  expect(paid).toBe('succeeded')
  expect(await payments.readSubscription(id)).toMatchObject({ plan: 'active', status: 'active' })
  expect(await change('two')).toMatchObject({ subscription: { plan: 'active' }, clientSecret: null })
})

test('only what is paid is changed, and only within the period that was shown', async () => {
  const { payments, newCustomer, start, subscriber } = await sandbox()
  const { subscription } = await start(await newCustomer(), 'starter')
  const conflict = { reason: 'conflict' }
  const unpaid = { subscriptionId: subscription.id, plan: 'active' as const }
  await expect(payments.previewPlanChange(unpaid)).rejects.toMatchObject(conflict)
  await expect(payments.changePlan({ ...unpaid, key: 'one' })).rejects.toMatchObject(conflict)

  const { customerId, id } = await subscriber('starter')
  const { prorationDate } = await payments.previewPlanChange({ subscriptionId: id, plan: 'active' })
  await payments.moveClock(customerId, 31)
  const old = payments.changePlan({ subscriptionId: id, plan: 'active', prorationDate, key: 'one' })
  await expect(old).rejects.toMatchObject(conflict)
  const same = await payments.changePlan({ subscriptionId: id, plan: 'starter', key: 'two' })
  expect(same).toMatchObject({ subscription: { plan: 'starter' }, clientSecret: null })
  expect(await payments.listInvoices(customerId)).toHaveLength(2)
})
