import { and, desc, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { nameOfDeletedStaff, notificationActions, toActionTitle } from '#contract/notification-titles.ts'
import { notificationsListed, type NotificationChoices } from '#contract/notifications.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import { auditLog, notificationChoices, notifications, users } from '#server/db/schema.ts'

/** Smaller than every id. */
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Notifies the next accounts in the order of their ids, of those created before `until`. Returns the notifications in that
 * order and whether each gets a mail copy.
 */
export async function insertBatch(
  db: Queryable,
  { title, message }: { title: string; message: string },
  { after, until, limit }: { after: string | null; until: string; limit: number },
) {
  const { rows } = await db.execute<{ id: string; userId: string; mailed: boolean }>(sql`
    with people as (
      select id, email_verified and suspended_at is null as mailable from users
      where id > ${after ?? firstId}::uuid and created_at <= ${until}::timestamptz
      order by id limit ${limit}
      for key share
    ), notified as (
      insert into notifications (user_id, type, title, message)
      select id, 'message', ${title}, ${message} from people
      returning id, user_id
    )
    select notified.id, notified.user_id as "userId", people.mailable and coalesce(choices.message, true) as mailed
    from notified
    join people on people.id = notified.user_id
    left join notification_choices as choices on choices.user_id = notified.user_id
    order by notified.user_id`)
  return rows
}

/** A person's newest notifications, or those older than `before`. */
export function listNotificationsForUser(
  db: Queryable,
  userId: string,
  { before, limit = notificationsListed }: { before?: string | undefined; limit?: number } = {},
) {
  const last = db
    .select({ createdAt: notifications.createdAt, id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.id, before ?? ''), eq(notifications.userId, userId)))
  const older = before === undefined ? undefined : sql`(${notifications.createdAt}, ${notifications.id}) < (${last})`
  return db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), older))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit)
}

export async function markRead(db: Queryable, userId: string, id: string) {
  const [updated] = await db
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning()
  return updated
}

/** Marks the given ids, or all, as read. Returns how many were unread. */
export async function markAllRead(db: Queryable, userId: string, ids: readonly string[] | undefined) {
  const { rowCount } = await db
    .update(notifications)
    .set({ read: true })
    .where(
      and(eq(notifications.userId, userId), eq(notifications.read, false), ids && inArray(notifications.id, [...ids])),
    )
  return rowCount ?? 0
}

const choiceColumns = {
  assignment: notificationChoices.assignment,
  application_created: notificationChoices.application_created,
  message: notificationChoices.message,
  job_interest: notificationChoices.job_interest,
  approval: notificationChoices.approval,
  question: notificationChoices.question,
  report: notificationChoices.report,
  interview: notificationChoices.interview,
  promise: notificationChoices.promise,
  mail: notificationChoices.mail,
}

const defaultChoices: NotificationChoices = {
  assignment: true,
  application_created: true,
  message: true,
  job_interest: true,
  approval: true,
  question: true,
  report: true,
  interview: true,
  promise: true,
  mail: true,
}

export async function findChoices(db: Queryable, userId: string): Promise<NotificationChoices> {
  const [row] = await db.select(choiceColumns).from(notificationChoices).where(eq(notificationChoices.userId, userId))
  return row ?? defaultChoices
}

/** Stores choices. Those that are left out stay as they are. */
export async function saveChoices(db: Queryable, userId: string, choices: Partial<NotificationChoices>) {
  const rows = await db
    .insert(notificationChoices)
    .values({ userId, ...defaultChoices, ...choices })
    .onConflictDoUpdate({ target: notificationChoices.userId, set: { ...choices, updatedAt: sql`now()` } })
    .returning(choiceColumns)
  return requireRow(rows)
}

/**
 * Replaces the name of staff in the titles of what they did, which the audit log knows. A name that was changed since is
 * replaced too.
 */
export async function removeNameFromTitles(db: Queryable, staffId: string) {
  const entities = db.select({ id: auditLog.entityId }).from(auditLog).where(eq(auditLog.actorId, staffId))
  for (const action of notificationActions)
    await db
      .update(notifications)
      .set({ title: toActionTitle(nameOfDeletedStaff, action) })
      .where(
        and(
          like(notifications.title, toActionTitle('%', action)),
          inArray(notifications.relatedEntityId, entities),
          isNull(notifications.subjectId),
        ),
      )
}

/** A person who can be mailed. */
export async function findMailablePerson(db: Queryable, userId: string) {
  const [row] = await db
    .select(pick(users, 'id', 'email', 'firstName', 'lastName', 'timeZone'))
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true), isNull(users.suspendedAt)))
  return row
}

/** Locks the account against deletion until the transaction ends. False if it is gone. */
export async function lockAccount(db: Queryable, userId: string) {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share')
  return rows.length > 0
}

/** Unread notifications with their person, if that person can be mailed; oldest first. */
export function findMailable(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      userId: users.id,
      ...pick(users, 'email', 'firstName', 'lastName', 'role', 'timeZone'),
      ...pick(notifications, 'type', 'title', 'message', 'relatedEntityId'),
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(
      and(
        inArray(notifications.id, [...ids]),
        eq(notifications.read, false),
        eq(users.emailVerified, true),
        isNull(users.suspendedAt),
      ),
    )
    .orderBy(notifications.createdAt, notifications.id)
}

const pause = sql`interval '15 minutes'`

const isInterest = (userId: string) => and(eq(notifications.userId, userId), eq(notifications.type, 'job_interest'))
const isUnmailed = (userId: string) =>
  and(isInterest(userId), isNull(notifications.mailedAt), eq(notifications.read, false))

/** Locks the account against other changes until the transaction ends; false if it is gone. */
export async function lockManager(db: Queryable, userId: string) {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return rows.length > 0
}

export const countUnmailedInterests = (db: Queryable, userId: string) => db.$count(notifications, isUnmailed(userId))

/** Seconds until the next mail about interests may be sent; 0 for now. */
export async function getMailPause(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      seconds: sql<number>`coalesce(ceil(extract(epoch from max(${notifications.mailedAt}) + ${pause} - now())), 0)::int`,
    })
    .from(notifications)
    .where(isInterest(userId))
  return Math.max(0, row?.seconds ?? 0)
}

/** Marks the unmailed interests as mailed and returns their ids. */
export async function claimUnmailedInterests(db: Queryable, userId: string) {
  const rows = await db
    .update(notifications)
    .set({ mailedAt: sql`now()` })
    .where(isUnmailed(userId))
    .returning({ id: notifications.id })
  return rows.map(({ id }) => id)
}
