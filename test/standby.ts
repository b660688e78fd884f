import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '#server/embedded-postgres/embedded-postgres.ts'

interface PairOptions {
  durable?: boolean
  /** Settings of the primary. */
  primary?: Record<string, string>
}

/** A PostgreSQL server and a streaming standby of it, both real. */
export async function startPair({ durable = false, primary: settings = {} }: PairOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-pair-'))
  const [primaryDir, standbyDir] = [path.join(folder, 'primary'), path.join(folder, 'standby')]
  // The position that a commit was flushed at is only known with it.
  const primaryOptions = { dataDir: primaryDir, durable, settings: { synchronous_commit: 'on', ...settings } }
  const first = await startEmbeddedPostgres(primaryOptions)
  await first.stop()
  const cluster = path.join('postgres', 'cluster')
  await cp(path.join(primaryDir, cluster), path.join(standbyDir, cluster), { recursive: true })
  await writeFile(path.join(standbyDir, cluster, 'data', 'standby.signal'), '')
  const primary = await startEmbeddedPostgres(primaryOptions)
  const { port, username } = new URL(primary.url)
  const password = (await readFile(path.join(primaryDir, cluster, 'password'), 'utf8')).trim()
  const followed = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=standby`
  const standby = await startEmbeddedPostgres({
    dataDir: standbyDir,
    durable,
    settings: { primary_conninfo: followed },
  })

  return {
    primaryUrl: primary.url,
    standbyUrl: standby.url,
    async close() {
      await standby.stop()
      await primary.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
