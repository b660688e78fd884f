import { promiseTerms, type PromiseKind } from '#contract/promises.ts'
import type { PauseReason } from '#contract/queue.ts'
import type { Queryable } from '#server/db/client.ts'
import { readTime } from '#server/db/queries.ts'
import { promises } from '#server/db/schema.ts'
import type { TeamHours } from '#server/working-time.ts'
import { computeDueAt } from './due-time.ts'
import { planSync, type Pause, type RecordedPromise, type StoredPromise } from './plan-sync.ts'
import {
  listClientRecords,
  listContactRecords,
  listInterestRecords,
  listMessageRecords,
  listPauseRecords,
} from './promise-records.store.ts'
import {
  changePromise,
  listDueTimes,
  listOpenPromises,
  lockPromises,
  openPromises,
  readTeamHours,
} from './promises.store.ts'

export { countByKind } from './promise-figures.store.ts'
export { owesFirstApplication } from './promise-records.store.ts'
export { listPromisesForUser, pausedBy, selectDueAt } from './promises.store.ts'
export { storeTeamHours } from './promises.store.ts'

/**
 * Brings the stored promises to these clients in line with their records. Runs in every transaction that changes such a
 * record, after the change. Repeating it changes nothing. Returns whether anything changed.
 */
export async function syncPromises(tx: Queryable, userIds: readonly string[]) {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return false
  await lockPromises(tx, ids)
  const stored = await listOpenPromises(tx, promises.userId, ids)
  return applySync(tx, await listRecorded(tx, ids, stored), stored)
}

/** The same for messages of the contact form. */
export async function syncContactPromises(tx: Queryable, messageIds: readonly string[]) {
  if (messageIds.length === 0) return false
  await lockPromises(tx, messageIds)
  const stored = await listOpenPromises(tx, promises.subjectId, messageIds)
  const records = await listContactRecords(tx, messageIds)
  const recorded = records.map(({ id, createdAt, answeredAt }): RecordedPromise => ({
    kind: 'contact_message',
    subjectId: id,
    userId: null,
    managerId: null,
    startedAt: createdAt,
    keptAt: answeredAt,
    pauses: [],
  }))
  return applySync(tx, recorded, stored)
}

async function applySync(tx: Queryable, recorded: readonly RecordedPromise[], stored: readonly StoredPromise[]) {
  if (recorded.length === 0 && stored.length === 0) return false
  const { opened, changed } = planSync(recorded, stored, await readTeamHours(tx))
  if (opened.length === 0 && changed.length === 0) return false
  await openPromises(tx, opened)
  for (const change of changed) await changePromise(tx, change)
  return true
}

type StoredForClient = Awaited<ReturnType<typeof listOpenPromises>>[number]

/** What the records say about each promise to these clients. */
async function listRecorded(tx: Queryable, ids: readonly string[], stored: readonly StoredForClient[]) {
  const clients = new Map((await listClientRecords(tx, ids)).map((client) => [client.userId, client]))
  const byKind = Map.groupBy(stored, ({ kind }) => kind)
  const recorded: RecordedPromise[] = []
  const add = (promise: Omit<RecordedPromise, 'managerId' | 'pauses'> & { userId: string }) => {
    const client = clients.get(promise.userId)
    if (!client?.isClient) return
    recorded.push({ ...promise, managerId: client.assignment?.managerId ?? null, pauses: [] })
  }
  for (const client of clients.values()) {
    const open = (byKind.get('manager_assigned') ?? []).find(({ userId }) => userId === client.userId)
    for (const wait of getManagerWaits(client, open)) add({ kind: 'manager_assigned', ...wait })
    const first = getFirstApplication(client)
    if (first) add({ kind: 'first_application', ...first })
  }
  const openInterests = new Map((byKind.get('interest_answered') ?? []).map((promise) => [promise.subjectId, promise]))
  const now = (await readTime(tx)).toISOString()
  for (const { id, userId, createdAt, processed, answer } of await listInterestRecords(tx, ids)) {
    const assignedAt = clients.get(userId)?.assignment?.assignedAt
    const open = openInterests.get(id)
    // Without an account manager it was promised to nobody. A client who answered it needs no answer.
    if ((!assignedAt && !open) || answer?.byStaff === false) continue
    const startedAt = open?.startedAt ?? (assignedAt && assignedAt > createdAt ? assignedAt : createdAt)
    const answeredAt = answer && answer.createdAt > startedAt ? answer.createdAt : now
    add({ kind: 'interest_answered', subjectId: id, userId, startedAt, keptAt: processed ? answeredAt : null })
  }
  for (const { id, userId, createdAt, answeredAt } of await listMessageRecords(tx, ids))
    add({ kind: 'message_answered', subjectId: id, userId, startedAt: createdAt, keptAt: answeredAt })
  return withPauses(tx, recorded)
}

