import { expect, test } from 'vitest'
import { formatStart } from './interview-texts.ts'

const inBerlin = { startsAt: '2026-12-03T18:00:00.000Z', timeZone: 'Europe/Berlin' }

test.each([
  ['Europe/Berlin', 'Thursday, December 3 at 7:00 PM'],
  ['Europe/Rome', 'Thursday, December 3 at 7:00 PM'],
  ['America/Los_Angeles', 'Thursday, December 3 at 10:00 AM your time (7:00 PM in Berlin)'],
  ['Asia/Kolkata', 'Thursday, December 3 at 11:30 PM your time (7:00 PM in Berlin)'],
  ['Pacific/Auckland', 'Friday, December 4 at 7:00 AM your time (Thursday, December 3 at 7:00 PM in Berlin)'],
  [null, 'Thursday, December 3 at 7:00 PM in Berlin'],
])('to a client in %s an interview in Berlin is on %s', (clientZone, text) => {
  expect(formatStart({ ...inBerlin, clientZone })).toBe(text)
})

test('a place without a clock has UTC', () => {
  const start = { ...inBerlin, timeZone: 'UTC' }
  expect(formatStart({ ...start, clientZone: null })).toBe('Thursday, December 3 at 6:00 PM UTC')
  expect(formatStart({ ...start, clientZone: 'Asia/Kolkata' })).toBe(
    'Thursday, December 3 at 11:30 PM your time (6:00 PM UTC)',
  )
})
