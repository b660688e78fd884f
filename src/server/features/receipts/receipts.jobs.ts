import type { Deps } from '#server/deps.ts'
import { purgeBlobs } from './blobs.service.ts'

/** Removes every hour the stored bytes that no receipt refers to. */
export async function workReceipts({ jobs, database }: Pick<Deps, 'jobs' | 'database'>) {
  await jobs.work('purge-receipt-blobs', () => purgeBlobs(database.db, jobs))
  await jobs.schedule('purge-receipt-blobs', '55 * * * *')
}
