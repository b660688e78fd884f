import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addWorkingHours, workingDayHours } from './working-time.ts'

const utc = { timeZone: 'UTC', holidays: new Set<string>() }
const newYork = { timeZone: 'America/New_York', holidays: new Set(['2026-11-26']) }

test.each([
  ['within a day', '2026-11-23T10:00:00.000Z', 2, '2026-11-23T12:00:00.000Z'],
  ['a working day later', '2026-11-23T10:00:00.000Z', 8, '2026-11-24T10:00:00.000Z'],
  ['before work begins', '2026-11-23T03:00:00.000Z', 8, '2026-11-23T17:00:00.000Z'],
  ['after work ended', '2026-11-23T20:00:00.000Z', 8, '2026-11-24T17:00:00.000Z'],
  ['over a weekend', '2026-11-20T16:00:00.000Z', 8, '2026-11-23T16:00:00.000Z'],
  ['from a Sunday', '2026-11-22T12:00:00.000Z', 1, '2026-11-23T10:00:00.000Z'],
])('%s', (_name, start, hours, expected) => {
  expect(addWorkingHours(start, hours, utc)).toBe(expected)
})

test('counts by the clock of the team, and skips its holidays', () => {
  // Wednesday 16:00 in New York; Thursday is off.
  expect(addWorkingHours('2026-11-25T21:00:00.000Z', 8, newYork)).toBe('2026-11-27T21:00:00.000Z')
})

test.each([
  ['spring', '2026-03-06T21:00:00.000Z', '2026-03-09T20:00:00.000Z'],
  ['autumn', '2026-10-30T20:00:00.000Z', '2026-11-02T21:00:00.000Z'],
])('keeps the time of day when the clocks change in %s', (_name, start, expected) => {
  expect(addWorkingHours(start, 8, newYork)).toBe(expected)
})

test('a year of holidays is skipped, and no time at all is an error', () => {
  const days = (count: number) =>
    new Set(Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)))
  expect(addWorkingHours('2026-01-01T00:00:00.000Z', 8, { ...utc, holidays: days(365) })).toBe(
    '2027-01-01T17:00:00.000Z',
  )
  expect(() => addWorkingHours('2026-01-01T00:00:00.000Z', 8, { ...utc, holidays: days(4_000) })).toThrow(
    /no 8 working/,
  )
})

test('more hours never end earlier, and hours add up', () => {
  const moment = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const hours = fc.integer({ min: 1, max: 5 * workingDayHours })
  fc.assert(
    fc.property(moment, hours, hours, (start, first, second) => {
      const from = start.toISOString()
      const middle = addWorkingHours(from, first, newYork)
      expect(Date.parse(middle)).toBeGreaterThan(start.getTime())
      expect(addWorkingHours(middle, second, newYork)).toBe(addWorkingHours(from, first + second, newYork))
    }),
  )
})
