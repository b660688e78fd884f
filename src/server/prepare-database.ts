import { applyMigrations, storeTimeZone } from './db/migrate.ts'
import { startJobs } from './jobs/jobs.ts'

interface Addresses {
  /** PostgreSQL itself. */
  direct: string
  /** Whether the product reaches it through a pooler. */
  pooled: boolean
}

/** Brings tables and queues to this version. Safe to repeat, and safe to run at the same time in several processes. */
export async function prepareDatabase({ direct, pooled }: Addresses, onError: (error: Error) => void) {
  await applyMigrations(direct)
  if (pooled) await storeTimeZone(direct)
  await prepareQueues(direct, onError)
}

export async function prepareQueues(databaseUrl: string, onError: (error: Error) => void) {
  const jobs = await startJobs(databaseUrl, onError, { works: false })
  await jobs.stop()
}
