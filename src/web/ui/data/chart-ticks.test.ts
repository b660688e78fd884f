import fc from 'fast-check'
import { expect, it } from 'vitest'
import { niceTicks } from './chart-ticks.ts'

it('are round numbers', () => {
  expect(niceTicks(0)).toEqual([0, 1])
  expect(niceTicks(3)).toEqual([0, 1, 2, 3])
  expect(niceTicks(7)).toEqual([0, 2, 4, 6, 8])
  expect(niceTicks(43)).toEqual([0, 10, 20, 30, 40, 50])
  expect(niceTicks(715)).toEqual([0, 200, 400, 600, 800])
})

it('are at most six, and cover the highest value', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (highest) => {
      const ticks = niceTicks(highest)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(1, highest))
      expect(ticks.length).toBeLessThanOrEqual(6)
    }),
  )
})
