import { expect, it } from 'vitest'
import { isPlanUsedUp, planUse } from './plan-use.ts'

const client = (applicationsThisPeriod: number, planLimit: number | null) => ({ applicationsThisPeriod, planLimit })

it('says how much of the plan is used', () => {
  expect(planUse(client(0, 10))).toBe('0 of 10 applications this period')
  expect(planUse(client(26, 25))).toBe('26 of 25 applications this period')
  expect(planUse(client(1, null))).toBe('1 application, no active plan')
  expect(planUse(client(0, null))).toBe('0 applications, no active plan')
})

it('knows when a plan is used up', () => {
  expect([client(9, 10), client(10, 10), client(11, 10), client(99, null)].map(isPlanUsedUp)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
