import type { ApplicationSummary } from '#contract/application-summary.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { formatCount, formatPercent, formatPlural } from '#web/ui/data/format-number.ts'

const formats = {
  week: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
}

/** What the bars of the periods show: `Mar 2` is the week from that Monday, `Mar 2026` the month. */
export const periodBars = ({ unit, periods }: ApplicationSummary) =>
  periods.map(({ start, applications, interviews }) => ({
    name: formats[unit].format(new Date(start)),
    strong: interviews,
    soft: applications - interviews,
  }))

export const stageBars = ({ reached, total }: ApplicationSummary) =>
  reached.map(({ stage, count: value }) => ({
    name: statusDisplay[stage].label,
    tone: statusDisplay[stage].tone,
    value,
    text: `${formatCount(value)} (${formatPercent(value, total)})`,
  }))

/** The same in one sentence each. */
export function progressTexts({ unit, periods, earlier, reached, total }: ApplicationSummary) {
  const shown = periods.reduce((sum, { applications }) => sum + applications, 0)
  const most = Math.max(0, ...periods.map(({ applications }) => applications))
  const before = earlier > 0 ? `, and ${formatCount(earlier)} before` : ''
  const stages = reached.map(
    ({ stage, count: value }) => `${formatCount(value)} ${statusDisplay[stage].label.toLowerCase()}`,
  )
  return {
    overTime: `${formatPlural(shown, 'application')} in ${formatPlural(periods.length, unit)}${before}; at most ${formatCount(most)} in one ${unit}.`,
    howFar: `Of ${formatPlural(total, 'application')} at least this far: ${stages.join(', ')}.`,
  }
}

/** How many are still open, and how many of all led to an interview and to an offer. */
export function headlines({ total, byStatus, reached }: ApplicationSummary) {
  const cameTo = (wanted: string) => reached.find(({ stage }) => stage === wanted)?.count ?? 0
  const share = (value: number) => `${formatPercent(value, total)} of all`
  const open = byStatus.interested + byStatus.applied + byStatus.interviewing + byStatus.offered
  return [
    { label: 'Applications', value: formatCount(total), hint: `${formatCount(open)} still open` },
    { label: 'Reached an interview', value: formatCount(cameTo('interviewing')), hint: share(cameTo('interviewing')) },
    { label: 'Reached an offer', value: formatCount(cameTo('offered')), hint: share(cameTo('offered')) },
  ]
}
