import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { mailBodyMonths } from '#contract/inbox.ts'
import type { Queryable } from '#server/db/client.ts'
import { listRows, readInBatches } from '#server/db/keyset.ts'
import type { Actor } from '#server/db/ownership.ts'
import { pick } from '#server/db/queries.ts'
import { inboxAddresses, mails, mailSuggestions, notifications } from '#server/db/schema.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { notFound } from '#server/http/errors.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { lockMail } from './mails.store.ts'
import { loadRawMail, removeRawMails, type RawMailDeps } from './raw-mails.ts'

/** Deletes a mail of the own inbox with its bytes, suggestion and notifications. What was accepted from it stays. */
export async function deleteOwnMail({ db, jobs }: TransactionContext, actor: Actor, id: string) {
  return db.transaction(async (tx) => {
    const mail = await lockMail(tx, actor, id)
    if (!mail) throw notFound('Mail not found')
    await removeRawMails(tx, jobs, [id])
    const about = or(eq(notifications.userId, mail.userId), eq(notifications.subjectId, mail.userId))
    await tx.delete(notifications).where(and(eq(notifications.mailId, id), about))
    await tx.delete(mails).where(eq(mails.id, id))
    await recordEvent({ db: tx, jobs }, actor, {
      type: 'mail.deleted',
      userId: mail.userId,
      mailId: id,
      applicationId: mail.applicationId,
    })
    return null
  })
}

const batch = 200

/** Deletes the bodies of mails that came long ago. Who wrote when about what stays. */
export async function purgeMailBodies(db: Queryable, jobs: Jobs) {
  const isOld = lt(mails.createdAt, sql`now() - make_interval(months => ${mailBodyMonths})`)
  for (let found = batch; found === batch;)
    found = await db.transaction(async (tx) => {
      const due = await tx
        .select({ id: mails.id })
        .from(mails)
        .where(and(isOld, isNull(mails.bodyDeletedAt)))
        .orderBy(mails.createdAt)
        .limit(batch)
        .for('update', { skipLocked: true })
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return 0
      await tx
        .update(mails)
        .set({ bodyDeletedAt: sql`now()`, text: null })
        .where(inArray(mails.id, ids))
      await removeRawMails(tx, jobs, ids)
      return ids.length
    })
}

const { userId, createdAt, id } = mails
/** The mails of a person for their export, the oldest first. A code is for ten minutes, and the mail itself holds it. */
export const listMailsForExport = listRows(mails, userId, [createdAt, id], {
  columns: {
    ...pick(mails, 'id', 'applicationId', 'direction', 'fromName', 'fromAddress', 'subject', 'text', 'receivedAt'),
    ...pick(mails, 'kind', 'fold', 'evidence', 'confidence', 'authenticated', 'problem', 'delivery', 'answers'),
    ...pick(mails, 'openedAt', 'copiedAt', 'bodyDeletedAt', 'envelope', 'messageId', 'inReplyTo', 'references'),
    writtenBy: sql<string | null>`case when ${mails.direction} = 'out' then
      case when ${mails.authorId} = ${mails.userId} then 'you' else 'our team' end end`,
  },
})

export const listSuggestionsForExport = listRows(mailSuggestions, mailSuggestions.userId, [mailSuggestions.mailId], {
  columns: pick(mailSuggestions, 'mailId', 'state', 'status', 'interview', 'confirmsReceipt', 'decidedAt'),
})

export const readAddressForExport = (db: Queryable, ofUser: string) =>
  db
    .select(pick(inboxAddresses, 'localPart', 'enabled', 'forwardCopy', 'createdAt'))
    .from(inboxAddresses)
    .where(eq(inboxAddresses.userId, ofUser))

/** The mails as they came. */
export async function* readRawMailsForExport(deps: RawMailDeps & { db: Queryable }, ofUser: string) {
  const read = listRows(mails, userId, [createdAt, id], {
    columns: pick(mails, 'id'),
    where: and(eq(mails.direction, 'in'), isNull(mails.bodyDeletedAt)) ?? sql`true`,
  })
  for await (const rows of readInBatches(batch, (page) => read(deps.db, ofUser, page)))
    for (const row of rows) {
      const raw = await loadRawMail(deps, row.id)
      if (raw) yield { id: row.id, raw }
    }
}
