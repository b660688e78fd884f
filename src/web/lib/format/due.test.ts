import { expect, it } from 'vitest'
import { formatDuration, getDueState } from './due.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const dueIn = (minutes: number) => getDueState(new Date(now + minutes * 60_000).toISOString(), now)

it('says how much time is left, and warns below four hours', () => {
  expect(dueIn(3_000)).toEqual({ text: 'due in 2 days', tone: 'neutral' })
  expect(dueIn(24 * 60)).toEqual({ text: 'due in 24 h', tone: 'neutral' })
  expect(dueIn(5 * 60 + 59)).toEqual({ text: 'due in 5 h', tone: 'neutral' })
  expect(dueIn(241)).toEqual({ text: 'due in 4 h', tone: 'neutral' })
  expect(dueIn(239)).toEqual({ text: 'due in 3 h', tone: 'warning' })
  expect(dueIn(25)).toEqual({ text: 'due in 25 min', tone: 'warning' })
})

it('is due now within a minute of the time', () => {
  for (const minutes of [0.5, 0, -0.5]) expect(dueIn(minutes)).toEqual({ text: 'due now', tone: 'warning' })
})

it('says how late it is', () => {
  expect(dueIn(-1)).toEqual({ text: 'late by 1 min', tone: 'danger' })
  expect(dueIn(-200)).toEqual({ text: 'late by 3 h', tone: 'danger' })
  expect(dueIn(-47 * 60)).toEqual({ text: 'late by 47 h', tone: 'danger' })
  expect(dueIn(-48 * 60)).toEqual({ text: 'late by 2 days', tone: 'danger' })
})

it('never gives a duration below a minute', () => {
  expect([0, 59_000, 60_000].map(formatDuration)).toEqual(['1 min', '1 min', '1 min'])
})
