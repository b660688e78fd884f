import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import type { Config } from '#server/config.ts'
import { startEmbeddedPostgres, DATABASE } from './embedded-postgres.ts'
import { SUPERUSER } from './cluster.ts'
import { pidFile } from './orphan-servers.ts'

/** The product's database for a task of the command line, whether the product runs right now or not. */
export async function reachDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>) {
  const running = databaseUrl ?? (await findRunningPostgres(dataDir))
  return running ? { url: running, stop: async () => {} } : startEmbeddedPostgres({ dataDir })
}

const PORT_LINE = 3

/** The URL of the embedded server that another process runs on this data, or null: for tools beside the product. */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = resolve(dataDir, 'postgres', 'cluster')
  try {
    const port = (await readFile(pidFile(join(cluster, 'data')), 'utf8')).split('\n')[PORT_LINE]
    const password = (await readFile(join(cluster, 'password'), 'utf8')).trim()
    const url = `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    await client.connect()
    await client.end()
    return url
  } catch {
    return null
  }
}
