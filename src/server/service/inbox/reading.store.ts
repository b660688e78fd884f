import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { KnownApplication } from '@foothold/mail-reader/classification'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { inboxAddresses, interviews, jobApplications, mails, mailSuggestions, users } from '#server/db/schema.ts'

/** A mail that came and was not read yet, with its client. */
export async function findUnread(db: Queryable, id: string) {
  const [row] = await db
    .select({
      ...pick(mails, 'id', 'userId', 'messageId', 'envelope', 'receivedAt'),
      client: { firstName: users.firstName, lastName: users.lastName, email: users.email, timeZone: users.timeZone },
      address: { enabled: inboxAddresses.enabled, forwardCopy: inboxAddresses.forwardCopy },
    })
    .from(mails)
    .innerJoin(users, eq(users.id, mails.userId))
    .leftJoin(inboxAddresses, eq(inboxAddresses.userId, mails.userId))
    .where(and(eq(mails.id, id), eq(mails.direction, 'in'), isNull(mails.readAt)))
  return row
}
export type UnreadMail = NonNullable<Awaited<ReturnType<typeof findUnread>>>

/** The applications that a mail may answer, and the mails of each: the latest. */
const maxKnown = 500
const maxThreadIds = 50

export async function listKnownApplications(db: Queryable, userId: string): Promise<KnownApplication[]> {
  const confirmation = sql<string | null>`(
    select content::jsonb #>> '{confirmation,value}' from receipts
    where application_id = job_applications.id order by created_at desc limit 1)`
  const threadIds = sql<string[]>`array(
    select message_id from mails where application_id = job_applications.id
    order by received_at desc limit ${maxThreadIds})`
  return db
    .select({
      id: jobApplications.id,
      company: jobApplications.company,
      title: jobApplications.position,
      jobUrl: jobApplications.jobUrl,
      sentAt: jobApplications.dateApplied,
      confirmation,
      threadIds,
    })
    .from(jobApplications)
    .where(eq(jobApplications.userId, userId))
    .orderBy(desc(jobApplications.updatedAt), desc(jobApplications.id))
    .limit(maxKnown)
}

type Reading = Partial<typeof mails.$inferInsert>

/** Stores what was read; false if another run of the job was faster. */
export async function markRead(tx: Queryable, id: string, reading: Reading) {
  const { rowCount } = await tx
    .update(mails)
    .set({ ...reading, readAt: sql`now()` })
    .where(and(eq(mails.id, id), isNull(mails.readAt)))
  return rowCount === 1
}

export async function insertSuggestion(tx: Queryable, values: typeof mailSuggestions.$inferInsert) {
  await tx.insert(mailSuggestions).values(values).onConflictDoNothing()
}

/** The interview that an accepted mail with the same calendar entry made, as long as it stands. */
export async function findInterviewOfEntry(db: Queryable, applicationId: string, calendarUid: string) {
  const [row] = await db
    .select({ id: interviews.id, startsAt: interviews.startsAt, endsAt: interviews.endsAt, place: interviews.place })
    .from(mailSuggestions)
    .innerJoin(mails, eq(mails.id, mailSuggestions.mailId))
    .innerJoin(interviews, sql`${interviews.id}::text = ${mailSuggestions.before} #>> '{interview,id}'`)
    .where(
      and(
        eq(mails.applicationId, applicationId),
        eq(interviews.applicationId, applicationId),
        eq(mailSuggestions.calendarUid, calendarUid),
        eq(mailSuggestions.state, 'accepted'),
        isNull(interviews.removedAt),
      ),
    )
    .orderBy(desc(mailSuggestions.decidedAt))
    .limit(1)
  return row
}

/** Marks those of a client's answers that came back, and returns them. */
export async function markBounced(tx: Queryable, userId: string, messageIds: readonly string[]) {
  if (messageIds.length === 0) return []
  return tx
    .update(mails)
    .set({ delivery: 'bounced' })
    .where(
      and(
        eq(mails.userId, userId),
        eq(mails.direction, 'out'),
        eq(mails.delivery, 'sent'),
        inArray(mails.messageId, [...messageIds]),
      ),
    )
    .returning({ id: mails.id, applicationId: mails.applicationId, to: mails.envelope })
}

export async function storeForwarding(
  tx: Queryable,
  userId: string,
  forwarding: { encrypted: string; from: string; receivedAt: string },
) {
  await tx.update(inboxAddresses).set({ forwarding }).where(eq(inboxAddresses.userId, userId))
}

/** The status of an application, and whether its receipt says that it was sent or may have been. */
export async function findStanding(db: Queryable, applicationId: string) {
  const [row] = await db
    .select({
      status: jobApplications.status,
      company: jobApplications.company,
      position: jobApplications.position,
      receipt: sql<string | null>`(
        select state from receipts where application_id = job_applications.id order by created_at desc, id desc limit 1)`,
    })
    .from(jobApplications)
    .where(eq(jobApplications.id, applicationId))
  return row
}
