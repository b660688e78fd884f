import type { Queryable } from '#server/db/client.ts'
import { readInBatches, type KeysetPage } from '#server/db/keyset.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import { readBlob } from './blobs.service.ts'
import { reportDamage } from './receipt-reading.service.ts'
import { isIntact, toReceipt } from './receipts.service.ts'
import { findBlob, listReceiptsOfUser } from './receipts.store.ts'

/** A receipt holds the text of a posting and long answers, so few of them are in memory at once. */
export const receiptBatch = 5

/** The receipts of a person, the oldest first. A damaged one is named without its content. */
export async function listReceiptsForExport(db: Queryable, userId: string, page: KeysetPage) {
  const rows = await listReceiptsOfUser(db, userId, page)
  return rows.map(({ keys, ...row }) => {
    const { id, applicationId, createdAt } = row
    return { ...(isIntact(row) ? toReceipt(row) : { id, applicationId, createdAt, damaged: true }), keys }
  })
}

/** The files of each receipt of a person, each once per receipt. `bytes` is null where they are damaged, which is reported. */
export async function* readReceiptFiles(deps: TransactionContext & { files: FileStore }, userId: string) {
  const { db, files } = deps
  for await (const rows of readInBatches(receiptBatch, (page) => listReceiptsOfUser(db, userId, page)))
    for (const row of rows) {
      if (!isIntact(row)) {
        await reportDamage(deps, row)
        continue
      }
      const { documents, confirmation } = toReceipt(row)
      const listed = [...documents, ...(confirmation.screenshot ? [confirmation.screenshot] : [])]
      for (const file of new Map(listed.map((entry) => [entry.sha256, entry])).values()) {
        const blob = await findBlob(db, row.id, file.sha256)
        const bytes = blob && (await readBlob(files, blob, [`account:${userId}`]))
        if (!bytes) await reportDamage(deps, row, file.sha256)
        yield { receiptId: row.id, file, bytes }
      }
    }
}
