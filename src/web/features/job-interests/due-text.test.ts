import { expect, it } from 'vitest'
import { formatDue } from './due-text.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const dueIn = (minutes: number) => formatDue(new Date(now + minutes * 60_000).toISOString(), now)

it('says how much time is left, and warns when it is little', () => {
  expect(dueIn(24 * 60)).toEqual({ text: 'due in 24 h', tone: 'neutral' })
  expect(dueIn(5 * 60 + 59)).toEqual({ text: 'due in 5 h', tone: 'neutral' })
  expect(dueIn(3 * 60 + 59)).toEqual({ text: 'due in 3 h', tone: 'warning' })
  expect(dueIn(25)).toEqual({ text: 'due in 25 min', tone: 'warning' })
  expect(dueIn(0.5)).toEqual({ text: 'due now', tone: 'warning' })
})

it('says what is late and by how much', () => {
  expect(dueIn(-0.5)).toEqual({ text: 'due now', tone: 'warning' })
  expect(dueIn(-1)).toEqual({ text: 'late by 1 min', tone: 'danger' })
  expect(dueIn(-200)).toEqual({ text: 'late by 3 h', tone: 'danger' })
  expect(dueIn(-47 * 60)).toEqual({ text: 'late by 47 h', tone: 'danger' })
  expect(dueIn(-48 * 60)).toEqual({ text: 'late by 2 days', tone: 'danger' })
})
