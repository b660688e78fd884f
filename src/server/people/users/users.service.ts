import type { Role } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { findAccountManager, type Actor } from '#server/db/ownership.ts'
import { systemSource, type Source } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { badRequest, conflict, notFound } from '#server/http/errors.ts'
import {
  changeRole,
  countPendingInterests,
  endSnoozes,
  findAccount,
  findReachable,
  hasOtherAdmin,
  lockRolesShared,
  listClientIds,
  lockReachable,
  lockRoles,
  lockUsers,
  removeAssignment,
  removeClients,
  replaceAssignment,
  lockLeastLoaded,
  lockLongestWaiting,
} from './users.store.ts'

export {
  canGetClients,
  findAccount,
  findNewlyWaiting,
  leastLoaded,
  listItemColumns,
  lockReachable as lockPerson,
  lockRolesShared,
  lockUsers,
  selectAccounts,
  selectLastSeen,
} from './users.store.ts'

/** The account. A 404 if it does not exist or the actor may not see it. */
export async function requirePerson(db: Queryable, actor: Actor, userId: string) {
  const person = await findReachable(db, actor, userId)
  if (!person) throw notFound('User not found')
  return person
}

/** A client whom the actor may see. A 404 for any other account, with the given text. */
export async function requireClient(db: Queryable, actor: Actor, userId: string, missing = 'User not found') {
  if ((await requirePerson(db, actor, userId)).role !== 'user') throw notFound(missing)
}

/** The same. The account is locked until the transaction ends. */
export async function lockClient(tx: Queryable, actor: Actor, userId: string, missing = 'User not found') {
  if ((await lockReachable(tx, actor, userId))?.role !== 'user') throw notFound(missing)
}

/** The account. Its role and state cannot change until the transaction ends. */
export async function lockPersonAndRoles(tx: Queryable, admin: Actor, userId: string) {
  await lockRoles(tx)
  return requirePerson(tx, admin, userId)
}

/** Throws if this is the last admin. The roles are locked, so the answer stays true. */
export async function requireOtherAdmin(db: Queryable, userId: string) {
  if (!(await hasOtherAdmin(db, userId))) throw conflict('This is the last admin. Make another person an admin first.')
}

/**
 * Ends a person's role. The last admin cannot leave; an account manager's clients wait again; a job seeker loses the account
 * manager. Locks clients before assignments and assignments before managers, as everywhere.
 */
export async function leaveRole(context: TransactionContext, by: Source, person: { id: string; role: Role }) {
  const { db } = context
  if (person.role === 'user') {
    await lockUsers(db, [person.id])
    const managerId = await findAccountManager(db, person.id)
    await removeAssignment(db, person.id)
    await recordEvent(context, by, { type: 'client.left', userId: person.id, managerId })
  } else {
    await lockRoles(db)
    if (person.role === 'admin') await requireOtherAdmin(db, person.id)
    const clientIds = await listClientIds(db, person.id)
    await lockUsers(db, clientIds)
    await removeClients(db, person.id)
    await recordEvent(context, by, { type: 'clients.released', userId: person.id, clientIds })
  }
}

/** Makes a job seeker an account manager and ends their own assignment. */
export async function promoteToManager({ db, jobs }: TransactionContext, admin: Actor, userId: string) {
  return db.transaction(async (tx) => {
    await lockRoles(tx)
    const person = await findAccount(tx, userId)
    if (!person) throw notFound('User not found')
    if (!(await changeRole(tx, userId, 'user', 'account_manager')))
      throw conflict('Only a job seeker can be made an account manager')
    await removeAssignment(tx, userId)
    const { accountManagerId: managerId } = person
    await recordEvent({ db: tx, jobs }, admin, { type: 'manager.promoted', userId, managerId })
    return { ...person, role: 'account_manager' as const, accountManagerId: null }
  })
}

/** Assigns a job seeker to an account manager, instead of an earlier one. Notifies both. */
export async function assignClient(
  { db, jobs }: TransactionContext,
  admin: Actor,
  { userId, accountManagerId }: { userId: string; accountManagerId: string },
) {
  return db.transaction(async (tx) => {
    await lockRolesShared(tx)
    // Locks the client first, then both managers in the order of their ids, so that concurrent assignments do not deadlock.
    await lockReachable(tx, admin, userId)
    const client = await findAccount(tx, userId)
    const counted = [accountManagerId, client?.accountManagerId].filter((id) => id !== null && id !== undefined)
    for (const id of counted.sort()) await lockReachable(tx, admin, id)
    const manager = await findAccount(tx, accountManagerId)
    if (!client || !manager) throw notFound('User not found')
    if (client.role !== 'user')
      throw badRequest('Only a job seeker can be assigned', { userId: 'Please select a job seeker' })
    if (manager.role !== 'account_manager')
      throw badRequest('Please select an account manager', { accountManagerId: 'Please select an account manager' })
    if (manager.suspendedAt)
      throw badRequest('This account manager is suspended', { accountManagerId: 'This account manager is suspended' })
    return assignToManager({ db: tx, jobs }, admin, client, manager)
  })
}

type Named = { id: string; firstName: string; lastName: string }
const toFullName = ({ firstName, lastName }: Omit<Named, 'id'>) => `${firstName} ${lastName}`

/** Assigns a client. Both rows are locked by the caller. */
async function assignToManager(
  context: TransactionContext,
  by: Source,
  client: Named & { accountManagerId: string | null },
  manager: Named,
) {
  const { db } = context
  const assignment = await replaceAssignment(db, client.id, manager.id)
  await endSnoozes(db, client.id)
  await recordEvent(context, by, {
    type: 'client.assigned',
    userId: client.id,
    name: toFullName(client),
    manager: { id: manager.id, name: toFullName(manager) },
    previousManagerId: client.accountManagerId,
    pendingInterests: await countPendingInterests(db, client.id),
  })
  return assignment
}

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
