import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { mails } from '#server/db/schema.ts'
import type { MailIdentity } from './mail-identity.ts'

const isSame = (userId: string, { messageId, contentHash }: MailIdentity) =>
  and(eq(mails.userId, userId), eq(mails.messageId, messageId), eq(mails.contentHash, contentHash))

export const isKnown = async (db: Queryable, userId: string, identity: MailIdentity) =>
  (await db.$count(mails, isSame(userId, identity))) > 0

export const hasMail = async (db: Queryable, id: string) => (await db.$count(mails, eq(mails.id, id))) > 0

/** False if the mail is there already. */
export async function insertMail(db: Queryable, values: typeof mails.$inferInsert) {
  const inserted = await db
    .insert(mails)
    .values(values)
    .onConflictDoNothing({ target: [mails.userId, mails.messageId, mails.contentHash] })
    .returning({ id: mails.id })
  return inserted.length > 0
}

/** Whether the bytes of a mail are still to be kept. */
export const hasRawMail = async (db: Queryable, id: string) =>
  (await db.$count(mails, and(eq(mails.id, id), isNull(mails.bodyDeletedAt)))) > 0

/** Mails with bytes, in the order of their ids, behind one of them. */
export async function listKeptMailIds(db: Queryable, after: string, limit: number) {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.direction, 'in'), isNull(mails.bodyDeletedAt), after === '' ? undefined : gt(mails.id, after)))
    .orderBy(asc(mails.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function listRawMailIds(db: Queryable, userId: string) {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.userId, userId), isNull(mails.bodyDeletedAt)))
  return rows.map(({ id }) => id)
}
