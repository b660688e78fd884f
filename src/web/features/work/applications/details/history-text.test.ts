import { expect, it } from 'vitest'
import type { HistoryEntry } from '#contract/application-history.ts'
import { formatHistoryEntry } from './history-text.ts'

const entry: HistoryEntry = {
  id: '00000000-0000-4000-8000-000000000000',
  at: '2026-03-01T00:00:00.000Z',
  action: 'updated',
  by: 'Mina Ortiz',
  byMyself: false,
  from: null,
  to: null,
  fields: [],
  outcome: null,
}

it('says who did what', () => {
  expect(formatHistoryEntry({ ...entry, action: 'created', to: 'applied' })).toBe(
    'Mina Ortiz added this application (Applied)',
  )
  expect(formatHistoryEntry({ ...entry, action: 'created', byMyself: true })).toBe('You added this application')
  expect(formatHistoryEntry({ ...entry, from: 'applied', to: 'offered' })).toBe(
    'Mina Ortiz changed the status from Applied to Offered',
  )
  expect(formatHistoryEntry({ ...entry, by: null, fields: ['notes'] })).toBe('A former user changed the notes')
})

it('names every field, after the change of status', () => {
  expect(formatHistoryEntry({ ...entry, fields: ['company', 'position', 'jobUrl'] })).toBe(
    'Mina Ortiz changed the company, the position, and the link',
  )
  expect(
    formatHistoryEntry({ ...entry, byMyself: true, from: 'interested', to: 'applied', fields: ['dateApplied'] }),
  ).toBe('You changed the status from Interested to Applied and the date applied')
})
