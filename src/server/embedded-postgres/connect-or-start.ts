import type { Config } from '#server/config.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findRunningPostgres } from './locate-running.ts'

/** The product's database for a task of the command line, whether the product runs right now or not. */
export async function reachDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  const running = databaseUrl ?? (await findRunningPostgres(dataDir))
  return running ? { url: running, stop: async () => {} } : startEmbeddedPostgres({ dataDir })
}
