import { expect, test } from 'vitest'
import { applicationStatuses } from '#contract/application-status.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { listedText, statusBars, statusText, successRate } from './stats-figures.ts'

const applications = { total: 1_203, byStatus: { interested: 1_000, offered: 200, accepted: 3 } }
test('the success rate is the share of offers, rounded, and 0% without applications', () => {
  expect(successRate(applications)).toBe('17%')
  expect(successRate({ total: 0, byStatus: {} })).toBe('0%')
  expect(successRate({ total: 3, byStatus: { accepted: 3 } })).toBe('0%')
})

test('every status has a bar in order, and the summary lists them all', () => {
  const texts: Record<string, string> = { Interested: '1,000 (83%)', Offered: '200 (17%)', Accepted: '3 (0%)' }
  const labels = applicationStatuses.map((status) => statusDisplay[status].label)
  expect(statusBars(applications).map(({ name, text }) => [name, text])).toEqual(
    labels.map((label) => [label, texts[label] ?? '0 (0%)']),
  )
  expect(statusBars(applications).map(({ tone }) => tone)).toEqual(
    applicationStatuses.map((status) => statusDisplay[status].tone),
  )
  expect(statusText(applications)).toMatch(/^Of 1,203 applications: 1,000 interested, .*, 3 accepted\.$/)
})

test('says that the list of managers is not complete', () => {
  expect([listedText(10, 1_200), listedText(3, 3)]).toEqual(['The 10 with the most clients, of 1,200.', undefined])
})
