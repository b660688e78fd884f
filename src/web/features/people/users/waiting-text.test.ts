import { expect, test } from 'vitest'
import { formatLongestWait, formatWaitingCount } from './waiting-text.ts'

/** Noon of a Saturday in the reader's time zone. */
const now = new Date(2026, 10, 21, 12).getTime()
const hour = 60 * 60_000

function waitingFor(hours: number) {
  const since = now - hours * hour
  return {
    firstName: 'Ada',
    lastName: 'Park',
    email: 'ada@example.test',
    waitingSince: new Date(since).toISOString(),
    dueAt: new Date(since + 24 * hour).toISOString(),
  }
}

test('the title counts the waiting subscribers', () => {
  expect([1, 2, 1_200].map(formatWaitingCount)).toEqual([
    '1 subscriber is waiting for an account manager',
    '2 subscribers are waiting for an account manager',
    '1,200 subscribers are waiting for an account manager',
  ])
})

test('the text names who has waited longest, for how long, and when they are due', () => {
  expect([0, 7.5, 30, 100].map((hours) => formatLongestWait(waitingFor(hours), now))).toEqual([
    'Ada Park has waited longest: 1 min, due by Sun 12 pm.',
    'Ada Park has waited longest: 7 h, due by Sun 4:30 am.',
    'Ada Park has waited longest: 30 h, late by 6 h.',
    'Ada Park has waited longest: 4 days, late by 3 days.',
  ])
})
