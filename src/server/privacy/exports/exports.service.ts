import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { Deps, TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { systemSource } from '#server/events/declaration.ts'
import type { FileStore } from '#server/gateways/file-store/file-store.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { entriesAbout } from './export-entries.ts'
import {
  deleteExpired,
  findExport,
  findReady,
  insertExport,
  isPreparing,
  deleteExportsNaming,
  listUserExportIds,
  markFailed,
  markReady,
} from './exports.store.ts'
import { writeZip } from './zip-writer.ts'

const batch = 500

/** Starts an export of a person's data: one at a time, and a limited number a day. */
export async function startExport({ db, jobs, limits }: TransactionContext & { limits: RateLimits }, actor: Actor) {
  return db.transaction(async (tx) => {
    if (await isPreparing(tx, actor.id))
      throw conflict("We are already preparing your data. We'll let you know when it is ready.")
    // Counted here: a call during an export is refused and does not count.
    await limits.consume('export, account', actor.id)
    const created = await insertExport(tx, actor.id)
    await recordEvent({ db: tx, jobs }, actor, { type: 'export.requested', userId: actor.id, exportId: created.id })
    return created
  })
}

type ExportDeps = Pick<Deps, 'database' | 'encryption' | 'files' | 'jobs'>

/** Creates the archive and notifies the person. A retry starts from the beginning. */
export async function makeExport(deps: ExportDeps, exportId: string) {
  const { files, jobs, encryption } = deps
  const { db } = deps.database
  const wanted = await findExport(db, exportId)
  // Asked for by an account that is gone: what an earlier try may have stored goes too.
  if (!wanted) return files.remove(exportId)
  if (wanted.readyAt) return undefined
  try {
    const draft = await writeZip(await files.drafts(), entriesAbout({ db, jobs, files, encryption }, wanted.userId))
    await files.keep(exportId, draft, 'application/zip')
    if (!(await finish(deps, wanted, draft.size))) await files.remove(exportId)
  } catch (error) {
    await markFailed(db, exportId)
    await recordEvent({ db, jobs }, systemSource, { type: 'export.failed', userId: wanted.userId, exportId })
    throw error
  }
  return undefined
}

async function finish({ database, jobs }: ExportDeps, { id, userId }: { id: string; userId: string }, size: number) {
  return database.db.transaction(async (tx) => {
    const ready = await markReady(tx, id, size)
    if (!ready) return false
    await recordEvent({ db: tx, jobs }, systemSource, { type: 'export.ready', userId, exportId: id })
    return true
  })
}

/** The stored copy, for its own person alone; each opening is written down. */
export async function openExport(
  { db, jobs, files }: TransactionContext & { files: FileStore },
  actor: Actor,
  id: string,
) {
  const found = await findReady(db, actor.id, id)
  const stored = found && (await files.read(id))
  if (!stored) throw notFound('This export is no longer available')
  await recordEvent({ db, jobs }, actor, { type: 'export.downloaded', userId: actor.id, exportId: id })
  return { ...stored, createdAt: found.createdAt }
}

/** Has a person's copies removed once the transaction commits; called before the account is erased. */
export async function removeUserExports(tx: Queryable, jobs: Jobs, userId: string) {
  const ids = [...(await listUserExportIds(tx, userId)), ...(await deleteExportsNaming(tx, userId))]
  if (ids.length > 0) await jobs.send(tx, 'remove-files', { ids })
}

/** Removes what has run out. */
export async function purgeExports(db: Queryable, jobs: Jobs) {
  for (let found = batch; found === batch;) {
    found = await db.transaction(async (tx) => {
      const ids = await deleteExpired(tx, batch)
      if (ids.length > 0) await jobs.send(tx, 'remove-files', { ids })
      return ids.length
    })
  }
}
