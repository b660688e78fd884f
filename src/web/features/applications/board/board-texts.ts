import { type Application, type ApplicationStatus, applicationStatuses } from '#contract/applications.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'

type Named = Pick<Application, 'position' | 'company'>

export const nameOf = ({ position, company }: Named) => `${position} at ${company}`

/** Where a key leads from a column; null if it leads nowhere. */
export function columnBy(key: string, from: ApplicationStatus): ApplicationStatus | null {
  const index = applicationStatuses.indexOf(from)
  if (key === 'ArrowLeft') return applicationStatuses[Math.max(0, index - 1)] ?? null
  if (key === 'ArrowRight') return applicationStatuses[Math.min(applicationStatuses.length - 1, index + 1)] ?? null
  if (key === 'Home') return applicationStatuses[0]
  if (key === 'End') return applicationStatuses.at(-1) ?? null
  return null
}

/** What people who listen are told of a move. */
export const boardTexts = {
  instructions:
    'Press Enter to pick up, the left and right arrow keys to choose a column, Enter to put down there, Escape to cancel.',
  pickedUp: (one: Named) => `Picked up ${nameOf(one)}.`,
  over: (status: ApplicationStatus) =>
    `${statusDisplay[status].label}, column ${applicationStatuses.indexOf(status) + 1} of ${applicationStatuses.length}.`,
  moved: (one: Named, to: ApplicationStatus) => `${nameOf(one)} moved to ${statusDisplay[to].label}.`,
  stays: (one: Named, status: ApplicationStatus) => `${nameOf(one)} stays in ${statusDisplay[status].label}.`,
}
