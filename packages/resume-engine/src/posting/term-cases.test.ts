import { expect, test } from 'vitest'
import { findWrongReadings } from './check-term-case.fixture.ts'
import { termCases } from './term-cases.fixture.ts'

test.each(termCases)('a posting is read as a person reads it: $kind, $posting', (termCase) => {
  expect(findWrongReadings(termCase)).toEqual([])
})
