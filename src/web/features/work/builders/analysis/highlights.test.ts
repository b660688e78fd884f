import { expect, test } from 'vitest'
import type { MarkedTerm } from '@foothold/resume-engine/analyze'
import { toSegments } from './highlights.ts'

const term = (state: MarkedTerm['state'], inText: MarkedTerm['inText']): MarkedTerm => ({
  term: 'any',
  kind: 'required',
  state,
  importance: 1,
  inText,
  inJob: [],
})

test('the segments are the whole text, cut at the marks', () => {
  const text = 'Led SQL reporting and SQL training'
  const segments = toSegments(text, [term('misused', [[22, 25]]), term('matched', [[4, 7]])], 'inText')
  expect(segments.map(({ text, state }) => [text, state])).toEqual([
    ['Led ', null],
    ['SQL', 'matched'],
    [' reporting and ', null],
    ['SQL', 'misused'],
    [' training', null],
  ])
  expect(segments.map(({ text }) => text).join('')).toBe(text)
})

test('of overlapping marks the longest counts, and a mark beyond the text is ignored', () => {
  const text = 'project management'
  const terms = [term('matched', [[0, 7]]), term('missing', [[0, 18]]), term('matched', [[8, 99]])]
  expect(toSegments(text, terms, 'inText')).toEqual([{ at: 0, text, state: 'missing' }])
  expect(toSegments('', [], 'inText')).toEqual([])
})
