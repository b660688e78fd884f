import { promiseTerms, type PromiseKind } from '#contract/promises.ts'
import type { PauseReason } from '#contract/queue.ts'
import type { TeamHours } from '#server/working-time.ts'
import { computeDueAt, type PauseSpan } from './due-time.ts'

export interface Pause extends PauseSpan {
  reason: PauseReason
  /** The approval, the question or the check of the posting. */
  sourceId: string
}

/** What the raw records say about one promise. */
export interface RecordedPromise {
  kind: PromiseKind
  subjectId: string
  userId: string | null
  managerId: string | null
  startedAt: string
  /** Null while the client waits. */
  keptAt: string | null
  pauses: readonly Pause[]
}

/** An open promise as it is stored. */
export interface StoredPromise {
  id: string
  kind: PromiseKind
  subjectId: string
  managerId: string | null
  startedAt: string
  dueAt: string
  pauses: readonly Pause[]
}

export interface NewPromise extends RecordedPromise {
  dueAt: string
}

export interface PromiseChange {
  id: string
  managerId: string | null
  dueAt: string
  keptAt: string | null
  canceledAt: string | null
  pauses: readonly Pause[]
}

const toKey = ({ kind, subjectId }: Pick<RecordedPromise, 'kind' | 'subjectId'>) => `${kind} ${subjectId}`

/**
 * The difference between what the records say and what is stored: promises to open, and open ones to keep, cancel, pause or
 * hand over. A stored promise keeps its start, so that its due time does not depend on who looks after the client. Without a
 * difference the plan is empty.
 */
export function planSync(
  recorded: readonly RecordedPromise[],
  stored: readonly StoredPromise[],
  { now, team }: { now: string; team: TeamHours },
) {
  const records = new Map(recorded.map((record) => [toKey(record), record]))
  const known = new Set(stored.map(toKey))
  return {
    opened: recorded
      .filter((record) => record.keptAt === null && !known.has(toKey(record)))
      .map((record): NewPromise => ({ ...record, ...computeState(record, record, team) })),
    changed: stored.flatMap((promise) => {
      const record = records.get(toKey(promise)) ?? null
      const change = planChange(promise, record, { now, team })
      return isSame(promise, change) ? [] : [change]
    }),
  }
}

function planChange(
  promise: StoredPromise,
  record: RecordedPromise | null,
  { now, team }: { now: string; team: TeamHours },
): PromiseChange {
  const { id, managerId } = promise
  const endedAt = record ? record.keptAt : now
  const state = computeState(promise, endPauses(record?.pauses ?? promise.pauses, endedAt), team)
  // Who has to answer for it is decided when it runs out.
  const isOver = Date.parse(promise.dueAt) <= Date.parse(now) && !isPaused(promise)
  return {
    id,
    ...state,
    managerId: record && !isOver ? record.managerId : managerId,
    keptAt: record ? record.keptAt : null,
    canceledAt: record ? null : now,
  }
}

/** Nothing is waited for once a promise is kept or void. */
function endPauses(pauses: readonly Pause[], endedAt: string | null) {
  if (endedAt === null) return { pauses }
  return {
    pauses: pauses
      .filter(({ from }) => Date.parse(from) < Date.parse(endedAt))
      .map((pause) => ({ ...pause, until: pause.until ?? endedAt })),
  }
}

function computeState(
  { kind, startedAt }: Pick<RecordedPromise, 'kind' | 'startedAt'>,
  { pauses }: { pauses: readonly Pause[] },
  team: TeamHours,
) {
  const relevant = pauses.filter(({ until }) => until === null || Date.parse(until) > Date.parse(startedAt))
  return { pauses: relevant, dueAt: computeDueAt(startedAt, promiseTerms[kind], relevant, team) }
}

/** Waits for the client since before it ran out. */
const isPaused = ({ pauses, dueAt }: Pick<StoredPromise, 'pauses' | 'dueAt'>) =>
  pauses.some(({ from, until }) => until === null && Date.parse(from) < Date.parse(dueAt))

function isSame(promise: StoredPromise, change: PromiseChange) {
  return (
    change.keptAt === null &&
    change.canceledAt === null &&
    change.managerId === promise.managerId &&
    change.dueAt === promise.dueAt &&
    describePauses(change.pauses) === describePauses(promise.pauses)
  )
}

const describePauses = (pauses: readonly Pause[]) =>
  pauses
    .map(({ sourceId, reason, from, until }) => [sourceId, reason, from, until].join(' '))
    .toSorted()
    .join()
