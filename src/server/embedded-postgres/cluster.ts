import { randomBytes } from 'node:crypto'
import { chown, lchown, mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { ServerLog } from './server-log.ts'
import { dataFolderArgument, type ServerUser } from './server-user.ts'
import { startWatched } from './watchdog.ts'

export const SUPERUSER = 'foothold'

const UNFINISHED = 'initializing-'

export type Cluster = { dataFolder: string; password: string }

export type ClusterOptions = {
  /** Holds the folder `cluster`: the data and the password that fits it, which come into being together. */
  root: string
  binaries: string
  user: ServerUser | undefined
  durable: boolean
  log: ServerLog
}

export async function ensureCluster(options: ClusterOptions): Promise<Cluster> {
  const { root, user } = options
  await removeUnfinished(root)
  const folder = join(root, 'cluster')
  const found = await stat(folder).catch(() => undefined)
  if (!found) await createCluster(folder, options)
  // A folder restored by root, say.
  else if (user && found.uid === 0) await giveTo(user, folder)
  return { dataFolder: join(folder, 'data'), password: (await readFile(join(folder, 'password'), 'utf8')).trim() }
}

async function removeUnfinished(root: string): Promise<void> {
  const unfinished = (await readdir(root)).filter((name) => name.startsWith(UNFINISHED))
  for (const name of unfinished) {
    // An initdb whose watchdog was killed with it may still write there for a moment: then the next start removes it.
    await rm(join(root, name), { recursive: true, force: true }).catch(() => {})
  }
}

async function createCluster(folder: string, options: ClusterOptions): Promise<void> {
  const { root, user, durable } = options
  const temporary = await mkdtemp(join(root, UNFINISHED))
  try {
    await mkdir(join(temporary, 'data'), { mode: 0o700 })
    await writeFile(join(temporary, 'password'), `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 })
    if (user) await giveTo(user, temporary)
    await initdb(join(temporary, 'data'), options)
    if (durable) for (const path of [join(temporary, 'password'), temporary]) await sync(path)
    await rename(temporary, folder)
    if (durable) await sync(root)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

async function initdb(dataFolder: string, { binaries, user, durable, log }: ClusterOptions): Promise<void> {
  const since = await log.size()
  const command = [
    join(binaries, 'bin', 'initdb'),
    `--pgdata=${dataFolderArgument(dataFolder, user)}`,
    `--username=${SUPERUSER}`,
    '--pwfile=../password',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync', '--set=wal_init_zero=off']),
  ]
  const run = startWatched({ command, signal: 'KILL', wholeGroup: true, cwd: dataFolder, user, output: log.fd })
  run.child.ref()
  await run.ended
  await run.release()
  if (run.child.exitCode !== 0) {
    throw new EmbeddedPostgresError(`The database could not be created: ${await log.lastLines(since)}`)
  }
}

async function giveTo({ uid, gid }: ServerUser, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) await lchown(join(entry.parentPath, entry.name), uid, gid)
  // Last, because its owner is how a start that was cut short is recognised.
  await chown(folder, uid, gid)
}

async function sync(path: string): Promise<void> {
  const handle = await open(path)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
