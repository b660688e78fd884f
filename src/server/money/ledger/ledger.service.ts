import type { LedgerPeriod } from '#contract/ledger.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { withNudges } from '#server/platform/audit/audit.service.ts'
import { requireClient } from '#server/people/users/users.service.ts'
import { computeLedger } from './compute-ledger.ts'
import { countCoverLetters, countDeliveries, countOpenTasks, listPeriods } from './ledger.store.ts'
import { listOwedClients, sumOwed } from './owed.store.ts'

export async function readPeriods(db: Queryable, userId: string): Promise<LedgerPeriod[]> {
  const counts = {
    delivered: await countDeliveries(db, userId),
    open: await countOpenTasks(db, userId),
    coverLetters: await countCoverLetters(db, userId),
  }
  return computeLedger(await listPeriods(db, userId), counts, new Date())
}

export async function readLedgerOfClient(db: Queryable, staff: Actor, clientId: string) {
  await requireClient(db, staff, clientId)
  return readPeriods(db, clientId)
}

const toDollars = <Row extends { exposureCents: string }>({ exposureCents, ...row }: Row) => ({
  ...row,
  refundExposure: Number(exposureCents) / 100,
})

/** What ended periods owe over all clients. */
export const readOwedTotals = async (db: Queryable) => toDollars(await sumOwed(db))

/** What ended periods owe over all clients, and the most exposed ones. */
export async function readOwed(db: Queryable) {
  const clients = await withNudges(db, await listOwedClients(db), ({ client }) => client.id)
  return { ...(await readOwedTotals(db)), clients: clients.map(toDollars) }
}
