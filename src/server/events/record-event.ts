import diagnosticsChannel from 'node:diagnostics_channel'
import { nameOfDeletedStaff, toActionTitle } from '#contract/notification-titles.ts'
import { isMailedType } from '#contract/notifications.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import { findAccountManager, listAdminIds } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { syncContactPromises, syncPromises } from '#server/promises/promises.service.ts'
import {
  byStaff,
  type Declaration,
  type EventData,
  type NotificationDeclaration,
  type Recipient,
  type Source,
} from './declaration.ts'
import { declarations, type EventDataByType, type EventType } from './declarations.ts'
import { findFirstName, insertAuditEntry, insertNotification, touchAssignment } from './effects.store.ts'

/** Publishes the type of each event, for tests and tracing. */
const channel = diagnosticsChannel.channel('foothold.event')

/** What happened: the type, and its data. */
export type DomainEvent<Type extends EventType = EventType> = { type: Type } & EventDataByType[Type]

/**
 * Records what happened, in the transaction of the work and after its last change. The declaration of the event's type says
 * what follows: audit entry, promises, notifications, jobs and live topics.
 */
export async function recordEvent<Type extends EventType>(
  context: TransactionContext,
  actor: Source,
  event: DomainEvent<Type>,
) {
  channel.publish(event.type)
  await applyDeclaration<EventDataByType[Type]>(context, actor, declarations[event.type], event)
}

async function applyDeclaration<Data extends EventData>(
  { db, jobs }: TransactionContext,
  actor: Source,
  declaration: Declaration<Data>,
  data: Data,
) {
  const { actsForClient, promises, contactPromises, audit, notifications, jobs: queued, live } = declaration
  const applies = ({ when }: { when?: (data: Data, actor: Source) => boolean }) => when?.(data, actor) ?? true
  const resolve = createResolver(db, actor, data)

  const isAction = actsForClient && byStaff(data, actor) && (actsForClient === true || actsForClient(data))
  if (isAction && data.userId) await touchAssignment(db, data.userId)
  const promised = typeof promises === 'function' ? promises(data) : promises || isAction ? toIds(data.userId) : []
  const clientsChanged = await syncPromises(db, promised)
  const contactsChanged = await syncContactPromises(db, contactPromises?.(data) ?? [])
  if (clientsChanged || contactsChanged) await publishLive(db, await resolve('admins'), ['promises'])

  for (const entry of toArray(audit).filter(applies))
    await insertAuditEntry(db, actor, {
      action: entry.action,
      subjectId: entry.subject ? entry.subject(data) : data.userId,
      entityId: entry.entity?.(data),
      details: entry.details?.(data),
    })
  for (const notification of (notifications ?? []).filter(applies))
    for (const receiverId of await resolve(notification.to))
      await notify({ db, jobs }, actor, receiverId, notification, data)
  for (const { name, data: toJobData, startAfterSeconds = 0 } of (queued ?? []).filter(applies))
    await jobs.send(db, name, toJobData(data), { startAfterSeconds })
  for (const { to, topics } of (live ?? []).filter(applies)) {
    const receivers = []
    for (const recipient of to) receivers.push(...(await resolve(recipient)))
    await publishLive(db, receivers, topics)
  }
}

const toArray = <Thing>(things: Thing | readonly Thing[] | undefined): readonly Thing[] =>
  things === undefined ? [] : Array.isArray(things) ? things : [things as Thing]

const toIds = (ids: string | null | readonly (string | null)[]) =>
  toArray<string | null>(ids).filter((id) => id !== null)

/** Finds the ids of recipients. The account manager is looked up once for an event. */
function createResolver<Data extends EventData>(db: Queryable, actor: Source, data: Data) {
  const { userId } = data
  let managerId: Promise<string | null> | undefined
  return async (recipient: Recipient<Data>): Promise<string[]> => {
    if (typeof recipient === 'function') return toIds(recipient(data))
    if (recipient === 'person') return toIds(userId)
    if (recipient === 'actor') return toIds(actor.id)
    if (recipient === 'admins') return listAdminIds(db)
    managerId ??= userId === null ? Promise.resolve(null) : findAccountManager(db, userId)
    const manager = toIds(await managerId)
    return recipient === 'manager-or-admins' && manager.length === 0 ? listAdminIds(db) : manager
  }
}

/** Notifies one person. The mail job decides later whether to send a copy, by the person's choices at that time. */
async function notify<Data extends EventData>(
  { db, jobs }: TransactionContext,
  actor: Source,
  receiverId: string,
  { type, title, message, relatedEntity, subject, mail, withoutCopy }: NotificationDeclaration<Data>,
  data: Data,
) {
  const defaultSubject = data.userId === receiverId ? null : data.userId
  const notificationId = await insertNotification(db, {
    userId: receiverId,
    type,
    title: await makeTitle(db, actor, title, data),
    message: message(data),
    relatedEntityId: relatedEntity?.(data),
    subjectId: subject ? subject(data) : defaultSubject,
    mailId: mail?.(data),
  })
  // Interests come in bursts, so one mail holds several.
  if (type === 'job_interest') await jobs.send(db, 'interest-mails', { userId: receiverId })
  else if (isMailedType(type) && !withoutCopy) await jobs.send(db, 'notification-mail', { notificationId })
  await publishLive(db, [receiverId], ['notifications'])
}

async function makeTitle<Data extends EventData>(
  db: Queryable,
  actor: Source,
  title: NotificationDeclaration<Data>['title'],
  data: Data,
) {
  if (typeof title === 'string') return title
  if (typeof title === 'function') return title(data)
  const { action } = title
  const name = actor.id === null ? null : await findFirstName(db, actor.id)
  return toActionTitle(name ?? nameOfDeletedStaff, typeof action === 'function' ? action(data) : action)
}
