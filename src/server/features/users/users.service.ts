import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import type { Jobs } from '#server/gateways/jobs.ts'
import { badRequest, conflict, notFound } from '#server/http/errors.ts'
import {
  changeRole,
  findAccount,
  findReachable,
  lockReachable,
  removeAssignment,
  replaceAssignment,
} from './users.store.ts'

export {
  findManagerOf as findAccountManager,
  findPeopleIds,
  listAdminIds,
  listItemColumns,
  lockReachable as lockPerson,
  noteActionFor,
} from './users.store.ts'

/** The account, or a 404: whether it does not exist or is not the actor's to see. */
export async function requirePerson(db: Queryable, actor: Actor, userId: string) {
  const found = await findReachable(db, actor, userId)
  if (!found) throw notFound('User not found')
  return found
}

/** Makes a job seeker an account manager; who applied for them until now no longer does. */
export async function promoteToManager(db: Queryable, admin: Actor, userId: string) {
  return db.transaction(async (tx) => {
    const person = await findAccount(tx, userId)
    if (!person) throw notFound('User not found')
    if (!(await changeRole(tx, userId, 'user', 'account_manager')))
      throw conflict('Only a job seeker can be made an account manager')
    await removeAssignment(tx, userId)
    await recordAudit(tx, admin, {
      action: 'role.changed',
      subjectId: userId,
      details: { from: 'user', to: 'account_manager' },
    })
    await publishLive(tx, [userId], ['session', 'applications'])
    await publishLive(tx, [person.accountManagerId], ['clients', 'applications'])
    return { ...person, role: 'account_manager' as const, accountManagerId: null }
  })
}

/** Assigns a job seeker to an account manager, in place of an earlier assignment; both are notified. */
export async function assignClient(
  { db, jobs }: { db: Queryable; jobs: Jobs },
  admin: Actor,
  { userId, accountManagerId }: { userId: string; accountManagerId: string },
) {
  return db.transaction(async (tx) => {
    // The client first, then both managers, whose clients are counted, in one order: assignments at once take turns.
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
    const assignment = await replaceAssignment(tx, userId, accountManagerId)
    await tellBoth({ db: tx, jobs }, client, manager)
    await recordAudit(tx, admin, { action: 'client.assigned', subjectId: userId, details: { accountManagerId } })
    await publishLive(tx, [userId, accountManagerId, client.accountManagerId], ['clients', 'applications'])
    return assignment
  })
}

type Named = { id: string; firstName: string; lastName: string }

async function tellBoth(by: { db: Queryable; jobs: Jobs }, client: Named, manager: Named) {
  await notify(by, {
    userId: client.id,
    type: 'assignment',
    title: 'Your account manager',
    message: `${manager.firstName} ${manager.lastName} is now your account manager.`,
    relatedEntityId: manager.id,
  })
  await notify(by, {
    userId: manager.id,
    type: 'assignment',
    title: 'New client',
    message: `${client.firstName} ${client.lastName} has been assigned to you.`,
    relatedEntityId: client.id,
  })
}
