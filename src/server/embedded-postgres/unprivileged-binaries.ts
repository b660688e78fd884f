import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { EmbeddedPostgresError, isErrno } from './embedded-postgres-error.ts'
import { toSpawnUser, type ServerUser } from './server-user.ts'

type Listing = { files: { path: string; size: number; executable: boolean }[]; fingerprint: string }

/** npm packages cannot hold links. Makes those the package lists; false when its folder is read-only. */
export async function hydrate(folder: string): Promise<boolean> {
  const links = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  try {
    for (const { source, target } of links) await link(inside(folder, source), inside(folder, target))
    return true
  } catch (error) {
    if (isErrno(error, 'EACCES', 'EPERM', 'EROFS')) return false
    throw error
  }
}

/** The list names its files from the package's root, and our copies are of the folder `native` alone. */
function inside(folder: string, path: string): string {
  return join(folder, path.replace(/^native\//, ''))
}

async function link(source: string, target: string): Promise<void> {
  if (await stat(target).catch(() => undefined)) return
  await symlink(relative(dirname(target), source), target).catch((error: unknown) => {
    if (!isErrno(error, 'EEXIST')) throw error
  })
}

/** A complete copy in the first of the places from which the user can run it, shared by all starts. */
export async function copiedBinaries(source: string, user: ServerUser | undefined, places: string[]): Promise<string> {
  const listing = await list(source)
  const name = `foothold-postgres-${listing.fingerprint}-${process.geteuid?.()}`
  const reasons: string[] = []
  for (const place of places) {
    const copy = join(place, name)
    try {
      await requireSafePlace(place)
      if (!(await isComplete(copy, listing))) await makeCopy(source, listing, copy, user)
      else await hydrate(copy)
      return copy
    } catch (error) {
      reasons.push(`${place}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`)
    }
  }
  throw new EmbeddedPostgresError(
    `There is no folder to run PostgreSQL from (${reasons.join('; ')}): make one of them usable, or set DATABASE_URL.`,
  )
}

async function list(folder: string): Promise<Listing> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const wanted = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.a'))
  const files = await Promise.all(
    wanted.map(async (entry) => {
      const { size, mode } = await lstat(join(entry.parentPath, entry.name))
      return { path: relative(folder, join(entry.parentPath, entry.name)), size, executable: (mode & 0o100) !== 0 }
    }),
  )
  const lines = files.map(({ path, size }) => `${path}:${size}`).sort()
  const fingerprint = createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
  return { files, fingerprint }
}

/** Where others may write, only the sticky bit keeps them from swapping our folder for theirs. */
async function requireSafePlace(place: string): Promise<void> {
  const { mode } = await stat(place)
  if ((mode & 0o022) !== 0 && (mode & 0o1000) === 0) throw new Error('others could replace the server here')
}

async function isComplete(copy: string, wanted: Listing): Promise<boolean> {
  const found = await lstat(copy).catch(() => undefined)
  if (!found) return false
  if (!found.isDirectory() || found.uid !== process.geteuid?.() || (found.mode & 0o022) !== 0) {
    throw new Error(`${copy} belongs to someone else`)
  }
  // Cleaners of temporary folders delete file by file, so that the folder is there says little.
  return (await list(copy)).fingerprint === wanted.fingerprint
}

async function makeCopy(source: string, listing: Listing, copy: string, user: ServerUser | undefined): Promise<void> {
  const temporary = await mkdtemp(`${copy}.`)
  try {
    await fill(temporary, source, listing)
    await hydrate(join(temporary, 'native'))
    await requireRunnable(join(temporary, 'native'), user)
    await putInPlace(join(temporary, 'native'), copy, listing)
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

async function fill(temporary: string, source: string, { files }: Listing): Promise<void> {
  const target = join(temporary, 'native')
  const folders = new Set(files.flatMap(({ path }) => parents(join(target, path), temporary)))
  for (const folder of [...folders].sort()) await mkdir(folder)
  // Not left to the umask: another user has to read them.
  for (const folder of [temporary, ...folders]) await chmod(folder, 0o755)
  // systemd-tmpfiles leaves files with the sticky bit alone; nothing else gives it a meaning on a file in Linux.
  const keep = process.platform === 'linux' ? 0o1000 : 0
  for (const { path, executable } of files) {
    await copyFile(join(source, path), join(target, path), constants.COPYFILE_FICLONE)
    await chmod(join(target, path), keep | (executable ? 0o755 : 0o644))
  }
}

function parents(path: string, upTo: string): string[] {
  const parent = dirname(path)
  return parent === upTo ? [] : [...parents(parent, upTo), parent]
}

async function requireRunnable(folder: string, user: ServerUser | undefined): Promise<void> {
  const options = { ...toSpawnUser(user), cwd: '/', env: {} }
  await promisify(execFile)(join(folder, 'bin', 'postgres'), ['--version'], options)
}

async function putInPlace(made: string, copy: string, listing: Listing): Promise<void> {
  const damaged = (await lstat(copy).catch(() => undefined)) && !(await isComplete(copy, listing))
  if (damaged) await rename(copy, `${dirname(made)}/damaged`)
  await rename(made, copy).catch((error: unknown) => {
    // Another start was first; its copy is as good.
    if (!isErrno(error, 'EEXIST', 'ENOTEMPTY')) throw error
  })
}
