import type { EndangeredPromise, PromiseFigures } from '#contract/promises.ts'
import type { UserDetails } from '#contract/user-details.ts'
import { paths } from '#web/paths.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'
import type { BadgeTone } from '#web/ui/feedback/badge.tsx'

/** The screen on which a promise is kept. */
export function getPromisePath({ kind, client }: Pick<EndangeredPromise, 'kind' | 'client'>) {
  if (kind === 'contact_message') return paths.contactMessages
  if (kind === 'manager_assigned' || !client) return paths.waiting
  return kind === 'message_answered' ? paths.conversationWith(client.id) : paths.clientDashboard(client.id)
}

/** `2 promises are late, 1 more runs out soon`; null if there are none. Paused ones are in no danger. */
export function describeEndangered(promises: readonly Pick<EndangeredPromise, 'late' | 'pausedBy'>[]) {
  const running = promises.filter(({ pausedBy }) => pausedBy === null)
  const late = running.filter((promise) => promise.late).length
  const soon = running.length - late
  if (late === 0) return soon === 0 ? null : `${formatPlural(soon, 'promise')} ${soon === 1 ? 'runs' : 'run'} out soon`
  const lateText = `${formatPlural(late, 'promise')} ${late === 1 ? 'is' : 'are'} late`
  return soon === 0 ? lateText : `${lateText}, ${soon} more ${soon === 1 ? 'runs' : 'run'} out soon`
}

export type MonthFigures = Omit<PromiseFigures, 'kind'>

/** The figures of each manager and month over all kinds, in the server's order. */
export function sumByManager(figures: readonly PromiseFigures[]): MonthFigures[] {
  const sums = new Map<string, MonthFigures>()
  for (const { month, managerId, manager, due, kept, late, paused } of figures) {
    const key = `${month} ${managerId}`
    const sum = sums.get(key) ?? { month, managerId, manager, due: 0, kept: 0, late: 0, paused: 0 }
    sums.set(key, {
      ...sum,
      due: sum.due + due,
      kept: sum.kept + kept,
      late: sum.late + late,
      paused: sum.paused + paused,
    })
  }
  return [...sums.values()]
}

/** `96%` of those that are decided, rounded down: only all of them are 100%. */
export const formatKeptShare = ({ kept, late }: Pick<MonthFigures, 'kept' | 'late'>) =>
  kept + late === 0 ? null : `${Math.floor((100 * kept) / (kept + late))}%`

/** How a promise ended, or how it is now. */
export function getPromiseState(
  promise: UserDetails['promises'][number],
  now: number,
): { label: string; tone: BadgeTone } {
  const { dueAt, keptAt, canceledAt, paused } = promise
  const due = Date.parse(dueAt)
  if (keptAt !== null)
    return Date.parse(keptAt) <= due ? { label: 'Kept', tone: 'success' } : { label: 'Kept late', tone: 'warning' }
  if (canceledAt !== null)
    return Date.parse(canceledAt) <= due ? { label: 'Void', tone: 'neutral' } : { label: 'Not kept', tone: 'danger' }
  if (paused) return { label: 'Waits for the client', tone: 'neutral' }
  return due <= now ? { label: 'Late', tone: 'danger' } : { label: 'Open', tone: 'info' }
}
