import { randomUUID } from 'node:crypto'
import canonicalize from 'canonicalize'
import {
  correctionNeeded,
  maxReceipts,
  receiptContent,
  type Receipt,
  type ReceiptBody,
  type ReceiptContent,
} from '#contract/receipts.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Actor } from '#server/db/ownership.ts'
import { findPostingOfApplication } from '#server/work/postings/postings.service.ts'
import { findRules } from '#server/work/rules/rules.service.ts'
import { findAccount } from '#server/people/users/users.service.ts'
import { badRequest, conflict, HttpError } from '#server/http/errors.ts'
import { toSha256 } from './blobs.service.ts'
import type { Evidence, StoredDocument, StoredFile } from './evidence.service.ts'
import { matchAnswers, maxClockSkewMs } from './receipt-answers.service.ts'
import {
  countReceipts,
  findLatestReceipt,
  findReceipt,
  insertReceipt,
  listBlobsOfReceipt,
  type ReceiptRow,
} from './receipts.store.ts'

/** What a receipt says of its application. */
export interface ReceiptApplication {
  id: string
  userId: string
  company: string
  position: string
  jobUrl: string | null
  jobInterestId: string | null
}

export type ReceiptDraft = Pick<ReceiptBody, 'state' | 'sentAt' | 'answers' | 'confirmation' | 'corrects'> & {
  /** Left out: who records it. */
  sentBy?: Receipt['sentBy']
}

/** Reads a stored receipt. Throws if its content no longer fits its hash. */
export function toReceipt(row: ReceiptRow): Receipt {
  if (!isIntact(row)) throw damaged(`Receipt ${row.id} does not fit its hash`)
  return { ...receiptContent.parse(JSON.parse(row.content)), sha256: row.sha256 }
}

export const isIntact = ({ content, sha256 }: ReceiptRow) => toSha256(content) === sha256

export const damaged = (cause: string) =>
  new HttpError(500, "This receipt is damaged in our store, so we don't show it. We have been notified.", {
    code: 'receipt_damaged',
    cause: new Error(cause),
  })

/** Whether it says that the application was sent, or may have been. */
const isSending = ({ state }: Pick<ReceiptRow, 'state'>) => state !== 'prepared'

/** The latest receipt, if it says that the application was sent, or may have been. */
export async function findSending(db: Queryable, applicationId: string) {
  const latest = await findLatestReceipt(db, applicationId)
  return latest && isSending(latest) ? latest : null
}

/** Adds a receipt. The caller holds the lock of the application, and has checked the rules. */
export async function addReceipt(
  context: TransactionContext,
  staff: Actor,
  application: ReceiptApplication,
  draft: ReceiptDraft,
  evidence: Evidence,
): Promise<Receipt> {
  const { db: tx } = context
  const latest = await findLatestReceipt(tx, application.id)
  requireCorrection(latest, draft.corrects ?? null)
  if ((await countReceipts(tx, application.id)) >= maxReceipts)
    throw conflict(`An application can have ${maxReceipts} receipts, and this one has.`)
  const previous = latest && toReceipt(latest)
  const now = staff.at === undefined ? new Date() : new Date(staff.at)
  const documents = evidence.documents ?? (await carryOver(tx, previous))
  const content: ReceiptContent = {
    id: randomUUID(),
    applicationId: application.id,
    company: application.company,
    position: application.position,
    state: draft.state,
    sentAt: toSentAt(draft, previous, now),
    sentBy: draft.sentBy ?? { id: staff.id, name: await findName(tx, staff.id) },
    rulesVersion: (await findRules(tx, application.userId)).version,
    documents: documents.map(withoutBlob),
    posting: await findReceiptPosting(tx, application, previous),
    answers: draft.answers ? await matchAnswers(tx, application.userId, draft.answers, now) : (previous?.answers ?? []),
    confirmation: {
      kind: draft.confirmation.kind,
      value: draft.confirmation.value || null,
      screenshot: evidence.screenshot && withoutBlob(evidence.screenshot),
    },
    corrects: draft.corrects ?? null,
    createdAt: toCreatedAt(previous, now),
  }
  const text = canonicalize(content) ?? ''
  const blobIds = [...documents, ...(evidence.screenshot ? [evidence.screenshot] : [])].map(({ blobId }) => blobId)
  const row = {
    id: content.id,
    userId: application.userId,
    applicationId: application.id,
    state: content.state,
    corrects: content.corrects,
    content: text,
    sha256: toSha256(text),
    createdAt: content.createdAt,
  }
  await insertReceipt(tx, row, blobIds)
  const { state, confirmation } = content
  await recordEvent(context, staff, {
    type: 'receipt.recorded',
    userId: application.userId,
    applicationId: application.id,
    state,
    confirmation: confirmation.kind,
  })
  return toReceipt(row)
}

