import { expect, test } from 'vitest'
import { getBand, defaultSuggestions } from './bands.ts'

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

test('where nothing is suggested, five suggestions stand in', () => {
  expect(Object.values(defaultSuggestions).map((suggestions) => new Set(suggestions).size)).toEqual([5, 5])
})
