import type { Queryable } from '#server/db/client.ts'
import { loadRawMail, type RawMailDeps } from './raw-mails.ts'
import { markMailRead } from './received-mails.store.ts'

/** Reads a mail that was received. One that was deleted in between has nothing to read. */
export async function readStoredMail(context: RawMailDeps & { db: Queryable }, mailId: string) {
  if (await loadRawMail(context, mailId)) await markMailRead(context.db, mailId)
}
