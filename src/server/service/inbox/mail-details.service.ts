import { maxMailFiles, type MailDetails } from '#contract/inbox.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { Deps } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { MailReadError } from '#server/gateways/mail-reader/mail-reader.ts'
import { toCaller } from '#server/http/caller.ts'
import { HttpError, notFound } from '#server/http/errors.ts'
import { readCode } from './mail-codes.ts'
import { requireMail, toMail } from './mails.service.ts'
import { changeMail, markOpened, type MailRow } from './mails.store.ts'
import { loadRawMail } from './raw-mails.ts'

type OpeningDeps = Pick<Deps, 'encryption' | 'files' | 'jobs' | 'mailReader'> & { db: Queryable }

/** Mail of the client that no employer sent. */
const isPrivate = ({ direction, fold, kind, applicationId }: MailRow) =>
  direction === 'in' && (fold !== null || (kind === 'other' && applicationId === null))

/** A mail with its text. The first opening is kept; staff who open one that is no answer leave an entry. */
export async function openMail(deps: OpeningDeps, actor: Actor, id: string): Promise<MailDetails> {
  const row = await requireMail(deps.db, actor, id)
  const content = await readContent(deps, actor, row)
  await recordOpening(deps, actor, row)
  return {
    ...toMail(row),
    to: [{ name: '', address: row.envelope.to }],
    ...content,
    code: readCode(deps.encryption, row),
  }
}

const noContent = { text: null, quoted: null, html: null, files: [] }

async function readContent(deps: OpeningDeps, actor: Actor, row: MailRow) {
  if (row.direction === 'out') return { ...noContent, text: row.text }
  if (row.problem !== null) return noContent
  const raw = await loadRawMail(deps, row.id)
  if (!raw) return noContent
  try {
    const content = await deps.mailReader.open(async () => raw, row.receivedAt, toCaller(actor))
    const { text, quoted, html } = content
    return {
      text,
      quoted: quoted || null,
      html,
      ...(content.to.length > 0 && { to: content.to.slice(0, 50) }),
      files: content.files.slice(0, maxMailFiles).map((file, index) => ({
        ...file,
        url: `/api/mails/${row.id}/files/${index}`,
      })),
    }
  } catch (error) {
    if (error instanceof MailReadError) return { ...noContent, problem: error.message }
    throw error
  }
}

async function recordOpening({ db, jobs }: OpeningDeps, actor: Actor, row: MailRow) {
  const { id, userId, applicationId, kind, waiting, direction } = row
  if (row.openedAt === null && direction === 'in') await markOpened(db, id)
  const isStaff = actor.id !== userId
  // A question that takes no answer needs no more than to be read.
  if (isStaff && waiting && kind === 'question' && row.automatic && row.suggestion === null)
    await changeMail(db, id, { waiting: false })
  if (isStaff && isPrivate(row))
    await recordEvent({ db, jobs }, actor, { type: 'mail.opened', userId, mailId: id, applicationId })
}

/** A file of a mail, never opened by us. */
export async function readMailFile(deps: OpeningDeps, actor: Actor, id: string, index: number) {
  const row = await requireMail(deps.db, actor, id)
  const raw = row.direction === 'in' ? await loadRawMail(deps, id) : null
  if (!raw) throw notFound('File not found')
  try {
    const file = await deps.mailReader.openFile(async () => raw, row.receivedAt, index, toCaller(actor))
    if (!file) throw notFound('File not found')
    await recordOpening(deps, actor, row)
    return file
  } catch (error) {
    if (error instanceof MailReadError) throw new HttpError(409, error.message)
    throw error
  }
}
