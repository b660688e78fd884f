import { expect, it } from 'vitest'
import { subscriptionStatuses } from '#contract/subscriptions.ts'
import { nextText, priceText, statusLabel } from './subscription-display.ts'

it('labels every status, also a missing or unknown one', () => {
  const words = subscriptionStatuses.map((status) => statusLabel(status).label)
  expect(words).toEqual(['Active', 'Past due', 'Cancelled', 'Incomplete', 'Expired'])
  expect(statusLabel('cancelled')).toEqual(statusLabel('canceled'))
  expect(statusLabel('active').tone).toBe('success')
  expect(statusLabel('past_due').tone).toBe('danger')
  expect(statusLabel('trialing')).toEqual({ label: 'trialing', tone: 'neutral' })
  for (const missing of [undefined, null, ''])
    expect(statusLabel(missing)).toEqual({ label: 'Unknown', tone: 'neutral' })
})

it('formats the price with its interval, and defaults for missing values', () => {
  expect(priceText({ amount: 49.99, interval: 'month' })).toBe('$49.99/month')
  expect(priceText({ amount: 49.9, interval: 'year' })).toBe('$49.90/year')
  expect(priceText({ amount: 50 })).toBe('$50/month')
  expect(priceText({ amount: null, interval: null })).toBe('$0/month')
})

it('says what comes next', () => {
  const currentPeriodEnd = '2026-11-21T12:00:00.000Z'
  expect(nextText({ status: 'active', currentPeriodEnd })).toBe('Next billing date: Nov 21, 2026')
  expect(nextText({ status: 'canceled', currentPeriodEnd })).toBe('You have access until Nov 21, 2026.')
  expect(nextText({ status: 'past_due', currentPeriodEnd })).toBe('The last payment did not go through.')
  expect(nextText({ status: 'past_due', currentPeriodEnd, graceEnds: '2026-10-28T12:00:00.000Z' })).toBe(
    'The last payment did not go through. You keep your access until Oct 28, 2026.',
  )
  expect(nextText({ status: 'active', currentPeriodEnd: null })).toBeNull()
  expect(nextText({ status: 'trialing', currentPeriodEnd })).toBeNull()
})
