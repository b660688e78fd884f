import { and, asc, eq, gt, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '#server/db/client.ts'
import { inboxAddresses, mails } from '#server/db/schema.ts'
import type { Encryption } from '#server/encryption.ts'
import type { EncryptedColumn } from '#server/reencrypt.ts'

/** The encrypted code of one mail cannot be read as that of another. */
export const codeContext = (mailId: string) => `mails.code:${mailId}`
export const forwardingContext = (userId: string) => `inbox_addresses.forwarding:${userId}`

interface StoredCode {
  id: string
  code: string | null
  codeExpires: string | null
}

/** The code of a mail, as long as it is shown. */
export function readCode(encryption: Encryption, { id, code, codeExpires }: StoredCode) {
  if (code === null || codeExpires === null || Date.parse(codeExpires) <= Date.now()) return null
  return { value: encryption.decrypt(code, codeContext(id)), expiresAt: codeExpires }
}

type StoredForwarding = NonNullable<(typeof inboxAddresses.$inferSelect)['forwarding']>
const confirmation = z.object({ code: z.nullable(z.string()), url: z.nullable(z.string()) })

/** What the client's mailbox sent to confirm that it may forward. */
export function readForwarding(encryption: Encryption, userId: string, { encrypted, ...sent }: StoredForwarding) {
  return { ...confirmation.parse(JSON.parse(encryption.decrypt(encrypted, forwardingContext(userId)))), ...sent }
}

/** Removes the code of a mail whose time is over, or all such codes. */
export async function clearCodes(db: Queryable, mailId?: string) {
  const isOver = or(lt(mails.codeExpires, sql`now() + interval '5 seconds'`), isNull(mails.codeExpires))
  await db
    .update(mails)
    .set({ code: null, codeExpires: null })
    .where(and(isNotNull(mails.code), isOver, mailId === undefined ? undefined : eq(mails.id, mailId)))
}

export const mailCodes: EncryptedColumn = {
  context: codeContext,
  lockAfter: (tx, id, limit) =>
    tx
      .select({ id: mails.id, encrypted: sql<string>`${mails.code}` })
      .from(mails)
      .where(and(isNotNull(mails.code), gt(mails.id, id)))
      .orderBy(asc(mails.id))
      .limit(limit)
      .for('update'),
  store: (tx, { id, encrypted }) => tx.update(mails).set({ code: encrypted }).where(eq(mails.id, id)),
}

/** Within its JSON, beside the sender. */
export const forwardingCodes: EncryptedColumn = {
  context: forwardingContext,
  lockAfter: (tx, id, limit) =>
    tx
      .select({ id: inboxAddresses.userId, encrypted: sql<string>`${inboxAddresses.forwarding} ->> 'encrypted'` })
      .from(inboxAddresses)
      .where(and(isNotNull(inboxAddresses.forwarding), gt(inboxAddresses.userId, id)))
      .orderBy(asc(inboxAddresses.userId))
      .limit(limit)
      .for('update'),
  store: (tx, { id, encrypted }) =>
    tx
      .update(inboxAddresses)
      .set({ forwarding: sql`${inboxAddresses.forwarding} || jsonb_build_object('encrypted', ${encrypted}::text)` })
      .where(eq(inboxAddresses.userId, id)),
}
