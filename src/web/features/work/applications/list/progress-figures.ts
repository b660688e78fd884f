import { applicationStatuses, isOver } from '#contract/application-status.ts'
import type { ApplicationSummary } from '#contract/application-summary.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { formatCount, formatPercent, formatPlural } from '#web/ui/data/format-number.ts'

const formats = {
  week: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
}

/** Bars of the periods: `Mar 2` is the week from that Monday, `Mar 2026` the month. */
export const toPeriodBars = ({ unit, periods }: ApplicationSummary) =>
  periods.map(({ start, applications, interviews }) => ({
    name: formats[unit].format(new Date(start)),
    strong: interviews,
    soft: applications - interviews,
  }))

export const toStageBars = ({ reached, total }: ApplicationSummary) =>
  reached.map(({ stage, count: value }) => ({
    name: statusDisplay[stage].label,
    tone: statusDisplay[stage].tone,
    value,
    text: `${formatCount(value)} (${formatPercent(value, total)})`,
  }))

/** The charts as one sentence each, for screen readers. */
export function toProgressTexts({ unit, periods, earlier, reached, total }: ApplicationSummary) {
  const shown = periods.reduce((sum, { applications }) => sum + applications, 0)
  const maximum = Math.max(0, ...periods.map(({ applications }) => applications))
  const before = earlier > 0 ? `, and ${formatCount(earlier)} before` : ''
  const stages = reached.map(
    ({ stage, count: value }) => `${formatCount(value)} ${statusDisplay[stage].label.toLowerCase()}`,
  )
  return {
    overTime: `${formatPlural(shown, 'application')} in ${formatPlural(periods.length, unit)}${before}; at most ${formatCount(maximum)} in one ${unit}.`,
    howFar: `Of ${formatPlural(total, 'application')} at least this far: ${stages.join(', ')}.`,
  }
}

/** How many are open, and how many reached an interview and an offer. */
export function toHeadlines({ total, byStatus, reached }: ApplicationSummary) {
  const countReached = (name: string) => reached.find(({ stage }) => stage === name)?.count ?? 0
  const share = (value: number) => `${formatPercent(value, total)} of all`
  const open = applicationStatuses.reduce((sum, status) => sum + (isOver(status) ? 0 : byStatus[status]), 0)
  return [
    { label: 'Applications', value: formatCount(total), hint: `${formatCount(open)} still open` },
    {
      label: 'Reached an interview',
      value: formatCount(countReached('interviewing')),
      hint: share(countReached('interviewing')),
    },
    { label: 'Reached an offer', value: formatCount(countReached('offered')), hint: share(countReached('offered')) },
  ]
}
