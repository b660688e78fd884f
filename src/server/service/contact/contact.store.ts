import { and, desc, eq, gt, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { contactStates, listContactMessages } from '#contract/contact.ts'
import { promiseTerms } from '#contract/promises.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import { keyset, type KeysetPage } from '#server/db/keyset.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import { contactMessages, idempotencyKeys, users } from '#server/db/schema.ts'
import type { RowPosition } from '#server/http/pagination.ts'

const isOpenUrgent = sql<boolean>`(contact_messages.urgent and contact_messages.answered_at is null)`

const dueAt = sql`case when contact_messages.answered_at is null then coalesce(
  (select min(promises.due_at) from promises
    where promises.kind = 'contact_message' and promises.subject_id = contact_messages.id),
  contact_messages.created_at + make_interval(hours => ${sql.raw(String(promiseTerms.contact_message.hours))})) end`

const columns = {
  ...pick(contactMessages, 'id', 'name', 'email', 'message', 'readAt', 'answer', 'answeredAt', 'urgent', 'createdAt'),
  dueAt: dueAt.mapWith(contactMessages.createdAt) as SQL<string | null>,
}

const inState = {
  unread: isNull(contactMessages.readAt),
  unanswered: isNull(contactMessages.answeredAt),
  answered: isNotNull(contactMessages.answeredAt),
} satisfies Record<(typeof contactStates)[number], unknown>

export async function insertMessage(
  db: Queryable,
  values: Pick<typeof contactMessages.$inferInsert, 'name' | 'email' | 'message'>,
) {
  return requireRow(await db.insert(contactMessages).values(values).returning({ id: contactMessages.id })).id
}

/** Whether the same address sent the same text within a day. */
export async function isRepeated(db: Queryable, { email, message }: { email: string; message: string }) {
  const rows = await db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        gt(contactMessages.createdAt, sql`now() - interval '24 hours'`),
        eq(sql`lower(${contactMessages.email})`, email.toLowerCase()),
        eq(contactMessages.message, message),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** The keys of a row of the list. */
export interface ListPosition extends RowPosition {
  isOpenUrgent: boolean
}

/** Urgent messages without an answer, then the others, each the newest first; one more than the page. */
export function selectMessages(
  db: Queryable,
  { state, limit }: Pick<QueryOf<typeof listContactMessages>, 'state' | 'limit'>,
  after: ListPosition | null,
) {
  const behind =
    after &&
    sql`(${isOpenUrgent}, ${contactMessages.createdAt}, ${contactMessages.id})
      < (${after.isOpenUrgent}::boolean, ${after.at}::timestamptz, ${after.id}::uuid)`
  return db
    .select(columns)
    .from(contactMessages)
    .where(and(state && inState[state], behind ?? undefined))
    .orderBy(desc(isOpenUrgent), desc(contactMessages.createdAt), desc(contactMessages.id))
    .limit(limit + 1)
}

export async function findMessage(db: Queryable, id: string) {
  const [row] = await db.select(columns).from(contactMessages).where(eq(contactMessages.id, id))
  return row
}

export async function markRead(db: Queryable, id: string) {
  const [message] = await db
    .update(contactMessages)
    .set({ readAt: sql`coalesce(${contactMessages.readAt}, now())` })
    .where(eq(contactMessages.id, id))
    .returning(columns)
  return message
}

/** Undefined if there is an answer already. */
export async function storeAnswer(
  db: Queryable,
  id: string,
  { answer, answeredBy }: { answer: string; answeredBy: string },
) {
  const [answered] = await db
    .update(contactMessages)
    .set({ answer, answeredBy, answeredAt: sql`now()`, readAt: sql`coalesce(${contactMessages.readAt}, now())` })
    .where(and(eq(contactMessages.id, id), isNull(contactMessages.answeredAt)))
    .returning(columns)
  return answered
}

/** Matches the account's own address, if it is verified. */
const isOwnAddress = (db: Queryable, userId: string, email: SQLWrapper) =>
  eq(
    sql`lower(${email})`,
    db
      .select({ email: sql`lower(${users.email})` })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.emailVerified, true))),
  )

export function listMessagesFromUser(db: Queryable, userId: string, { limit, after }: KeysetPage) {
  const { keys, behind, order } = keyset(contactMessages.createdAt, contactMessages.id)
  return db
    .select({ ...columns, keys })
    .from(contactMessages)
    .where(and(isOwnAddress(db, userId, contactMessages.email), behind(after)))
    .orderBy(...order)
    .limit(limit)
}

export async function deleteMessagesFromUser(db: Queryable, userId: string) {
  // The answering admin may have a stored reply that repeats the message.
  await db.delete(idempotencyKeys).where(isOwnAddress(db, userId, sql`(${idempotencyKeys.reply} ->> 'email')`))
  const deleted = await db
    .delete(contactMessages)
    .where(isOwnAddress(db, userId, contactMessages.email))
    .returning({ id: contactMessages.id })
  return deleted.map(({ id }) => id)
}
