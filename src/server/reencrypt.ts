import type { Database, Queryable } from '#server/db/client.ts'
import type { Encryption } from './encryption.ts'

const batchSize = 200
const firstId = '00000000-0000-0000-0000-000000000000'

interface EncryptedRow {
  id: string
  encrypted: string
}

/** A column of encrypted texts, bound to the ids of their rows. */
export interface EncryptedColumn {
  /** Locks and reads the next rows in the order of their ids. */
  lockAfter(tx: Queryable, id: string, limit: number): Promise<EncryptedRow[]>
  store(tx: Queryable, row: EncryptedRow): Promise<unknown>
  context(id: string): string
}

/**
 * Encrypts every text of a column with the current key. The product keeps running: each batch is locked, and texts with the
 * current key are skipped. `unreadable` counts texts that no key decrypts; they stay unchanged.
 */
export async function reencrypt(db: Database, encryption: Encryption, column: EncryptedColumn) {
  const counts = { reencrypted: 0, current: 0, unreadable: 0 }
  for (let after: string | undefined = firstId; after !== undefined;)
    after = await reencryptBatch(db, encryption, column, after, counts)
  return counts
}
export type ReencryptCounts = Awaited<ReturnType<typeof reencrypt>>

async function reencryptBatch(
  db: Database,
  encryption: Encryption,
  column: EncryptedColumn,
  after: string,
  counts: ReencryptCounts,
) {
  return db.transaction(async (tx) => {
    const rows = await column.lockAfter(tx, after, batchSize)
    for (const { id, encrypted } of rows) {
      const outcome = encryption.isCurrent(encrypted)
        ? 'current'
        : reencryptText(encryption, encrypted, column.context(id))
      if (typeof outcome === 'string') counts[outcome] += 1
      else {
        await column.store(tx, { id, encrypted: outcome.encrypted })
        counts.reencrypted += 1
      }
    }
    return rows.length === batchSize ? rows.at(-1)?.id : undefined
  })
}

function reencryptText(encryption: Encryption, encrypted: string, context: string) {
  try {
    return { encrypted: encryption.encrypt(encryption.decrypt(encrypted, context), context) }
  } catch {
    return 'unreadable' as const
  }
}
