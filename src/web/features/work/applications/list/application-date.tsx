import type { Application } from '#contract/applications.ts'
import { showChosenDay, showDay } from '#web/lib/format/dates.ts'

/** The day applied, else the day added: the list is sorted by it. */
export function ApplicationDate({ application }: { application: Pick<Application, 'dateApplied' | 'createdAt'> }) {
  const { dateApplied, createdAt } = application
  if (dateApplied) return <time dateTime={dateApplied}>{showChosenDay(dateApplied)}</time>
  return <span className="text-muted">Added {showDay(createdAt)}</span>
}
