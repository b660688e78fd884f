import type { MailDetails } from '#contract/inbox.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Encryption } from '#server/encryption.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { requireMail, toMail } from './mails.service.ts'
import { markOpened, type MailRow } from './mails.store.ts'

/** The encrypted code of one mail cannot be read as that of another. */
export const codeContext = (mailId: string) => `mails.code:${mailId}`

/** Private mail of the client that an employer did not send. */
const isPrivate = ({ direction, fold, kind, applicationId }: MailRow) =>
  direction === 'in' && (fold !== null || (kind === 'other' && applicationId === null))

/** A mail with its text. The first opening is kept; staff who open one that is no answer leave an entry. */
export async function openMail(
  { db, jobs, encryption }: TransactionContext & { encryption: Encryption },
  actor: Actor,
  id: string,
): Promise<MailDetails> {
  const row = await requireMail(db, actor, id)
  if (row.openedAt === null && row.direction === 'in') await markOpened(db, id)
  if (actor.id !== row.userId && isPrivate(row))
    await recordEvent({ db, jobs }, actor, {
      type: 'mail.opened',
      userId: row.userId,
      mailId: id,
      applicationId: row.applicationId,
    })
  return {
    ...toMail(row),
    to: [{ name: '', address: row.envelope.to }],
    text: row.text,
    quoted: null,
    html: null,
    files: [],
    code: readCode(encryption, row),
  }
}

function readCode(encryption: Encryption, { id, code, codeExpires }: MailRow) {
  if (code === null || codeExpires === null || Date.parse(codeExpires) <= Date.now()) return null
  return { value: encryption.decrypt(code, codeContext(id)), expiresAt: codeExpires }
}
