import { randomUUID } from 'node:crypto'
import { maxMailBytes } from '#contract/inbox.ts'
import type { Queryable } from '#server/db/client.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { identifyMail, type MailIdentity } from './mail-identity.ts'
import { storeRawMail, type RawMailDeps } from './raw-mails.ts'
import { findRecipient } from './recipients.ts'
import { insertMail, isKnown } from './received-mails.store.ts'

export interface ReceiveDeps extends RawMailDeps {
  db: Queryable
  jobs: Jobs
  limits: RateLimits
  /** The domain of relay addresses. */
  domain: string
}

export interface ReceivedMail {
  raw: Buffer
  /** What SMTP or the provider said about the sender. */
  envelope: { remoteAddress: string | null; helo: string | null; from: string }
  recipients: readonly string[]
}

/**
 * `kept`: stored for every recipient we have, now or earlier. `limited`: not for all; the sender has to try again later, which
 * stores nothing twice.
 */
export type Reception = 'kept' | 'unknown' | 'limited' | 'too large'

/** Keeps a mail for each recipient, so that its sender may forget it. Throws where it can't be kept now. */
export async function receiveMail(deps: ReceiveDeps, { raw, envelope, recipients }: ReceivedMail): Promise<Reception> {
  if (raw.length > maxMailBytes) return 'too large'
  const identity = identifyMail(raw)
  const outcomes = new Set<Reception>()
  for (const to of recipients) outcomes.add(await keepFor(deps, to, { raw, envelope, identity }))
  if (outcomes.has('limited')) return 'limited'
  return outcomes.has('kept') ? 'kept' : 'unknown'
}

async function keepFor(
  deps: ReceiveDeps,
  to: string,
  { raw, envelope, identity }: Pick<ReceivedMail, 'raw' | 'envelope'> & { identity: MailIdentity },
): Promise<Reception> {
  const { db, jobs, limits, domain } = deps
  const userId = await findRecipient(db, domain, to)
  if (userId === undefined) return 'unknown'
  if (await isKnown(db, userId, identity)) return 'kept'
  if (!(await limits.allows('mails received, client', userId))) return 'limited'
  const id = randomUUID()
  await storeRawMail(deps, id, raw)
  const inserted = await db.transaction(async (tx) => {
    const receivedAt = new Date().toISOString()
    const row = { id, userId, ...identity, direction: 'in', size: raw.length, receivedAt } as const
    const isNew = await insertMail(tx, { ...row, envelope: toStorable({ ...envelope, to }) })
    if (isNew) await jobs.send(tx, 'read-mail', { mailId: id })
    return isNew
  })
  // Another delivery of the same mail was faster.
  if (!inserted) await deps.files.remove(id)
  return 'kept'
}

const longestEnvelopeText = 320

/** The database takes no NUL and no half of a character, and nobody needs control characters in an address. */
const toStorableText = (text: string) =>
  // oxlint-disable-next-line no-control-regex
  text
    .replaceAll(/[\0-\x1f\x7f]/g, '')
    .slice(0, longestEnvelopeText)
    .toWellFormed()

const toStorable = (envelope: ReceivedMail['envelope'] & { to: string }) => ({
  remoteAddress: envelope.remoteAddress && toStorableText(envelope.remoteAddress),
  helo: envelope.helo && toStorableText(envelope.helo),
  from: toStorableText(envelope.from),
  to: toStorableText(envelope.to),
})
