import { randomUUID } from 'node:crypto'
import { maxMailBytes } from '#contract/inbox.ts'
import type { Queryable } from '#server/db/client.ts'
import type { InboundMail, Reception } from '#server/gateways/inbound-mail/inbound-mail.ts'
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

/** Keeps a mail for each recipient, so that its sender may forget it. Throws where it can't be kept now. */
export async function receiveMail(deps: ReceiveDeps, { raw, envelope, recipients }: InboundMail): Promise<Reception> {
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
  { raw, envelope, identity }: Pick<InboundMail, 'raw' | 'envelope'> & { identity: MailIdentity },
): Promise<Reception> {
  const { db, jobs, limits, domain } = deps
  const found = await findRecipient(db, domain, to)
  if (typeof found === 'string') return 'unknown'
  const { userId } = found
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
  text
    .replaceAll(/\p{Cc}/gu, '')
    .slice(0, longestEnvelopeText)
    .toWellFormed()

const toStorable = (envelope: InboundMail['envelope'] & { to: string }) => ({
  remoteAddress: envelope.remoteAddress && toStorableText(envelope.remoteAddress),
  helo: envelope.helo && toStorableText(envelope.helo),
  from: toStorableText(envelope.from),
  to: toStorableText(envelope.to),
})