/**
 * Adds the receipt of a change of status by staff, unless there is one that says that it was sent. A day is stored as its
 * midnight in UTC, which is ahead of now where today began earlier.
 */
export async function addReceiptOfStatus(
  context: TransactionContext,
  staff: Actor,
  application: ReceiptApplication,
  dateApplied: string | null,
  evidence: Evidence,
) {
  const latest = await findLatestReceipt(context.db, application.id)
  if (latest?.state === 'sent' || latest?.state === 'confirmed') return
  await addReceipt(
    context,
    staff,
    application,
    {
      state: 'sent',
      sentAt: dateApplied !== null && Date.parse(dateApplied) <= Date.now() ? dateApplied : undefined,
      confirmation: { kind: 'none', value: '' },
      corrects: latest?.state === 'uncertain' ? latest.id : null,
    },
    evidence,
  )
}

function requireCorrection(latest: ReceiptRow | undefined, corrects: string | null) {
  if (latest && isSending(latest) ? corrects === latest.id : corrects === null || corrects === latest?.id) return
  throw conflict(
    'A receipt already says that this application was sent, or may have been. Please correct the latest one instead of sending it again.',
    correctionNeeded,
  )
}

/** Later than the receipt before, whatever the clocks of two processes say: the order decides which is the latest. */
const toCreatedAt = (previous: Receipt | undefined, now: Date) =>
  new Date(Math.max(now.getTime(), previous ? Date.parse(previous.createdAt) + 1 : 0)).toISOString()

/** A correction keeps the time of the receipt that it corrects, unless it names another. */
function toSentAt({ state, sentAt }: ReceiptDraft, previous: Receipt | undefined, now: Date) {
  if (state === 'prepared') return null
  if (!sentAt) return previous?.sentAt ?? now.toISOString()
  if (Date.parse(sentAt) > now.getTime() + maxClockSkewMs)
    throw badRequest('Please enter a time in the past', { sentAt: 'Please enter a time in the past' })
  return new Date(sentAt).toISOString()
}

export async function findName(tx: Queryable, id: string) {
  const account = await findAccount(tx, id)
  return account ? `${account.firstName} ${account.lastName}` : ''
}

const withoutBlob = <File extends StoredFile>({ blobId: _blobId, ...file }: File) => file

/** The documents of the receipt before. */
async function carryOver(tx: Queryable, previous: Receipt | undefined): Promise<StoredDocument[]> {
  if (!previous) return []
  const blobs = await listBlobsOfReceipt(tx, previous.id)
  return previous.documents.map((document) => {
    const blobId = blobs.get(document.sha256)
    if (blobId === undefined) throw damaged(`Receipt ${previous.id} has lost a document`)
    return { ...document, blobId }
  })
}

/** The posting as we read it. A correction keeps the one of the receipt that it corrects. */
async function findReceiptPosting(tx: Queryable, application: ReceiptApplication, previous: Receipt | undefined) {
  if (previous?.posting) return previous.posting
  const found = await findPostingOfApplication(tx, application)
  if (!found) return null
  const text = found.description ?? ''
  return { url: found.jobUrl, title: found.position, company: found.company, text, sha256: toSha256(text) }
}

/** The latest receipt, if a mail of the employer would prove it. */
export async function findConfirmable(db: Queryable, applicationId: string) {
  const latest = await findLatestReceipt(db, applicationId)
  return latest?.state === 'sent' || latest?.state === 'uncertain' ? toReceipt(latest) : null
}

/** Adds a receipt that says again what the one before this one said. A 409 if it is not the latest any longer. */
export async function takeBackReceipt(
  context: TransactionContext,
  actor: Actor,
  application: ReceiptApplication,
  receiptId: string,
) {
  const { db: tx } = context
  const latest = await findLatestReceipt(tx, application.id)
  const former = latest?.corrects ? await findReceipt(tx, actor, latest.corrects) : undefined
  if (latest?.id !== receiptId || !former) throw conflict('A later receipt was recorded since, so this stays.')
  const { state, confirmation, sentBy } = toReceipt(former)
  const { screenshot, kind, value } = confirmation
  const blobId = screenshot && (await listBlobsOfReceipt(tx, former.id)).get(screenshot.sha256)
  await addReceipt(
    context,
    actor,
    application,
    { state, sentBy, confirmation: { kind, value: value ?? '' }, corrects: receiptId },
    { documents: null, screenshot: screenshot && blobId ? { ...screenshot, blobId } : null },
  )
}
