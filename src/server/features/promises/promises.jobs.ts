import { DateTime } from 'luxon'
import type { PromiseKind } from '#contract/promises.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Deps, TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import { recordAudit, systemSource } from '#server/features/audit/audit.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findAccount, listAdminIds } from '#server/features/users/users.service.ts'
import { addWorkingHours, type TeamHours } from '#server/working-time.ts'
import { listUnsyncedClients, listUnsyncedContactMessages } from './promise-records.store.ts'
import { syncContactPromises, syncPromises } from './promises.service.ts'
import { listNeedingEvents, markEvents } from './promises.store.ts'

/** The admins are warned so many working hours before a promise runs out. */
export const warnAheadHours = 2
/** A transaction stays short, and so does a run; the next run goes on. */
const batchSize = 50
const maxBatches = 20
/** More events of one batch are one notification: after an outage nobody reads hundreds. */
const maxAnnounced = 5

export async function workPromises({ jobs, database: { db }, config }: Pick<Deps, 'jobs' | 'database' | 'config'>) {
  await jobs.work('check-promises', () => checkPromises({ db, jobs }, config.team))
  await jobs.schedule('check-promises', '* * * * *')
}

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

const openMissing = ({ db }: TransactionContext) =>
  db.transaction(async (tx) => {
    const clientIds = await listUnsyncedClients(tx, batchSize)
    await syncPromises(tx, clientIds)
    const messageIds = await listUnsyncedContactMessages(tx, batchSize)
    await syncContactPromises(tx, messageIds)
    return Math.max(clientIds.length, messageIds.length)
  })

const sendEvents = ({ db, jobs }: TransactionContext, team: TeamHours) =>
  db.transaction(async (tx) => {
    const warnUntil = addWorkingHours(new Date().toISOString(), warnAheadHours, team)
    const candidates = await listNeedingEvents(tx, warnUntil, batchSize)
    // The records decide: a promise that was kept is no breach, whatever is stored.
    await syncPromises(
      tx,
      candidates.flatMap(({ userId }) => userId ?? []),
    )
    await syncContactPromises(
      tx,
      candidates.flatMap(({ kind, subjectId }) => (kind === 'contact_message' ? subjectId : [])),
    )
    const ids = candidates.map(({ id }) => id)
    const marked = await markEvents(tx, ids, warnUntil)
    const adminIds = marked.length > 0 ? await listAdminIds(tx) : []
    for (const promise of marked) await recordBreach(tx, promise)
    if (marked.length > maxAnnounced) await announceMany({ db: tx, jobs }, marked, adminIds)
    else for (const promise of marked) await announce({ db: tx, jobs }, promise, { adminIds, team })
    await publishLive(tx, adminIds, ['promises'])
    return candidates.length
  })

type Marked = Awaited<ReturnType<typeof markEvents>>[number]

const subjects: Record<PromiseKind, string> = {
  manager_assigned: 'An account manager',
  interest_answered: 'The answer to a job interest',
  message_answered: 'The answer to a message',
  first_application: 'The first application',
  contact_message: 'The answer to a contact message',
}

async function recordBreach(db: Queryable, { id, kind, userId, breachedAt }: Marked) {
  if (breachedAt === null) return
  const entry = { action: 'promise.breached', subjectId: userId, entityId: id, details: { kind } } as const
  await recordAudit(db, systemSource, entry)
}

async function announceMany(by: TransactionContext, marked: readonly Marked[], adminIds: readonly string[]) {
  const late = marked.filter(({ breachedAt }) => breachedAt !== null).length
  for (const userId of adminIds)
    await notify(by, {
      userId,
      type: 'promise',
      title: `${marked.length} promises need attention`,
      message: `${late} are late, and ${marked.length - late} run out soon. The list is under Promises.`,
    })
}

async function announce(
  by: TransactionContext,
  { id, kind, userId, dueAt, breachedAt }: Marked,
  { adminIds, team }: { adminIds: readonly string[]; team: TeamHours },
) {
  const client = userId === null ? undefined : await findAccount(by.db, userId)
  const name = client ? ` for ${client.firstName} ${client.lastName}` : ''
  const due = DateTime.fromISO(dueAt, { zone: team.timeZone }).setLocale('en-US').toFormat('ccc, LLL d, HH:mm (z)')
  for (const adminId of adminIds)
    await notify(by, {
      userId: adminId,
      type: 'promise',
      title: breachedAt === null ? 'A promise runs out soon' : 'A promise is late',
      message: `${subjects[kind]}${name} ${breachedAt === null ? 'is' : 'was'} due ${due}.`,
      relatedEntityId: id,
      ...(userId !== null && { subjectId: userId }),
    })
}
