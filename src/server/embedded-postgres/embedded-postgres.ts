import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { DatabaseError, Client } from 'pg'
import { installedBinaries, runnableBinaries } from './binaries.ts'
import { ensureCluster, SUPERUSER } from './cluster.ts'
import { EmbeddedPostgresError, isErrno } from './embedded-postgres-error.ts'
import { lockFolder } from './folder-lock.ts'
import { openServerLog, type ServerLog } from './server-log.ts'
import { superviseServer } from './server-process.ts'
import { serverUser } from './server-user.ts'

export { EmbeddedPostgresError }

export const DATABASE = 'foothold'

const FOLDER_TROUBLE = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOENT', 'ENOTDIR']

export type EmbeddedPostgresOptions = {
  dataDir: string
  /** Whether a commit survives a power cut. Off only in tests. */
  durable?: boolean
  settings?: Record<string, string>
}

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

/**
 * Starts PostgreSQL on the data in `dataDir/postgres`, which is made on the first start. The server ends with stop(),
 * and with this process, however that ends.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const root = resolve(options.dataDir, 'postgres')
  const installed = installedBinaries()
  const releases: (() => void | Promise<void>)[] = []
  try {
    // Without /proc (macOS) the server's user has to pass this folder.
    await mkdir(root, { recursive: true, mode: process.geteuid?.() === 0 ? 0o711 : 0o700 })
    releases.unshift(lockFolder(root))
    const log = await openServerLog(join(root, 'log'))
    releases.unshift(() => log.close())
    const { url, stop } = await startServer(root, installed, log, options)
    releases.unshift(stop)
    await ensureDatabase(url)
    let stopped: Promise<void> | undefined
    return { url, stop: () => (stopped ??= runAll(releases)) }
  } catch (error) {
    await runAll(releases)
    throw explained(error, root)
  }
}

async function startServer(
  root: string,
  installed: string,
  log: ServerLog,
  { durable = true, settings = {} }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const user = await serverUser(join(root, 'cluster'))
  const binaries = await runnableBinaries(installed, user, root)
  const { dataFolder, password } = await ensureCluster({ root, binaries, user, durable, log })
  const { port, stop } = await superviseServer({ binaries, dataFolder, user, durable, settings, log })
  return { url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`, stop }
}

async function runAll(releases: (() => void | Promise<void>)[]): Promise<void> {
  for (const release of releases.splice(0)) await release()
}

function explained(error: unknown, root: string): unknown {
  const expected = error instanceof DatabaseError || isErrno(error, ...FOLDER_TROUBLE)
  if (!expected) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new EmbeddedPostgresError(`The database in ${root} cannot be used: ${reason}`, { cause: error })
}

const DOES_NOT_EXIST = '3D000'
const EXISTS_ALREADY = '42P04'

/** Connects to the database of the url, making it if it is missing: proof that the server answers to the password. */
async function ensureDatabase(url: string): Promise<void> {
  try {
    await query(url, 'SELECT 1')
  } catch (error) {
    if (!hasCode(error, DOES_NOT_EXIST)) throw error
    await create(url)
  }
}

async function create(url: string): Promise<void> {
  const maintenance = new URL(url)
  const name = maintenance.pathname.slice(1)
  maintenance.pathname = '/postgres'
  try {
    await query(maintenance.href, `CREATE DATABASE "${name}"`)
  } catch (error) {
    if (!hasCode(error, EXISTS_ALREADY)) throw error
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof DatabaseError && error.code === code
}
