import { expect, it } from 'vitest'
import { isWholeList, searchFor, wholeList } from './list-filters.ts'

it('asks for no more than what was chosen', () => {
  expect(searchFor(wholeList, 50)).toEqual({ sort: 'date', limit: 50 })
  expect(searchFor({ sort: 'company', status: 'offered', words: '  two words ' }, 20)).toEqual({
    sort: 'company',
    limit: 20,
    status: 'offered',
    q: 'two words',
  })
})

it('knows the whole list from a part of it, in any order', () => {
  expect(isWholeList({ ...wholeList, sort: 'status', words: '  ' })).toBe(true)
  expect(isWholeList({ ...wholeList, status: 'applied' })).toBe(false)
  expect(isWholeList({ ...wholeList, words: 'x' })).toBe(false)
})
