import { expect, test } from 'vitest'
import { describeNextReport } from './next-report.ts'

test.each([
  ['2026-11-23T07:59:00.000Z', 'UTC', 'Monday, November 23 at 8:00 AM UTC'],
  ['2026-11-23T08:00:00.000Z', 'UTC', 'Monday, November 30 at 8:00 AM UTC'],
  ['2026-11-29T23:59:00.000Z', 'UTC', 'Monday, November 30 at 8:00 AM UTC'],
  ['2026-11-22T12:00:00.000Z', 'Pacific/Auckland', 'Monday, November 23 at 8:00 AM'],
  ['2026-11-23T07:59:00.000Z', 'America/New_York', 'Monday, November 23 at 8:00 AM'],
])('at %s in %s the next report is sent on %s', (now, zone, text) => {
  expect(describeNextReport(Date.parse(now), zone)).toBe(text)
})
