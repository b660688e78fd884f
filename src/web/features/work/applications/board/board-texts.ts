import type { ApplicationStatus } from '#contract/application-status.ts'
import type { Application } from '#contract/applications.ts'
import { statusDisplay } from '#web/lib/format/status-display.ts'
import { boardStatuses } from '../application-status.ts'

type Named = Pick<Application, 'position' | 'company'>

export const formatJob = ({ position, company }: Named) => `${position} at ${company}`

/** The column that a key moves to; null for other keys. */
export function findTargetColumn(key: string, from: ApplicationStatus): ApplicationStatus | null {
  const index = boardStatuses.indexOf(from)
  if (key === 'ArrowLeft') return boardStatuses[Math.max(0, index - 1)] ?? null
  if (key === 'ArrowRight') return boardStatuses[Math.min(boardStatuses.length - 1, index + 1)] ?? null
  if (key === 'Home') return boardStatuses[0]
  if (key === 'End') return boardStatuses.at(-1) ?? null
  return null
}

/** Announcements for screen readers. */
export const boardTexts = {
  instructions:
    'Press Enter to pick up, the left and right arrow keys to choose a column, Enter to put down there, Escape to cancel.',
  pickedUp: (card: Named) => `Picked up ${formatJob(card)}.`,
  over: (status: ApplicationStatus) =>
    `${statusDisplay[status].label}, column ${boardStatuses.indexOf(status) + 1} of ${boardStatuses.length}.`,
  moved: (card: Named, to: ApplicationStatus) => `${formatJob(card)} moved to ${statusDisplay[to].label}.`,
  stays: (card: Named, status: ApplicationStatus) => `${formatJob(card)} stays in ${statusDisplay[status].label}.`,
}
