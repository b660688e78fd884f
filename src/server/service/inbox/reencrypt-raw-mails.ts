import { buffer } from 'node:stream/consumers'
import type { Queryable } from '#server/db/client.ts'
import type { ReencryptCounts } from '#server/reencrypt.ts'
import { keepEncrypted, toRawContext, type RawMailDeps } from './raw-mails.ts'
import { hasRawMail, listRawMailIdsAfter } from './received-mails.store.ts'

const firstId = '00000000-0000-0000-0000-000000000000'
const batchSize = 200

/** Encrypts every raw mail with the current key, while the product runs. */
export async function reencryptRawMails(deps: RawMailDeps & { db: Queryable }): Promise<ReencryptCounts> {
  const counts = { reencrypted: 0, current: 0, unreadable: 0 }
  for (let after: string | undefined = firstId; after !== undefined;) {
    const ids = await listRawMailIdsAfter(deps.db, after, batchSize)
    for (const id of ids) counts[await reencryptRawMail(deps, id)] += 1
    after = ids.length === batchSize ? ids.at(-1) : undefined
  }
  return counts
}

async function reencryptRawMail({ db, files, encryption }: RawMailDeps & { db: Queryable }, id: string) {
  const stored = await files.read(id)
  if (!stored) return 'unreadable'
  const encrypted = await buffer(stored.stream)
  if (encryption.isCurrentBytes(encrypted)) return 'current'
  let raw: Buffer
  try {
    raw = encryption.decryptBytes(encrypted, toRawContext(id))
  } catch {
    return 'unreadable'
  }
  await keepEncrypted(files, id, encryption.encryptBytes(raw, toRawContext(id)))
  // It was deleted in between.
  if (!(await hasRawMail(db, id))) await files.remove(id)
  return 'reencrypted'
}
