import type { Task, TaskKind } from '#contract/tasks.ts'
import { showMoment } from '#web/lib/format/dates.ts'

export const taskTitles: Record<TaskKind, string> = {
  consultation: 'Resume consultation',
  custom_resume: 'ATS custom resume',
  report_note: 'Weekly report',
}

/** Where an open task is. */
export function describeState({ kind, state, proposedAt }: Task) {
  if (state === 'proposed' && proposedAt !== null) return `You suggested ${showMoment(proposedAt)}. Not booked yet.`
  if (state === 'booked' && proposedAt !== null) return `Booked: ${showMoment(proposedAt)}`
  return kind === 'consultation' ? 'No time suggested yet.' : null
}

export const isOpen = ({ state }: Pick<Task, 'state'>) => state !== 'done' && state !== 'canceled'
