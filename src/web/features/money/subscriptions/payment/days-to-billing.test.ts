import { expect, it } from 'vitest'
import type { Subscription } from '#contract/subscriptions.ts'
import { daysToNextBilling } from './days-to-billing.ts'

const now = '2026-11-21T12:00:00.000Z'
const holding = (status: Subscription['status'], currentPeriodEnd: string | null) => ({
  now,
  subscription: { status, planName: 'Starter', amount: 49.99, interval: 'month', currentPeriodEnd },
})

it('rounds up to whole days', () => {
  expect(daysToNextBilling(holding('active', '2026-11-22T12:00:00.000Z'))).toBe(1)
  expect(daysToNextBilling(holding('active', '2026-11-22T12:00:01.000Z'))).toBe(2)
  expect(daysToNextBilling(holding('canceled', '2026-12-21T12:00:00.000Z'))).toBe(30)
})

it('is null without a period that ends', () => {
  expect(daysToNextBilling({ now, subscription: null })).toBeNull()
  expect(daysToNextBilling(holding('active', null))).toBeNull()
  expect(daysToNextBilling(holding('active', now))).toBeNull()
  expect(daysToNextBilling(holding('expired', '2026-12-21T12:00:00.000Z'))).toBeNull()
})
