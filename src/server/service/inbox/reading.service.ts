import type { MailContext } from '@foothold/mail-reader/classification'
import { codeMinutes } from '#contract/inbox.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Deps, TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { MailReadError, type MailReading } from '#server/gateways/mail-reader/mail-reader.ts'
import { codeContext, forwardingContext } from './mail-codes.ts'
import { proposeInterview, proposeStatus, provesReceipt } from './propose.ts'
import { loadRawMail } from './raw-mails.ts'
import {
  findInterviewOfEntry,
  findStanding,
  findUnread,
  insertSuggestion,
  listKnownApplications,
  markBounced,
  markRead,
  storeForwarding,
  type UnreadMail,
} from './reading.store.ts'
import { isOurs, isUnanswerable, toSender } from './senders.ts'

export type ReadingDeps = Pick<Deps, 'config' | 'encryption' | 'files' | 'jobs' | 'mailReader'> & { db: Queryable }

/**
 * Reads a mail that came: what it is about, what it suggests, and who learns of it. A second run does nothing. One that cannot
 * be read stays visible, with the reason.
 */
export async function readStoredMail(deps: ReadingDeps, mailId: string) {
  const { db, jobs, mailReader } = deps
  const unread = await findUnread(db, mailId)
  const raw = unread && (await loadRawMail(deps, mailId))
  // It was deleted in between.
  if (!unread || !raw) return
  const context = await readContext(db, unread)
  try {
    const reading = await mailReader.read(async () => raw, toDelivered(unread), context)
    await db.transaction((tx) => storeReading({ ...deps, db: tx }, unread, reading))
  } catch (error) {
    if (!(error instanceof MailReadError)) throw error
    await db.transaction((tx) => storeProblem({ db: tx, jobs }, unread, error.message))
  }
}

const toDelivered = ({ receivedAt, envelope: { remoteAddress, helo, from } }: UnreadMail) => ({
  receivedAt,
  mta: remoteAddress === null ? null : { remoteAddress, helo: helo ?? '', from },
})

async function readContext(db: Queryable, { userId, client, envelope }: UnreadMail): Promise<MailContext> {
  const plusTag = /\+([^@]+)@/.exec(envelope.to)?.[1]
  return {
    applications: await listKnownApplications(db, userId),
    address: plusTag === undefined ? {} : { plusTag },
    ownAddresses: [client.email.toLowerCase()],
  }
}

async function storeProblem(context: TransactionContext, { id, userId }: UnreadMail, problem: string) {
  if (!(await markRead(context.db, id, { problem }))) return
  await recordEvent(context, systemSource, { type: 'mail.unreadable', userId, mailId: id, applicationId: null })
}

/** What a person forwards says anything of its sender: only the client vouches for it. */
const isProven = ({ client }: UnreadMail, { forwarded, from, authentication }: MailReading['mail']) =>
  authentication.authenticated && (forwarded?.by !== 'person' || from?.address === client.email.toLowerCase())

/** A mail that a person forwarded later is as old as it is. */
const oldest = Date.parse('2000-01-01')
function toReceivedAt({ forwarded }: MailReading['mail'], receivedAt: string) {
  const sent = forwarded?.date ? Date.parse(forwarded.date) : NaN
  return sent >= oldest && sent < Date.parse(receivedAt) ? new Date(sent).toISOString() : receivedAt
}

const longestLine = 500
const toLine = (text: string) => text.replaceAll('\0', '').slice(0, longestLine).toWellFormed()

/** The text without the code, however it is grouped. */
function hideCode(text: string, code: string | null) {
  if (code === null) return text
  const characters = code.match(/[\p{L}\p{N}]/gu)
  return characters ? text.replaceAll(new RegExp(characters.join('[\\s-]?'), 'giu'), '•••') : text
}

