import { expect, test } from 'vitest'
import { computeDue, type Pause } from './pauses.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20) + hour * 3_600_000).toISOString()
const pause = (from: number, until: number | null, reason: Pause['reason'] = 'question'): Pause => ({
  reason,
  from: at(from),
  until: until === null ? null : at(until),
})
const dueWith = (pauses: Pause[], now = 40) => computeDue(at(0), pauses, Date.parse(at(now)))

test('without a pause a promise is due after 24 hours', () => {
  expect(dueWith([])).toEqual({ dueAt: at(24), pausedBy: null })
})

test('the due time moves by the length of each pause', () => {
  expect(dueWith([pause(2, 5)])).toEqual({ dueAt: at(27), pausedBy: null })
  expect(dueWith([pause(2, 5), pause(10, 11, 'approval')]).dueAt).toBe(at(28))
})

test('overlapping pauses count once, in any order', () => {
  const spans = [pause(2, 8), pause(3, 4), pause(6, 10, 'approval'), pause(10, 12)]
  expect(dueWith(spans).dueAt).toBe(at(34))
  expect(dueWith(spans.toReversed()).dueAt).toBe(at(34))
})

test('an open question pauses up to now', () => {
  expect(dueWith([pause(10, null)])).toEqual({ dueAt: at(54), pausedBy: 'question' })
})

test('an approval pauses until it is decided or runs out', () => {
  const expires = pause(10, 82, 'approval')
  expect(dueWith([expires])).toEqual({ dueAt: at(54), pausedBy: 'approval' })
  expect(dueWith([expires], 100)).toEqual({ dueAt: at(96), pausedBy: null })
  expect(dueWith([expires, pause(11, null)]).pausedBy).toBe('approval')
})

test('a pause before the promise does not count', () => {
  expect(dueWith([pause(-8, -3)]).dueAt).toBe(at(24))
  expect(dueWith([pause(-8, 3)]).dueAt).toBe(at(27))
  expect(dueWith([pause(-8, -3), pause(1, 2)]).dueAt).toBe(at(25))
})
