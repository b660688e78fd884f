import { type Application, type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'

type Named = Pick<Application, 'position' | 'company'>

export const formatJob = ({ position, company }: Named) => `${position} at ${company}`

/** The column that a key moves to; null for other keys. */
export function findTargetColumn(key: string, from: ApplicationStatus): ApplicationStatus | null {
  const index = applicationStatuses.indexOf(from)
  if (key === 'ArrowLeft') return applicationStatuses[Math.max(0, index - 1)] ?? null
  if (key === 'ArrowRight') return applicationStatuses[Math.min(applicationStatuses.length - 1, index + 1)] ?? null
  if (key === 'Home') return applicationStatuses[0]
  if (key === 'End') return applicationStatuses.at(-1) ?? null
  return null
}

/** Announcements for screen readers. */
export const boardTexts = {
  instructions:
    'Press Enter to pick up, the left and right arrow keys to choose a column, Enter to put down there, Escape to cancel.',
  pickedUp: (card: Named) => `Picked up ${formatJob(card)}.`,
  over: (status: ApplicationStatus) =>
    `${statusDisplay[status].label}, column ${applicationStatuses.indexOf(status) + 1} of ${applicationStatuses.length}.`,
  moved: (card: Named, to: ApplicationStatus) => `${formatJob(card)} moved to ${statusDisplay[to].label}.`,
  stays: (card: Named, status: ApplicationStatus) => `${formatJob(card)} stays in ${statusDisplay[status].label}.`,
}