async function storeReading(deps: ReadingDeps, unread: UnreadMail, reading: MailReading) {
  const { db: tx, jobs, encryption, config } = deps
  const { mail, classification, confirmation, returnedIds } = reading
  const { id, userId } = unread
  const { kind, verificationCode } = classification
  const isOwn = isOurs(config, mail.from?.address ?? '') || isOurs(config, unread.messageId)
  const fold = isOwn ? 'newsletter' : classification.fold
  const returned = await markBounced(tx, userId, returnedIds)
  const applicationId = returned[0]?.applicationId ?? classification.applicationId
  const from = mail.forwarded?.from ?? mail.from
  const replyTo = mail.forwarded?.from ?? mail.replyTo ?? mail.from
  const suggestion = fold === null ? await propose(tx, unread, reading) : null
  const isWaiting = suggestion !== null || (fold === null && kind === 'question')
  const receivedAt = toReceivedAt(mail, unread.receivedAt)
  const evidence = toLine(hideCode(classification.evidence, verificationCode))
  const isNew = await markRead(tx, id, {
    applicationId,
    inReplyTo: mail.inReplyTo,
    references: mail.references,
    fromName: toLine(from?.name ?? ''),
    fromAddress: toLine(from?.address ?? ''),
    replyAddress: replyTo && toLine(replyTo.address),
    automatic: mail.autoSubmitted || isUnanswerable(config, replyTo?.address ?? ''),
    subject: toLine(hideCode(mail.forwarded?.subject || mail.subject, verificationCode)),
    receivedAt,
    kind,
    fold,
    evidence,
    confidence: classification.confidence,
    authenticated: isProven(unread, mail),
    waiting: isWaiting,
    ...(verificationCode === null
      ? {}
      : { code: encryption.encrypt(verificationCode, codeContext(id)), codeExpires: inMinutes(codeMinutes) }),
  })
  if (!isNew) return
  if (suggestion) await insertSuggestion(tx, { mailId: id, userId, ...suggestion })
  if (verificationCode !== null)
    await jobs.send(tx, 'clear-mail-code', { mailId: id }, { startAfterSeconds: codeMinutes * 60 })
  if (confirmation)
    await storeForwarding(tx, userId, {
      encrypted: encryption.encrypt(JSON.stringify(confirmation), forwardingContext(userId)),
      from: toLine(mail.from?.address ?? ''),
      receivedAt: unread.receivedAt,
    })
  await announce(deps, unread, reading, {
    applicationId,
    receivedAt,
    isFolded: fold !== null,
    isSpam: fold === 'spam',
    isOwn,
    evidence,
  })
  for (const bounced of returned)
    await recordEvent({ db: tx, jobs }, systemSource, {
      type: 'reply.bounced',
      userId,
      mailId: bounced.id,
      applicationId: bounced.applicationId,
      clientName: toClientName(unread),
      sender: bounced.to.to,
    })
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const toClientName = ({ client: { firstName, lastName } }: UnreadMail) => `${firstName} ${lastName}`

/** What a certain mail suggests for its application; null for nothing. */
async function propose(tx: Queryable, unread: UnreadMail, { mail, classification }: MailReading) {
  const { kind, confidence, applicationId, applicationConfidence, suggestion } = classification
  const isCertain = confidence === 'certain' && applicationConfidence === 'certain' && isProven(unread, mail)
  const standing = applicationId !== null && isCertain ? await findStanding(tx, applicationId) : undefined
  if (!standing || applicationId === null) return null
  const proposed = suggestion?.interview ?? null
  const stored = proposed?.uid ? await findInterviewOfEntry(tx, applicationId, proposed.uid) : undefined
  const interview = proposeInterview(proposed, stored, unread.client.timeZone)
  const status = suggestion ? proposeStatus(kind, standing) : null
  const confirmsReceipt = provesReceipt(kind, standing)
  if (status === null && interview === null && !confirmsReceipt) return null
  return { status, interview, confirmsReceipt, calendarUid: proposed?.uid ?? null }
}

/** News of a mail that is older than this are none. */
const newsMs = 3 * 86_400_000

async function announce(
  { db, jobs, config }: ReadingDeps,
  unread: UnreadMail,
  { mail, classification }: MailReading,
  facts: {
    applicationId: string | null
    receivedAt: string
    isFolded: boolean
    isSpam: boolean
    isOwn: boolean
    evidence: string
  },
) {
  const { applicationId } = facts
  const application = applicationId === null ? undefined : await findStanding(db, applicationId)
  // A mailbox that forwards has the mail; a copy would come back to us.
  const hasCopy = facts.isOwn || mail.forwarded !== null || mail.from?.address === unread.client.email.toLowerCase()
  await recordEvent({ db, jobs }, systemSource, {
    type: 'mail.read',
    userId: unread.userId,
    mailId: unread.id,
    applicationId,
    clientName: toClientName(unread),
    sender: toSender(application?.company, (mail.forwarded?.from ?? mail.from)?.address ?? ''),
    position: application?.position ?? null,
    kind: classification.kind,
    // Nobody vouches for the words of another mail.
    evidence: isProven(unread, mail) ? facts.evidence : '',
    isNews: !facts.isFolded && Date.parse(facts.receivedAt) > Date.now() - newsMs,
    isCopied: !facts.isSpam && !hasCopy && unread.address?.forwardCopy === true && config.inboxDomain !== null,
  })
}
