import { expect, test } from 'vitest'
import type { MonthFigures } from '#contract/revenue.ts'
import {
  describeChange,
  describeTrend,
  formatDollars,
  formatPoints,
  formatRatio,
  formatShare,
  getKeptShare,
  revenueText,
} from './figure-texts.ts'

const month = (name: string, mrr: number, movements: Partial<MonthFigures['movements']> = {}): MonthFigures => ({
  month: name,
  mrr,
  subscribers: 0,
  newSubscribers: 0,
  reactivatedSubscribers: 0,
  lostSubscribers: 0,
  movements: { new: 0, reactivation: 0, expansion: 0, contraction: 0, churn: 0, ...movements },
  subscriberChurn: null,
  revenueChurn: null,
  applications: 0,
  activeClients: 0,
  applicationsPerClient: null,
})

test('money, shares and ratios are formatted, and a missing divisor is a dash', () => {
  expect(formatDollars(1234.5)).toBe('$1,234.50')
  expect(formatShare(0.0421)).toBe('4.2%')
  expect(formatShare(null)).toBe('—')
  expect(formatRatio(3.44)).toBe('3.4')
  expect(formatRatio(null)).toBe('—')
  expect(formatPoints(0.3333)).toBe('33.3 points')
})

test('the change of the running month is the sum of its movements', () => {
  expect(describeChange([month('2026-02', 100), month('2026-03', 75, { new: 50, churn: -75 })])).toBe(
    '−$25.00 this month',
  )
  expect(describeChange([month('2026-03', 50, { new: 50 })])).toBe('+$50.00 this month')
  expect(describeChange([])).toBeUndefined()
})

test('the chart is described in words', () => {
  expect(revenueText([month('2026-02', 100), month('2026-03', 75)])).toBe(
    'Recurring revenue by month: Feb 2026 $100.00, Mar 2026 $75.00.',
  )
})

test('the share of promises kept is that of all kinds together', () => {
  const promise = (kept: number, late: number) => ({ kind: 'first_application' as const, kept, late, keptShare: null })
  expect(getKeptShare([promise(3, 1), promise(0, 0), promise(4, 0)])).toBe(7 / 8)
  expect(getKeptShare([promise(0, 0)])).toBeNull()
})

test('a trend compares with the month before, where there is one with a figure', () => {
  const months = [3, 5, 5, 4].map((subscribers, index) => ({ ...month(`2026-0${index + 1}`, 0), subscribers }))
  const trend = (at: number) => describeTrend(months, months[at], 'subscribers', String)
  expect([trend(0), trend(1), trend(2), trend(3)]).toEqual([
    null,
    'up 2 from Jan 2026',
    'as in Feb 2026',
    'down 1 from Mar 2026',
  ])
  expect(describeTrend(months, months[1], 'subscriberChurn', formatShare)).toBeNull()
  expect(describeTrend(months, null, 'subscribers', String)).toBeNull()
})
