import type { Deps } from '#server/deps.ts'
import { purgeFiles } from './files.service.ts'

/** Removes stored files whose rows are gone, and every hour unclaimed files. Failures are retried. */
export async function workFiles({ jobs, database, files }: Pick<Deps, 'jobs' | 'database' | 'files'>) {
  await jobs.work('remove-files', async ({ ids }) => {
    for (const id of ids) await files.remove(id)
  })
  await jobs.work('purge-files', () => purgeFiles({ db: database.db, files, jobs }))
  await jobs.schedule('purge-files', '50 * * * *')
}
