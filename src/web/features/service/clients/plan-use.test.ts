import { expect, it } from 'vitest'
import { isPlanUsedUp, formatPlanUse } from './plan-use.ts'

const client = (applicationsThisPeriod: number, planLimit: number | null) => ({ applicationsThisPeriod, planLimit })

it('says how much of the plan is used', () => {
  expect(formatPlanUse(client(0, 10))).toBe('0 of 10 applications, prepared ones included')
  expect(formatPlanUse(client(26, 25))).toBe('26 of 25 applications, prepared ones included')
  expect(formatPlanUse(client(1, null))).toBe('1 application, no active plan')
  expect(formatPlanUse(client(0, null))).toBe('0 applications, no active plan')
})

it('detects a used-up plan', () => {
  expect([client(9, 10), client(10, 10), client(11, 10), client(99, null)].map(isPlanUsedUp)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
