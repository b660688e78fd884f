import { expect, test } from 'vitest'
import { documentKinds } from '@foothold/resume-engine/forms'
import { getBand, listOtherSuggestions } from './bands.ts'
import type { Fix } from './fixes.ts'

test('each score has its band', () => {
  expect([100, 90, 89, 75, 74, 0].map((score) => getBand(score).title)).toEqual([
    'Excellent',
    'Excellent',
    'Good',
    'Good',
    'Needs Improvement',
    'Needs Improvement',
  ])
})

const fix: Fix = { id: 'numbers', text: 'Add numbers.', evidence: '', points: 9, target: { kind: 'keywords' } }
const none = { first: [], more: [] }

test('an analysis without suggestions gets five, also beside what is to be fixed', () => {
  for (const kind of documentKinds)
    for (const fixes of [none, { first: [fix], more: [] }])
      expect(new Set(listOtherSuggestions([], fixes, kind)).size).toBe(5)
})

test('the suggestions of an analysis are shown as fixes, and as they are if none became a fix', () => {
  const own = ['The posting would like Excel.']
  expect(listOtherSuggestions(own, none, 'resume')).toEqual(own)
  expect(listOtherSuggestions(own, { first: [], more: [fix] }, 'resume')).toEqual([])
  expect(listOtherSuggestions(own, { first: [fix], more: [] }, 'resume')).toEqual([])
})
