import { expect, it } from 'vitest'
import { formatReplyDue } from './reply-due.ts'

/** A Wednesday in the reader's time zone. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const due = (moment: Date, now = at(18, 12)) => formatReplyDue(moment.toISOString(), now.getTime())

it('names the hour today, the weekday this week, and the date later', () => {
  expect(due(at(18, 17))).toBe('Answer by 5 pm')
  expect(due(at(18, 16, 40))).toBe('Answer by 4:40 pm')
  expect(due(at(23, 16))).toBe('Answer by Monday, 4 pm')
  expect(due(at(25, 9))).toBe('Answer by Nov 25, 9 am')
})

it('says when a late answer was due', () => {
  expect(due(at(18, 9))).toBe('Late: was due today, 9 am')
  expect(due(at(16, 16))).toBe('Late: was due Monday, 4 pm')
  expect(due(at(2, 10, 5))).toBe('Late: was due Nov 2, 10:05 am')
  expect(due(at(18, 12))).toBe('Late: was due today, 12 pm')
})