type ClientRecord = Awaited<ReturnType<typeof listClientRecords>>[number]

/** A client can wait again before an earlier wait was stored as over. */
function getManagerWaits({ userId, wantedSince, assignment }: ClientRecord, open: StoredForClient | undefined) {
  const subject = { subjectId: userId, userId }
  if (wantedSince !== null && (!open || open.startedAt === wantedSince))
    return [{ ...subject, startedAt: wantedSince, keptAt: null }]
  if (open && assignment && assignment.assignedAt >= open.startedAt)
    return [{ ...subject, startedAt: open.startedAt, keptAt: assignment.assignedAt }]
  return []
}

/** After a change of managers the client was applied for before: then the first action of the new manager counts. */
function getFirstApplication({ userId, assignment, ...client }: ClientRecord) {
  const { hasNewApplication, hasPlan, subscribedAt, firstAppliedAt } = client
  if (!assignment) return null
  const { id, assignedAt } = assignment
  // A client may have an account manager before a plan.
  const startedAt = subscribedAt !== null && subscribedAt > assignedAt ? subscribedAt : assignedAt
  const subject = { subjectId: id, userId, startedAt }
  const keptAt = hasNewApplication ? (firstAppliedAt ?? assignment.lastActionAt) : null
  return keptAt === null && !hasPlan ? null : { ...subject, keptAt }
}

/** Interests wait for what was asked about them, first applications for everything that the client was asked. A closed posting
 * holds up no other interest. */
async function withPauses(tx: Queryable, recorded: readonly RecordedPromise[]): Promise<RecordedPromise[]> {
  const pausable = recorded.filter(({ kind }) => kind === 'interest_answered' || kind === 'first_application')
  const since = pausable.map(({ startedAt }) => startedAt).toSorted()[0]
  if (since === undefined) return [...recorded]
  const userIds = new Set(pausable.flatMap(({ userId }) => userId ?? []))
  const pauses = await listPauseRecords(tx, [...userIds], since)
  return recorded.map((promise) => {
    const { kind, subjectId, userId } = promise
    if (kind !== 'interest_answered' && kind !== 'first_application') return promise
    const isRelevant = (pause: (typeof pauses)[number]) =>
      kind === 'interest_answered'
        ? pause.interestId === subjectId
        : pause.userId === userId && pause.reason !== 'posting'
    return {
      ...promise,
      pauses: pauses
        .filter(isRelevant)
        .map(({ reason, sourceId, from, until }): Pause => ({ reason, sourceId, from, until })),
    }
  })
}

interface Wait {
  kind: PromiseKind
  subjectId: string
  since: string
}

/** When each wait must be over, and what it waits for. A wait whose promise is not stored yet is due by its term. */
export async function readDueTimes(db: Queryable, team: TeamHours, waits: readonly Wait[]) {
  const stored = new Map<string, { dueAt: string; pausedBy: PauseReason | null }>()
  for (const [kind, ofKind] of Map.groupBy(waits, (wait) => wait.kind)) {
    const subjectIds = ofKind.map(({ subjectId }) => subjectId)
    for (const [subjectId, due] of await listDueTimes(db, kind, subjectIds)) stored.set(`${kind} ${subjectId}`, due)
  }
  return ({ kind, subjectId, since }: Wait) =>
    stored.get(`${kind} ${subjectId}`) ?? { dueAt: getTermEnd(kind, since, team), pausedBy: null }
}

/** When a promise that starts now or then runs out, if nothing pauses it. */
export const getTermEnd = (kind: PromiseKind, since: string, team: TeamHours) =>
  computeDueAt(since, promiseTerms[kind], [], team)
