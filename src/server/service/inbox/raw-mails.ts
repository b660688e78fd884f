import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Queryable } from '#server/db/client.ts'
import type { Encryption } from '#server/encryption.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { ReencryptCounts } from '#server/reencrypt.ts'
import { hasMail, hasRawMail, listKeptMailIds, listRawMailIds } from './received-mails.store.ts'

export interface RawMailDeps {
  files: FileStore
  encryption: Encryption
}

/** Longer than any delivery that stores a mail. */
const unkeptAfterSeconds = 3_600

const batchOfIds = 500

const toContext = (mailId: string) => `mails/${mailId}/raw`

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
  await keepEncrypted(files, mailId, encryption.encryptBytes(raw, toContext(mailId)))
}

async function keepEncrypted(files: FileStore, mailId: string, encrypted: Buffer) {
  const draft = path.join(await files.drafts(), randomUUID())
  await writeFile(draft, encrypted, { mode: 0o600, flush: true })
  await files.keep(mailId, { path: draft, size: encrypted.length }, 'application/octet-stream')
}

/** The mail as it came; null once its body is deleted. */
export async function loadRawMail({ files, encryption }: RawMailDeps, mailId: string): Promise<Buffer | null> {
  const stored = await files.read(mailId)
  return stored && encryption.decryptBytes(await buffer(stored.stream), toContext(mailId))
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

/** Encrypts the raw mails again with the current key. Those that no key decrypts stay as they are. */
export async function reencryptRawMails({ db, files, encryption }: RawMailDeps & { db: Queryable }) {
  const counts: ReencryptCounts = { reencrypted: 0, current: 0, unreadable: 0 }
  for (let after: string | undefined = ''; after !== undefined;) {
    const ids = await listKeptMailIds(db, after, batchOfIds)
    for (const id of ids) counts[await reencryptRawMail({ db, files, encryption }, id)] += 1
    after = ids.length === batchOfIds ? ids.at(-1) : undefined
  }
  return counts
}

async function reencryptRawMail(deps: RawMailDeps & { db: Queryable }, id: string): Promise<keyof ReencryptCounts> {
  const { db, files, encryption } = deps
  const stored = await files.read(id)
  if (!stored) return 'current'
  const encrypted = await buffer(stored.stream)
  if (encryption.isCurrentBytes(encrypted)) return 'current'
  const raw = decryptOrNull(encryption, encrypted, toContext(id))
  if (!raw) return 'unreadable'
  await keepEncrypted(files, id, encryption.encryptBytes(raw, toContext(id)))
  // It was deleted meanwhile.
  if (!(await hasRawMail(db, id))) await files.remove(id)
  return 'reencrypted'
}

function decryptOrNull(encryption: Encryption, encrypted: Buffer, context: string) {
  try {
    return encryption.decryptBytes(encrypted, context)
  } catch {
    return null
  }
}
