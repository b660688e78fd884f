import { expect, it } from 'vitest'
import { applicationStages } from '#contract/application-status.ts'
import { type ApplicationSummary } from '#contract/application-summary.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { toHeadlines, toPeriodBars, toProgressTexts, toStageBars } from './progress-figures.ts'

const summary: ApplicationSummary = {
  total: 1_200,
  byStatus: { interested: 200, applied: 500, interviewing: 60, withdrew: 30, rejected: 400, offered: 8, accepted: 2 },
  reached: [
    { stage: 'interested', count: 1_200 },
    { stage: 'applied', count: 980 },
    { stage: 'interviewing', count: 150 },
    { stage: 'offered', count: 12 },
    { stage: 'accepted', count: 2 },
  ],
  unit: 'month',
  periods: [
    { start: '2026-02-01', applications: 700, interviews: 100 },
    { start: '2026-03-01', applications: 300, interviews: 0 },
  ],
  earlier: 200,
}

it('divides each period into applications with and without an interview', () => {
  expect(toPeriodBars(summary)).toEqual([
    { name: 'Feb 2026', strong: 100, soft: 600 },
    { name: 'Mar 2026', strong: 0, soft: 300 },
  ])
  expect(toPeriodBars({ ...summary, unit: 'week' })[1]?.name).toBe('Mar 1')
})

it('gives each stage its share of all', () => {
  expect(toStageBars(summary).map(({ text }) => text)).toEqual([
    '1,200 (100%)',
    '980 (82%)',
    '150 (13%)',
    '12 (1%)',
    '2 (0%)',
  ])
  expect(toStageBars(summary).map(({ tone }) => tone)).toEqual(
    applicationStages.map((stage) => statusDisplay[stage].tone),
  )
  const none = { ...summary, total: 0, reached: [{ stage: 'interested' as const, count: 0 }] }
  expect(toStageBars(none)[0]?.text).toBe('0 (0%)')
})

it('describes the charts in words', () => {
  expect(toProgressTexts(summary)).toEqual({
    overTime: '1,000 applications in 2 months, and 200 before; at most 700 in one month.',
    howFar:
      'Of 1,200 applications at least this far: 1,200 interested, 980 applied, 150 interviewing, 12 offered, 2 accepted.',
  })
})

it('counts open applications', () => {
  expect(toHeadlines(summary).map(({ value, hint }) => [value, hint])).toEqual([
    ['1,200', '768 still open'],
    ['150', '13% of all'],
    ['12', '1% of all'],
  ])
})
