import { DateTime } from 'luxon'
import type { Queryable } from '#server/db/client.ts'
import { readTime } from '#server/db/queries.ts'
import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { findAccount } from '#server/people/users/users.service.ts'
import { addWorkingHours, type TeamHours } from '#server/working-time.ts'
import { listUnsyncedClients, listUnsyncedContactMessages } from '#server/promises/promise-records.store.ts'
import { listNeedingEvents, markEvents } from '#server/promises/promises.store.ts'

/** The admins are warned so many working hours before a promise runs out. */
export const warnAheadHours = 2
/** A transaction stays short, and so does a run; the next run goes on. */
const batchSize = 50
const maxBatches = 20
/** More events of one batch are one notification: after an outage nobody reads hundreds. */
const maxAnnounced = 5

/**
 * Opens the promises that are missing, such as those of an earlier version. Then tells the admins of promises that run out
 * soon or were broken, each once.
 */
export async function checkPromises(context: TransactionContext, team: TeamHours) {
  await repeatInBatches(() => openMissing(context))
  await repeatInBatches(() => sendEvents(context, team))
}

/** Until a batch is not full. */
async function repeatInBatches(work: () => Promise<number>) {
  for (let batch = 0; batch < maxBatches; batch++) if ((await work()) < batchSize) return
}

const openMissing = ({ db, jobs }: TransactionContext) =>
  db.transaction(async (tx) => {
    const clientIds = await listUnsyncedClients(tx, batchSize)
    const contactMessageIds = await listUnsyncedContactMessages(tx, batchSize)
    const checked = { type: 'promises.checked', userId: null, clientIds, contactMessageIds } as const
    await recordEvent({ db: tx, jobs }, systemSource, checked)
    return Math.max(clientIds.length, contactMessageIds.length)
  })

const sendEvents = ({ db, jobs }: TransactionContext, team: TeamHours) =>
  db.transaction(async (tx) => {
    const context = { db: tx, jobs }
    const warnUntil = addWorkingHours((await readTime(tx)).toISOString(), warnAheadHours, team)
    const candidates = await listNeedingEvents(tx, warnUntil, batchSize)
    // The records decide: a promise that was kept is no breach, whatever is stored.
    await recordEvent(context, systemSource, {
      type: 'promises.checked',
      userId: null,
      clientIds: candidates.flatMap(({ userId }) => userId ?? []),
      contactMessageIds: candidates.flatMap(({ kind, subjectId }) => (kind === 'contact_message' ? subjectId : [])),
    })
    const ids = candidates.map(({ id }) => id)
    const marked = await markEvents(tx, ids, warnUntil)
    if (marked.length > 0) await announce(context, marked, team)
    return candidates.length
  })

type Marked = Awaited<ReturnType<typeof markEvents>>[number]
const isLate = ({ breachedAt }: Marked) => breachedAt !== null

async function announce(context: TransactionContext, marked: readonly Marked[], team: TeamHours) {
  const isSummary = marked.length > maxAnnounced
  for (const promise of marked) {
    const { id: promiseId, kind, userId, dueAt } = promise
    await recordEvent(context, systemSource, {
      type: isLate(promise) ? 'promise.breached' : 'promise.endangered',
      userId,
      promiseId,
      kind,
      clientName: isSummary ? null : await findClientName(context.db, userId),
      due: DateTime.fromISO(dueAt, { zone: team.timeZone }).setLocale('en-US').toFormat('ccc, LLL d, HH:mm (z)'),
      isAnnounced: !isSummary,
    })
  }
  const late = marked.filter(isLate).length
  const announced = { type: 'promises.announced', userId: null, count: marked.length, late, isSummary } as const
  await recordEvent(context, systemSource, announced)
}

async function findClientName(db: Queryable, userId: string | null) {
  const client = userId === null ? undefined : await findAccount(db, userId)
  return client ? `${client.firstName} ${client.lastName}` : null
}
