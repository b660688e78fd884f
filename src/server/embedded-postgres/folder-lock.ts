import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

const SQLITE_BUSY = 5

// A collected connection would give up its lock.
const held = new Set<DatabaseSync>()

/**
 * Makes this process the only opener of the folder and returns how to let go of it. SQLite takes the lock from the
 * kernel, which frees it the moment the process is gone, however it goes: nothing can be stale. The file `lock` must
 * not be opened by anything else in this process, because closing it there would free the lock as well.
 */
export function lockFolder(folder: string): () => void {
  const lock = open(folder)
  held.add(lock)
  writeFileSync(join(folder, 'owner.pid'), `${process.pid}\n`)
  return () => {
    if (held.delete(lock)) lock.close()
  }
}

function open(folder: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(folder, 'lock'))
    // A process that may read the file could lock it.
    chmodSync(join(folder, 'lock'), 0o600)
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock?.close()
    const { errcode, message } = error as { errcode?: number; message: string }
    if (errcode === SQLITE_BUSY) throw new EmbeddedPostgresError(inUse(folder))
    throw new EmbeddedPostgresError(`The database in ${folder} cannot be locked: ${message}`, { cause: error })
  }
}

function inUse(folder: string): string {
  return `The database in ${dirname(folder)} is in use by process ${ownerPid(folder)}: stop that first, or set another DATA_DIR or DATABASE_URL.`
}

function ownerPid(folder: string): string {
  try {
    return readFileSync(join(folder, 'owner.pid'), 'utf8').trim()
  } catch {
    return '(starting)'
  }
}
