import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { maxApplicationMails } from '#contract/inbox.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick } from '#server/db/queries.ts'
import { jobApplications, mails, mailSuggestions, users, type AcceptedBefore } from '#server/db/schema.ts'

const reply = alias(mails, 'reply')

const selectMails = (db: Queryable) =>
  db
    .select({
      ...pick(mails, 'id', 'userId', 'applicationId', 'direction', 'messageId', 'references', 'subject', 'receivedAt'),
      ...pick(mails, 'fromName', 'fromAddress', 'replyAddress', 'automatic', 'envelope', 'text', 'bodyDeletedAt'),
      ...pick(mails, 'kind', 'fold', 'evidence', 'confidence', 'authenticated', 'code', 'codeExpires'),
      ...pick(mails, 'waiting', 'delivery', 'answers', 'authorId', 'openedAt', 'readAt', 'problem'),
      clientName: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      application: pick(jobApplications, 'company', 'position'),
      suggestion: pick(mailSuggestions, 'state', 'status', 'interview', 'confirmsReceipt'),
      repliedAt: sql<string | null>`(${db
        .select({ at: sql`max(${reply.createdAt})` })
        .from(reply)
        .where(and(eq(reply.answers, mails.id), inArray(reply.delivery, ['waiting', 'sent'])))})`.mapWith(
        mails.receivedAt,
      ),
    })
    .from(mails)
    .innerJoin(users, eq(users.id, mails.userId))
    .leftJoin(jobApplications, eq(jobApplications.id, mails.applicationId))
    .leftJoin(mailSuggestions, eq(mailSuggestions.mailId, mails.id))
export type MailRow = Awaited<ReturnType<typeof selectMails>>[number]

const newestFirst = [desc(mails.receivedAt), desc(mails.id)] as const
/** The keys of the last row of a page. */
export type InboxPosition = readonly [waiting: boolean, at: string, id: string]

/** Mails that came, and replies that wait or came back; one row more than `limit` where there is a next page. */
export function listInboxRows(db: Queryable, actor: Actor, limit: number, after: InboxPosition | null) {
  const listed = or(eq(mails.direction, 'in'), inArray(mails.delivery, ['approval_needed', 'bounced']))
  const behind = after
    ? sql`(${mails.waiting}, ${mails.receivedAt}, ${mails.id}) < (${after[0]}, ${after[1]}, ${after[2]})`
    : undefined
  return selectMails(db)
    .where(and(visibleTo(db, actor, mails.userId), listed, behind))
    .orderBy(desc(mails.waiting), ...newestFirst)
    .limit(limit + 1)
}

/** The caller checks access to the application. */
export const listMailRowsOfApplication = (db: Queryable, applicationId: string) =>
  selectMails(db)
    .where(eq(mails.applicationId, applicationId))
    .orderBy(...newestFirst)
    .limit(maxApplicationMails)

const reachable = (db: Queryable, actor: Actor, id: string) => and(eq(mails.id, id), visibleTo(db, actor, mails.userId))

export async function findMail(db: Queryable, actor: Actor, id: string): Promise<MailRow | undefined> {
  const [row] = await selectMails(db).where(reachable(db, actor, id))
  return row
}

/** For jobs, which act for no person. */
export async function findMailOfJob(db: Queryable, id: string): Promise<MailRow | undefined> {
  const [row] = await selectMails(db).where(eq(mails.id, id))
  return row
}

/** Locks a mail until the transaction ends. Undefined if the actor may not change it. */
export async function lockMail(tx: Queryable, actor: Actor, id: string) {
  const [locked] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(reachable(tx, actor, id))
    .for('update')
  return locked && findMail(tx, actor, id)
}

type MailChanges = Partial<Omit<typeof mails.$inferInsert, 'id' | 'userId' | 'direction' | 'messageId' | 'contentHash'>>

export async function changeMail(tx: Queryable, id: string, changes: MailChanges) {
  await tx.update(mails).set(changes).where(eq(mails.id, id))
}

export async function markOpened(db: Queryable, id: string) {
  await db
    .update(mails)
    .set({ openedAt: sql`now()` })
    .where(and(eq(mails.id, id), isNull(mails.openedAt)))
}

/** Stores the decision about a suggestion, with what accepting it replaced. */
export async function decide(tx: Queryable, mailId: string, decidedBy: string, before: AcceptedBefore | null) {
  await tx
    .update(mailSuggestions)
    .set({ state: before ? 'accepted' : 'dismissed', before, decidedBy, decidedAt: sql`now()` })
    .where(eq(mailSuggestions.mailId, mailId))
}

/** Opens a decided suggestion again, and returns what accepting it had replaced; null if it was dismissed. */
export async function takeBack(tx: Queryable, mailId: string): Promise<AcceptedBefore | null> {
  const [found] = await tx
    .select({ before: mailSuggestions.before })
    .from(mailSuggestions)
    .where(eq(mailSuggestions.mailId, mailId))
  const before = found?.before ?? null
  const ofMail = eq(mailSuggestions.mailId, mailId)
  // A person named the application of a mail that matched none: it suggests nothing again.
  if (before && before.applicationId === null) await tx.delete(mailSuggestions).where(ofMail)
  else
    await tx
      .update(mailSuggestions)
      .set({ state: 'open', before: null, decidedBy: null, decidedAt: null })
      .where(ofMail)
  return before
}
