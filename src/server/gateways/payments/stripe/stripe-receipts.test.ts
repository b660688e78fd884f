import { expect, test } from 'vitest'
import { cents } from '#test/plan-prices.ts'
import { createTestCustomer, openStripe } from '#test/stripe/open-stripe.ts'

const day = 24 * 60 * 60

test('receipts say what was paid for: the plan and its period, also when the plan changes on the way', async () => {
  const provider = await openStripe()
  const { payments, letTimePass } = provider
  const customer = await createTestCustomer(provider)
  const subscriptionId = await customer.subscribe('starter')
  const held = await payments.readSubscription(subscriptionId)
  const [first] = await customer.invoices()
  expect(await payments.readReceipt(first?.id ?? '')).toEqual({
    number: first?.number,
    amountPaid: cents.starter,
    paidAt: first?.paidAt,
    plan: 'starter',
    periodStart: held?.currentPeriodStart,
    periodEnd: held?.currentPeriodEnd,
  })
  await letTimePass(customer.customerId, 20 * day)
  await payments.changePlan({ subscriptionId, plan: 'active', key: 'up' })
  const [change] = await customer.invoices()
  const receipt = await payments.readReceipt(change?.id ?? '')
  expect(receipt).toMatchObject({ plan: 'active', amountPaid: change?.amountPaid })
  expect(receipt?.periodEnd).toBe(held?.currentPeriodEnd)
  expect(receipt && receipt.periodStart > (held?.currentPeriodStart ?? '')).toBe(true)
  expect(await payments.readReceipt('in_unknown')).toBeNull()
})
