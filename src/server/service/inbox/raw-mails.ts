import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Queryable } from '#server/db/client.ts'
import type { Encryption } from '#server/encryption.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { hasMail, listRawMailIds } from './received-mails.store.ts'

export interface RawMailDeps {
  files: FileStore
  encryption: Encryption
}

/** Longer than any delivery that stores a mail. */
const unkeptAfterSeconds = 3_600

export const toRawContext = (mailId: string) => `mails/${mailId}/raw`

/**
 * Stores the raw mail encrypted under the id of its row, which is inserted afterwards. A crash in between leaves bytes without
 * a row; the job removes them.
 */
export async function storeRawMail(
  { db, jobs, files, encryption }: RawMailDeps & { db: Queryable; jobs: Jobs },
  mailId: string,
  raw: Buffer,
) {
  await jobs.send(db, 'remove-unkept-mail', { mailId }, { startAfterSeconds: unkeptAfterSeconds })
  await keepEncrypted(files, mailId, encryption.encryptBytes(raw, toRawContext(mailId)))
}

export async function keepEncrypted(files: FileStore, mailId: string, encrypted: Buffer) {
  const draft = path.join(await files.drafts(), randomUUID())
  await writeFile(draft, encrypted, { mode: 0o600, flush: true })
  await files.keep(mailId, { path: draft, size: encrypted.length }, 'application/octet-stream')
}

/** The mail as it came; null once its body is deleted. */
export async function loadRawMail({ files, encryption }: RawMailDeps, mailId: string): Promise<Buffer | null> {
  const stored = await files.read(mailId)
  return stored && encryption.decryptBytes(await buffer(stored.stream), toRawContext(mailId))
}

/** The removal runs after the commit. */
export async function removeRawMails(tx: Queryable, jobs: Jobs, ids: string[]) {
  if (ids.length > 0) await jobs.send(tx, 'remove-files', { ids })
}

/** The same for all mails of a person. Called before the account is erased. */
export async function removeUserRawMails(tx: Queryable, jobs: Jobs, userId: string) {
  await removeRawMails(tx, jobs, await listRawMailIds(tx, userId))
}

export async function removeUnkeptMail({ db, files }: { db: Queryable; files: FileStore }, mailId: string) {
  if (!(await hasMail(db, mailId))) await files.remove(mailId)
}
