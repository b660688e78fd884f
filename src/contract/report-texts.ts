import type { ReportFigures } from './reports.ts'

const count = (number: number, singular: string, plural: string) => `${number} ${number === 1 ? singular : plural}`

/** The figures of a report as sentences, for the screen and the mail. */
export function describeFigures({ sent, answered, moved, waiting, kept }: ReportFigures): string[] {
  return [
    sent === 0 ? 'We sent no applications.' : `We sent ${count(sent, 'application', 'applications')}.`,
    answered === 0 ? 'No employer answered.' : `Employers answered ${count(answered, 'application', 'applications')}.`,
    moved === 0 ? 'No status changed.' : `${count(moved, 'application has', 'applications have')} a new status.`,
    waiting === 0
      ? 'No application waits for an answer.'
      : `${count(waiting, 'application waits', 'applications wait')} for an answer.`,
    describePromises(kept),
  ]
}

function describePromises({ due, kept }: ReportFigures['kept']) {
  if (due === 0) return 'None of our promises to you was due.'
  if (kept === due) return due === 1 ? 'We kept our promise in time.' : `We kept all ${due} promises in time.`
  return `We kept ${kept} of ${count(due, 'promise', 'promises')} in time.`
}

/** The days of a report's week: `Nov 16 to Nov 22, 2026`. */
export function describeWeek({
  weekStart,
  weekEnd,
  timeZone,
}: {
  weekStart: string
  weekEnd: string
  timeZone: string
}) {
  const show = (moment: number, options: Intl.DateTimeFormatOptions) =>
    new Date(moment).toLocaleDateString('en-US', { timeZone, month: 'short', day: 'numeric', ...options })
  // The week ends at midnight, so its last day is the day before.
  return `${show(Date.parse(weekStart), {})} to ${show(Date.parse(weekEnd) - 1, { year: 'numeric' })}`
}
