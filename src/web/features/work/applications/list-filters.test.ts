import { expect, it } from 'vitest'
import { isUnfiltered, toListQuery, noFilters } from './list-filters.ts'

it('leaves defaults out of the query', () => {
  expect(toListQuery(noFilters, 50)).toEqual({ sort: 'date', limit: 50 })
  expect(toListQuery({ sort: 'company', status: 'offered', search: '  two words ' }, 20)).toEqual({
    sort: 'company',
    limit: 20,
    status: 'offered',
    q: 'two words',
  })
})

it('counts a sorted list as unfiltered', () => {
  expect(isUnfiltered({ ...noFilters, sort: 'status', search: '  ' })).toBe(true)
  expect(isUnfiltered({ ...noFilters, status: 'applied' })).toBe(false)
  expect(isUnfiltered({ ...noFilters, search: 'x' })).toBe(false)
})
