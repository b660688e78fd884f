import { expect, it } from 'vitest'
import { auditQuery, emptyFilter, readAuditFilter, writeAuditFilter } from './audit-filter.ts'

it('sends no query without a filter', () => {
  expect(auditQuery(emptyFilter)).toEqual({})
  expect(auditQuery({ ...emptyFilter, words: '  ' })).toEqual({})
})

it("includes both days in full, in the person's time zone", () => {
  const { from, to } = auditQuery({ ...emptyFilter, from: '2026-11-21', to: '2026-11-21' })
  expect(from).toBe(new Date(2026, 10, 21).toISOString())
  expect(to).toBe(new Date(2026, 10, 22).toISOString())
})

it('leaves out an incomplete date', () => {
  expect(auditQuery({ words: ' ana ', action: 'sign-in', from: '2026-1', to: '' })).toEqual({
    q: 'ana',
    action: 'sign-in',
  })
})

it('the address carries the filter', () => {
  const filter = { words: 'maya', action: 'role.changed', from: '2026-03-01', to: '' }
  expect(writeAuditFilter(filter).toString()).toBe('q=maya&action=role.changed&from=2026-03-01')
  expect(readAuditFilter(writeAuditFilter(filter))).toEqual(filter)
  expect(readAuditFilter(new URLSearchParams())).toEqual(emptyFilter)
})
