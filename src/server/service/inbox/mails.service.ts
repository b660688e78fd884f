import { z } from 'zod'
import type { QueryOf } from '#contract/endpoint.ts'
import { id, timestampInput } from '#contract/fields.ts'
import type { listInbox, Mail } from '#contract/inbox.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { notFound } from '#server/http/errors.ts'
import { decodeCursor, encodeCursor } from '#server/http/pagination.ts'
import { readDetails } from '#server/work/applications/application-reading.service.ts'
import { findMail, listInboxRows, listMailRowsOfApplication, type MailRow } from './mails.store.ts'

/** As the contract shows it. */
export function toMail({ application, suggestion, fromName, fromAddress, ...row }: MailRow): Mail {
  return {
    ...row,
    company: application?.company ?? null,
    position: application?.position ?? null,
    from: { name: fromName, address: fromAddress },
    suggestion: suggestion && { id: row.id, ...suggestion },
    canReply: canReply(row),
  }
}

const canReply = ({
  direction,
  automatic,
  replyAddress,
  fold,
}: Pick<MailRow, 'direction' | 'automatic' | 'replyAddress' | 'fold'>) =>
  direction === 'in' && !automatic && replyAddress !== null && fold === null

const cursorKeys = z.tuple([z.boolean(), timestampInput, id])

/** A page of the mails within reach: those that wait for a person first, then the newest. */
export async function readInbox(db: Queryable, actor: Actor, { limit, cursor }: QueryOf<typeof listInbox>) {
  const after = cursor === undefined ? null : decodeCursor(cursorKeys, cursor)
  const found = await listInboxRows(db, actor, limit, after)
  const last = found.length > limit ? found[limit - 1] : undefined
  return {
    rows: found.slice(0, limit).map(toMail),
    nextCursor: last ? encodeCursor([last.waiting, last.receivedAt, last.id]) : null,
  }
}

export async function readApplicationMails(db: Queryable, actor: Actor, applicationId: string) {
  await readDetails(db, actor, applicationId)
  return (await listMailRowsOfApplication(db, applicationId)).map(toMail)
}

export async function requireMail(db: Queryable, actor: Actor, id: string): Promise<MailRow> {
  const found = await findMail(db, actor, id)
  if (!found) throw notFound('Mail not found')
  return found
}
