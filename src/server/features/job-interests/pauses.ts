import { promisedHours, type PauseReason } from '#contract/queue.ts'

const hourMs = 3_600_000

/** A time in which we wait for the client. */
export interface Pause {
  reason: PauseReason
  from: string
  /** Null while an open question waits. In the future while an approval waits. */
  until: string | null
}

/** When a promise runs out, and what it waits for at the moment. The due time moves by the length of the pauses. */
export function computeDue(since: string, pauses: readonly Pause[], now: number) {
  const isWaiting = ({ until }: Pause) => until === null || Date.parse(until) > now
  const waiting = new Set(pauses.filter(isWaiting).map(({ reason }) => reason))
  const pausedMs = measureUnion(
    pauses.map(({ from, until }) => ({
      start: Math.max(Date.parse(from), Date.parse(since)),
      end: Math.min(until === null ? now : Date.parse(until), now),
    })),
  )
  return {
    dueAt: new Date(Date.parse(since) + promisedHours * hourMs + pausedMs).toISOString(),
    pausedBy: waiting.has('approval') ? ('approval' as const) : waiting.has('question') ? ('question' as const) : null,
  }
}

/** The length of all spans together. A time in several spans counts once. */
function measureUnion(spans: readonly { start: number; end: number }[]) {
  let total = 0
  let covered = -Infinity
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    total += Math.max(0, end - Math.max(start, covered))
    covered = Math.max(covered, end)
  }
  return total
}
