import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { inboxAddresses, mails, users } from '#server/db/schema.ts'

/** What a client writes from: their name and their relay address. Undefined while that is off. */
export async function findRelay(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      ...pick(users, 'firstName', 'lastName', 'email'),
      localPart: inboxAddresses.localPart,
    })
    .from(inboxAddresses)
    .innerJoin(users, eq(users.id, inboxAddresses.userId))
    .where(and(eq(inboxAddresses.userId, userId), inboxAddresses.enabled))
  return row
}

export async function insertReply(tx: Queryable, values: typeof mails.$inferInsert) {
  await tx.insert(mails).values(values)
}

/** A mail that is on its way out, with its client. */
export async function findOutgoing(db: Queryable, id: string) {
  const [row] = await db
    .select({
      id: mails.id,
      userId: mails.userId,
      applicationId: mails.applicationId,
      direction: mails.direction,
      delivery: mails.delivery,
      copiedAt: mails.copiedAt,
      messageId: mails.messageId,
      inReplyTo: mails.inReplyTo,
      references: mails.references,
      subject: mails.subject,
      text: mails.text,
      fromName: mails.fromName,
      fromAddress: mails.fromAddress,
      authorId: mails.authorId,
      to: sql<string>`${mails.envelope} ->> 'to'`,
      size: mails.size,
      client: { id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName },
    })
    .from(mails)
    .innerJoin(users, eq(users.id, mails.userId))
    .where(eq(mails.id, id))
  return row
}
export type OutgoingMail = NonNullable<Awaited<ReturnType<typeof findOutgoing>>>

/** Moves a reply on; false if it is no longer where it was. */
export async function moveDelivery(
  tx: Queryable,
  id: string,
  from: 'approval_needed' | 'waiting',
  to: 'discarded' | 'waiting' | 'sent' | 'bounced',
) {
  const { rowCount } = await tx
    .update(mails)
    .set({ delivery: to, waiting: false })
    .where(and(eq(mails.id, id), eq(mails.delivery, from)))
  return rowCount === 1
}
