import { describe, expect, test } from 'vitest'
import { plans } from '#contract/plans.ts'
import { createTestCustomer } from './payments-behaviour.fixture.ts'
import type { PaymentsUnderTest } from './payments-behaviour.fixture.ts'

const day = 24 * 60 * 60

/** What every provider says of a payment, for the mail about it. */
export function givesReceipts(name: string, open: () => Promise<PaymentsUnderTest>) {
  describe(`${name}: receipts`, () => {
    test('say what was paid for: the plan and its period, also when the plan changes on the way', async () => {
      const provider = await open()
      const { payments, letTimePass } = provider
      const customer = await createTestCustomer(provider)
      const subscriptionId = await customer.subscribe('starter')
      const held = await payments.readSubscription(subscriptionId)
      const [first] = await customer.invoices()
      expect(await payments.readReceipt(first?.id ?? '')).toEqual({
        number: first?.number,
        amountPaid: Math.round(plans.starter.price * 100),
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
  })
}
