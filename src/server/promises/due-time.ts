import type { promiseTerms, PromiseKind } from '#contract/promises.ts'
import { addWorkingMs, countWorkingMs, type TeamHours } from '#server/working-time.ts'

const hourMs = 3_600_000

/** A time in which we wait for the client. It ends later than now, or never, while it is open: `until` is null. */
export interface PauseSpan {
  from: string
  until: string | null
}

/** How to count the time of a term. */
interface Clock {
  add(start: string, milliseconds: number): string
  count(start: string, end: string): number
}

const wallClock: Clock = {
  add: (start, milliseconds) => new Date(Date.parse(start) + milliseconds).toISOString(),
  count: (start, end) => Date.parse(end) - Date.parse(start),
}

const workingClock = (team: TeamHours): Clock => ({
  add: (start, milliseconds) => addWorkingMs(start, milliseconds, team),
  count: (start, end) => countWorkingMs(start, end, team),
})

/**
 * When a promise runs out. Each pause that ended keeps what was left of the term. A pause that is open does not move the due
 * time yet, and one that begins after the due time comes too late to move it.
 */
export function computeDueAt(
  startedAt: string,
  term: (typeof promiseTerms)[PromiseKind],
  pauses: readonly PauseSpan[],
  team: TeamHours,
): string {
  const clock = term.clock === 'wall' ? wallClock : workingClock(team)
  let start = startedAt
  let left = term.hours * hourMs
  for (const { from, until } of pauses.toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from))) {
    if (until === null || Date.parse(until) <= Date.parse(start)) continue
    if (Date.parse(from) > Date.parse(start)) {
      const dueAt = clock.add(start, left)
      if (Date.parse(dueAt) <= Date.parse(from)) return dueAt
      left -= clock.count(start, from)
    }
    start = until
  }
  return clock.add(start, left)
}
