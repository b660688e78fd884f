import { expect, it } from 'vitest'
import { formatDuration, getDueState } from './due.ts'

/** A Wednesday in the reader's time zone. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const now = at(18, 12)
const stateAt = (moment: Date) => getDueState(moment.toISOString(), now.getTime())

it('names the time of today, the weekday of this week, and a later date', () => {
  expect(stateAt(at(18, 17)).text).toBe('due by 5 pm')
  expect(stateAt(at(18, 16, 40)).text).toBe('due by 4:40 pm')
  expect(stateAt(at(19, 9)).text).toBe('due by Thu 9 am')
  expect(stateAt(at(24, 11)).text).toBe('due by Tue 11 am')
  expect(stateAt(at(25, 9)).text).toBe('due by Nov 25 9 am')
})

it('warns below four hours', () => {
  expect(stateAt(at(18, 16)).tone).toBe('neutral')
  expect(stateAt(at(18, 15, 59)).tone).toBe('warning')
})

it('says how late it is', () => {
  expect(stateAt(now)).toEqual({ text: 'late by 1 min', tone: 'danger' })
  expect(stateAt(at(18, 9))).toEqual({ text: 'late by 3 h', tone: 'danger' })
  expect(stateAt(at(16, 13))).toEqual({ text: 'late by 47 h', tone: 'danger' })
  expect(stateAt(at(16, 12))).toEqual({ text: 'late by 2 days', tone: 'danger' })
})

it('says who is waited for, and then no time', () => {
  const dueAt = at(18, 9).toISOString()
  for (const pausedBy of ['approval', 'question'] as const)
    expect(getDueState(dueAt, now.getTime(), { pausedBy, client: { firstName: 'Maya' } })).toEqual({
      text: 'paused: waiting for Maya',
      tone: 'neutral',
    })
  expect(getDueState(dueAt, now.getTime(), { pausedBy: null, client: { firstName: 'Maya' } }).text).toBe('late by 3 h')
  expect(getDueState(dueAt, now.getTime(), { pausedBy: 'question', client: null }).text).toBe(
    'paused: waiting for the client',
  )
})

it('never gives a duration below a minute', () => {
  expect([0, 59_000, 60_000].map(formatDuration)).toEqual(['1 min', '1 min', '1 min'])
})
