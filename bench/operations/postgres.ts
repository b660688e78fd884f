import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { installedBinaries, runnableBinaries } from '#server/embedded-postgres/binaries.ts'
import { ensureCluster, SUPERUSER } from '#server/embedded-postgres/cluster.ts'
import { openServerLog } from '#server/embedded-postgres/server-log.ts'
import { serverUser } from '#server/embedded-postgres/server-user.ts'
import { startProgram } from './programs.ts'

/** A new cluster in `folder`, or the one that is there. */
export async function openCluster(folder: string) {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  const user = await serverUser(path.join(folder, 'cluster'))
  const binaries = await runnableBinaries(installedBinaries(), user, folder)
  const log = await openServerLog(path.join(folder, 'log'))
  const { dataFolder, password } = await ensureCluster({ root: folder, binaries, user, durable: true, log })
  await log.close()
  return { folder, data: dataFolder, password, user, binaries }
}
type Cluster = Awaited<ReturnType<typeof openCluster>>

/** Starts PostgreSQL on a cluster without anything that starts it again. */
export async function startPostgres(cluster: Cluster, port: number, settings: Record<string, string> = {}) {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    timezone: 'UTC',
    ...settings,
  }
  const args = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const getUrl = (database: string) => `postgres://${SUPERUSER}:${cluster.password}@127.0.0.1:${port}/${database}`
  const program = await startProgram(
    path.join(cluster.binaries, 'bin/postgres'),
    ['-D', cluster.data, ...args],
    port,
    {},
    cluster.user,
  )
  await untilConnected(getUrl('postgres'))
  return { ...program, port, url: getUrl('foothold'), maintenanceUrl: getUrl('postgres') }
}

async function untilConnected(url: string) {
  while (!(await query(url, 'select 1').catch(() => null))) await delay(20)
}

export async function query(url: string, sql: string): Promise<Record<string, string>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.query<Record<string, string>>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Copies the files of a running cluster into a new folder: what pg_basebackup does, which the embedded package lacks. */
export async function copyCluster(url: string, source: Cluster, folder: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query("select pg_backup_start('copy', fast => true)")
    mkdirSync(folder)
    chmodSync(folder, 0o755)
    // Files that change or go away during the copy are as the log makes them.
    execFileSync('sh', ['-c', 'cp -a "$1/cluster" "$2/" 2>/dev/null || true', 'copy', source.folder, folder])
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    const copy = await openCluster(folder)
    execFileSync('sh', [
      '-c',
      'rm -rf "$1"/postmaster.* "$1"/pg_replslot/* && find "$1/pg_wal" -type f -delete',
      'clean',
      copy.data,
    ])
    addFile(copy, 'backup_label', rows[0]?.labelfile)
    return copy
  } finally {
    await client.end()
  }
}

/** Such as `standby.signal`. */
export function addFile({ data, user }: Cluster, name: string, content = '') {
  const file = path.join(data, name)
  writeFileSync(file, content)
  if (user) execFileSync('chown', [`${user.uid}:${user.gid}`, file])
}
