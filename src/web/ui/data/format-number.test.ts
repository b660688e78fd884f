import { expect, it } from 'vitest'
import { formatCount, formatPercent, formatPlural } from './format-number.ts'

it('groups the digits of whole numbers by three', () => {
  const numbers = [0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 4_294_967_296, -1, -999, -1_000]
  for (const number of numbers) expect(formatCount(number)).toBe(number.toLocaleString('en-US'))
})

it('adds an s unless the count is 1', () => {
  expect([0, 1, 1_200].map((value) => formatPlural(value, 'client'))).toEqual([
    '0 clients',
    '1 client',
    '1,200 clients',
  ])
})

it('rounds to whole percent, and a part of 0 is 0%', () => {
  expect([formatPercent(1, 3), formatPercent(2, 3), formatPercent(3, 3), formatPercent(0, 0)]).toEqual([
    '33%',
    '67%',
    '100%',
    '0%',
  ])
})
