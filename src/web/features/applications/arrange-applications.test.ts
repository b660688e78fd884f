import { expect, it } from 'vitest'
import type { ApplicationStatus } from '#contract/applications.ts'
import { arrangeApplications } from './arrange-applications.ts'

const one = (company: string, status: ApplicationStatus, dateApplied: string | null, createdAt: string) => ({
  company,
  status,
  dateApplied: dateApplied && `${dateApplied}T00:00:00.000Z`,
  createdAt: `${createdAt}T08:00:00.000Z`,
})

const all = [
  one('beta', 'rejected', '2026-03-01', '2026-01-01'),
  one('Álamo', 'interested', null, '2026-04-01'),
  one('Beta', 'applied', '2026-05-01', '2026-02-01'),
  one('Zed 10', 'accepted', '2026-02-01', '2026-02-02'),
  one('Zed 9', 'applied', '2026-02-01', '2026-02-03'),
]
const days = (list: typeof all) => list.map(({ dateApplied, createdAt }) => (dateApplied ?? createdAt).slice(0, 10))

it('puts the newest first, by the day applied or else the day added', () => {
  const arranged = arrangeApplications(all, { sortBy: 'date', status: 'all' })
  expect(days(arranged)).toEqual(['2026-05-01', '2026-04-01', '2026-03-01', '2026-02-01', '2026-02-01'])
  expect(arranged.slice(3).map(({ company }) => company)).toEqual(['Zed 9', 'Zed 10'])
})

it('sorts companies as people read them, equals newest first', () => {
  const arranged = arrangeApplications(all, { sortBy: 'company', status: 'all' })
  expect(arranged.map(({ company }) => company)).toEqual(['Álamo', 'Beta', 'beta', 'Zed 9', 'Zed 10'])
})

it('sorts statuses from first interest to final decision', () => {
  const arranged = arrangeApplications(all, { sortBy: 'status', status: 'all' })
  expect(arranged.map(({ status }) => status)).toEqual(['interested', 'applied', 'applied', 'rejected', 'accepted'])
  expect(arranged[1]?.company).toBe('Beta')
})

it('keeps one status, and leaves the list it was given alone', () => {
  const before = [...all]
  expect(arrangeApplications(all, { sortBy: 'company', status: 'applied' })).toHaveLength(2)
  expect(arrangeApplications(all, { sortBy: 'date', status: 'offered' })).toEqual([])
  expect(all).toEqual(before)
})
