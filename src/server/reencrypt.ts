import type { Database, Queryable } from '#server/db/client.ts'
import type { Encryption } from './encryption.ts'

const batchSize = 200
const firstId = '00000000-0000-0000-0000-000000000000'

interface SealedRow {
  id: string
  sealed: string
}

/** A column of sealed texts, by the ids that their rows are bound to. */
export interface EncryptedColumn {
  /** Locks and reads the next rows in the order of their ids. */
  lockAfter(tx: Queryable, id: string, limit: number): Promise<SealedRow[]>
  store(tx: Queryable, row: SealedRow): Promise<unknown>
  context(id: string): string
}

/**
 * Seals every text of a column with the current key. Others may read and write in the meantime: each batch is locked, and what
 * was sealed again since is left alone. `unreadable` are those that none of the keys opens; they stay as they are.
 */
export async function reencrypt(db: Database, vault: Encryption, column: EncryptedColumn) {
  const counts = { resealed: 0, current: 0, unreadable: 0 }
  for (let after: string | undefined = firstId; after !== undefined;)
    after = await resealBatch(db, vault, column, after, counts)
  return counts
}
export type ReencryptCounts = Awaited<ReturnType<typeof reencrypt>>

async function resealBatch(
  db: Database,
  vault: Encryption,
  column: EncryptedColumn,
  after: string,
  counts: ReencryptCounts,
) {
  return db.transaction(async (tx) => {
    const rows = await column.lockAfter(tx, after, batchSize)
    for (const { id, sealed } of rows) {
      const outcome = vault.isCurrent(sealed) ? 'current' : sealAgain(vault, sealed, column.context(id))
      if (typeof outcome === 'string') counts[outcome] += 1
      else {
        await column.store(tx, { id, sealed: outcome.sealed })
        counts.resealed += 1
      }
    }
    return rows.length === batchSize ? rows.at(-1)?.id : undefined
  })
}

function sealAgain(vault: Encryption, sealed: string, context: string) {
  try {
    return { sealed: vault.seal(vault.open(sealed, context), context) }
  } catch {
    return 'unreadable' as const
  }
}
