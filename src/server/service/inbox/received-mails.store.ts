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

const hasBody = isNull(mails.bodyDeletedAt)

export const hasRawMail = async (db: Queryable, id: string) =>
  (await db.$count(mails, and(eq(mails.id, id), hasBody))) > 0

/** In the order of ids. */
export async function listRawMailIdsAfter(db: Queryable, id: string, limit: number) {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(gt(mails.id, id), hasBody))
    .orderBy(asc(mails.id))
    .limit(limit)
  return rows.map((row) => row.id)
}

export async function listRawMailIds(db: Queryable, userId: string) {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.userId, userId), hasBody))
  return rows.map(({ id }) => id)
}
