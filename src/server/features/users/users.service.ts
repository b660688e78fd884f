import type { Role } from '#contract/endpoint.ts'
import type { LiveTopic } from '#contract/live.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import { listAdminIds } from '#server/db/ownership.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import type { Source } from '#server/features/audit/audit.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import type { NewNotification } from '#server/features/notifications/notifications.service.ts'
import { syncPromises } from '#server/features/promises/promises.service.ts'
import { badRequest, conflict, notFound } from '#server/http/errors.ts'
import {
  changeRole,
  countPendingInterests,
  endSnoozes,
  findAccount,
  findAccountManager,
  findNewlyWaiting,
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
} from './users.store.ts'

export { listAdminIds } from '#server/db/ownership.ts'
export {
  findAccount,
  findAccountManager,
  lockRolesShared,
  listItemColumns,
  lockReachable as lockPerson,
  lockUsers,
} from './users.store.ts'
export { findPeopleIds } from './user-lists.store.ts'

/** The account. A 404 if it does not exist or the actor may not see it. */
export async function requirePerson(db: Queryable, actor: Actor, userId: string) {
  const person = await findReachable(db, actor, userId)
  if (!person) throw notFound('User not found')
  return person
}

/** Throws if this is the last admin. The roles are locked, so the answer stays true. */
export async function requireOtherAdmin(db: Queryable, userId: string) {
  if (!(await hasOtherAdmin(db, userId))) throw conflict('This is the last admin. Make another person an admin first.')
}

/** Updates the open screens of admins. */
export async function notifyAdmins(db: Queryable, topic: LiveTopic = 'users') {
  await publishLive(db, await listAdminIds(db), [topic])
}

/** Notifies the account manager of a client, if there is one. */
export async function notifyAccountManager(
  context: TransactionContext,
  clientId: string,
  notification: Omit<NewNotification, 'userId' | 'subjectId'>,
) {
  const managerId = await findAccountManager(context.db, clientId)
  if (managerId) await notify(context, { ...notification, userId: managerId, subjectId: clientId })
}

/** Notifies admins of a subscriber without an account manager, unless they have an unread notification about them. */
export async function notifyOfWaitingClient(by: TransactionContext, userId: string) {
  const waiting = await findNewlyWaiting(by.db, userId)
  for (const adminId of waiting?.adminIds ?? [])
    await notify(by, {
      userId: adminId,
      type: 'assignment',
      title: 'A subscriber is waiting',
      message: `${waiting?.firstName} ${waiting?.lastName} has subscribed. We promised an account manager within 24 hours.`,
      relatedEntityId: userId,
      subjectId: userId,
    })
}

/**
 * Ends a person's role. The last admin cannot leave; an account manager's clients wait again; a job seeker loses the account
 * manager. Locks clients before assignments and assignments before managers, as everywhere.
 */
export async function leaveRole(db: Queryable, person: { id: string; role: Role }) {
  if (person.role === 'user') {
    await lockUsers(db, [person.id])
    const managerId = await findAccountManager(db, person.id)
    await removeAssignment(db, person.id)
    await publishLive(db, [managerId], ['clients', 'applications'])
  } else {
    await lockRoles(db)
    if (person.role === 'admin') await requireOtherAdmin(db, person.id)
    const clientIds = await listClientIds(db, person.id)
    await lockUsers(db, clientIds)
    await removeClients(db, person.id)
    await syncPromises(db, clientIds)
    await publishLive(db, clientIds, ['clients', 'applications'])
  }
  await notifyAdmins(db)
}

/** Makes a job seeker an account manager and ends their own assignment. */
export async function promoteToManager(db: Queryable, admin: Actor, userId: string) {
  return db.transaction(async (tx) => {
    await lockRoles(tx)
    const person = await findAccount(tx, userId)
    if (!person) throw notFound('User not found')
    if (!(await changeRole(tx, userId, 'user', 'account_manager')))
      throw conflict('Only a job seeker can be made an account manager')
    await removeAssignment(tx, userId)
    await syncPromises(tx, [userId])
    await recordAudit(tx, admin, {
      action: 'role.changed',
      subjectId: userId,
      details: { from: 'user', to: 'account_manager' },
    })
    await publishLive(tx, [userId], ['session', 'applications'])
    await publishLive(tx, [person.accountManagerId], ['clients', 'applications'])
    await notifyAdmins(tx)
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

/** Assigns a client. Both rows are locked by the caller. */
export async function assignToManager(
  { db, jobs }: TransactionContext,
  by: Source,
  client: Named & { accountManagerId: string | null },
  manager: Named,
) {
  const assignment = await replaceAssignment(db, client.id, manager.id)
  await endSnoozes(db, client.id)
  await syncPromises(db, [client.id])
  await notifyBoth({ db, jobs }, client, manager)
  await recordAudit(db, by, {
    action: 'client.assigned',
    subjectId: client.id,
    details: { accountManagerId: manager.id },
  })
  await publishLive(db, [client.id, manager.id, client.accountManagerId], ['clients', 'applications'])
  await notifyAdmins(db)
  return assignment
}

async function notifyBoth(by: TransactionContext, client: Named, manager: Named) {
  const pending = await countPendingInterests(by.db, client.id)
  await notify(by, {
    userId: client.id,
    type: 'assignment',
    title: 'Your account manager',
    message: `${manager.firstName} ${manager.lastName} is now your account manager.`,
    relatedEntityId: manager.id,
    subjectId: manager.id,
  })
  await notify(by, {
    userId: manager.id,
    type: 'assignment',
    title: 'New client',
    message: `${client.firstName} ${client.lastName} is now your client.${pendingText(pending)}`,
    relatedEntityId: client.id,
    subjectId: client.id,
  })
}

function pendingText(count: number) {
  if (count === 0) return ''
  return count === 1 ? ' 1 job is waiting for you.' : ` ${count.toLocaleString('en-US')} jobs are waiting for you.`
}
