import { expect, test } from 'vitest'
import { dueText, dueTone } from './due-text.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

test('a promise says how much time it has left, and how late it is', () => {
  const texts = [3_000, 300, 119, 59.9, 0.5, 0, -0.5, -90, -150, -4_000]
  expect(texts.map((minutes) => dueText(after(minutes), now))).toEqual([
    'due in 2 days',
    'due in 5 h',
    'due in 1 h',
    'due in 59 min',
    'due in 1 min',
    'due in 1 min',
    'late by 1 min',
    'late by 1 h',
    'late by 2 h',
    'late by 2 days',
  ])
})

test('what is late stands out, and what is due soon does so too', () => {
  expect([241, 239, 0, -1].map((minutes) => dueTone(after(minutes), now))).toEqual([
    'neutral',
    'warning',
    'warning',
    'danger',
  ])
})
