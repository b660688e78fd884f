import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/features/audit/audit.service.ts'
import { lockLeastLoaded, lockLongestWaiting } from './user-lists.store.ts'
import { assignToManager } from './users.service.ts'
import { lockRolesShared } from './users.store.ts'

/** Assigns everyone who has waited longer than `hours` to the account manager with the fewest clients; 0 turns it off. */
export async function assignWaitingClients({ db, jobs }: TransactionContext, hours: number) {
  let more = hours > 0
  while (more) more = await db.transaction((tx) => assignLongestWaiting({ db: tx, jobs }, hours))
}

/** Returns whether a client was assigned. */
async function assignLongestWaiting(by: TransactionContext, hours: number) {
  await lockRolesShared(by.db)
  const client = await lockLongestWaiting(by.db, hours)
  const manager = client && (await lockLeastLoaded(by.db))
  if (!client || !manager) return false
  await assignToManager(by, systemSource, { ...client, accountManagerId: null }, manager)
  return true
}
