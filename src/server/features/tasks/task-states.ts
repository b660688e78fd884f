import type { TaskKind, TaskState } from '#contract/tasks.ts'

/**
 * The states to which staff may bring a task, by its state now. The same state again changes fields alone. Only the client
 * books a proposed time. `done` and `canceled` are final.
 */
const transitions: Record<TaskKind, Partial<Record<TaskState, readonly TaskState[]>>> = {
  consultation: {
    open: ['open', 'proposed', 'done', 'canceled'],
    proposed: ['open', 'proposed', 'done', 'canceled'],
    booked: ['open', 'proposed', 'booked', 'done', 'canceled'],
  },
  custom_resume: { open: ['open', 'done', 'canceled'] },
  report_note: { open: ['open', 'done', 'canceled'] },
}

export const canBecome = (kind: TaskKind, from: TaskState, to: TaskState) =>
  transitions[kind][from]?.includes(to) ?? false
