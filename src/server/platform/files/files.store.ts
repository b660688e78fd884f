import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { UploadPurpose } from '#contract/files.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { requireRow } from '#server/db/queries.ts'
import { accountManagerAssignments, files, users } from '#server/db/schema.ts'

export type FileRow = typeof files.$inferSelect

/** How long a started upload locks its file; longer than any upload may take. */
const uploadTimeout = sql`interval '15 minutes'`
const isNotUploading = or(isNull(files.uploadingSince), lt(files.uploadingSince, sql`now() - ${uploadTimeout}`))

interface Announced {
  ownerId: string
  purpose: UploadPurpose
  fileName: string | null
  contentType: string | null
  size: number | null
  uploadExpires: string
}

export async function insertFile(db: Queryable, values: Announced) {
  return requireRow(await db.insert(files).values(values).returning())
}

export async function findOwnedFile(db: Queryable, ownerId: string, id: string) {
  const [found] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)))
  return found
}

/** Locks the upload of a file; false if another request holds the lock, or the file is uploaded. */
export async function beginUpload(db: Queryable, id: string) {
  const begun = await db
    .update(files)
    .set({ uploadingSince: sql`now()` })
    .where(and(eq(files.id, id), isNull(files.uploadedAt), isNotUploading))
    .returning({ id: files.id })
  return begun.length > 0
}

/** Releases the lock after a failed upload. */
export async function abandonUpload(db: Queryable, id: string) {
  await db
    .update(files)
    .set({ uploadingSince: null })
    .where(and(eq(files.id, id), isNull(files.uploadedAt)))
}

/** Undefined if the file has been removed. */
export async function finishUpload(db: Queryable, id: string, found: { contentType: string; size: number }) {
  const [finished] = await db
    .update(files)
    .set({ ...found, uploadingSince: null, uploadedAt: sql`now()` })
    .where(and(eq(files.id, id), isNull(files.uploadedAt)))
    .returning()
  return finished
}

/** Serializes the claims and announcements of one person. */
export async function lockOwner(db: Queryable, ownerId: string) {
  await db.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
}

export async function markClaimed(db: Queryable, id: string) {
  const claimed = await db
    .update(files)
    .set({ claimedAt: sql`coalesce(${files.claimedAt}, now())` })
    .where(and(eq(files.id, id), isNotNull(files.uploadedAt)))
    .returning({ id: files.id })
  return claimed.length > 0
}

export async function forgetFile(db: Queryable, id: string) {
  await db.delete(files).where(eq(files.id, id))
}

export async function deleteReplaced(db: Queryable, { id, ownerId, purpose }: FileRow) {
  const sameUse = and(eq(files.ownerId, ownerId), eq(files.purpose, purpose), isNotNull(files.claimedAt))
  return toIds(
    await db
      .delete(files)
      .where(and(sameUse, ne(files.id, id)))
      .returning({ id: files.id }),
  )
}

/** The pictures of the client's account manager. */
const isManagersPicture = (db: Queryable, clientId: string) =>
  and(
    eq(files.purpose, 'picture'),
    inArray(
      files.ownerId,
      db
        .select({ id: accountManagerAssignments.accountManagerId })
        .from(accountManagerAssignments)
        .where(eq(accountManagerAssignments.userId, clientId)),
    ),
  )

/**
 * The file, if the actor may read it: the owner, and after it is claimed the people who may see the owner. Staff see
 * all people in lists, so they see all pictures. Clients see their account manager's.
 */
export async function findReadable(db: Queryable, actor: Pick<Actor, 'id' | 'role'>, id: string) {
  const inUse =
    actor.role === 'user'
      ? isManagersPicture(db, actor.id)
      : or(visibleTo(db, actor, files.ownerId), eq(files.purpose, 'picture'))
  const readable = or(eq(files.ownerId, actor.id), and(isNotNull(files.claimedAt), inUse))
  const [found] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), isNotNull(files.uploadedAt), readable))
  return found
}

export async function listFileIds(db: Queryable, ownerId: string) {
  return toIds(await db.select({ id: files.id }).from(files).where(eq(files.ownerId, ownerId)))
}

const toIds = (rows: { id: string }[]) => rows.map(({ id }) => id)

export const countUnclaimed = (db: Queryable, ownerId: string) =>
  db.$count(files, and(eq(files.ownerId, ownerId), isNull(files.claimedAt)))

/** Deletes so many of a person's unclaimed files, the oldest first, except running uploads; returns their ids. */
export async function deleteOldestUnclaimed(db: Queryable, ownerId: string, most: number) {
  const disposable = and(eq(files.ownerId, ownerId), isNull(files.claimedAt), isNotUploading)
  const oldest = db.select({ id: files.id }).from(files).where(disposable).orderBy(asc(files.createdAt)).limit(most)
  return toIds(
    await db
      .delete(files)
      .where(and(disposable, inArray(files.id, oldest)))
      .returning({ id: files.id }),
  )
}

/** Deletes a batch of files that were not claimed in time and returns their ids. */
export async function deleteForgotten(db: Queryable, hours: number, batch: number) {
  const forgotten = and(isNull(files.claimedAt), lt(files.createdAt, sql`now() - make_interval(hours => ${hours})`))
  const some = db.select({ id: files.id }).from(files).where(forgotten).limit(batch)
  return toIds(
    await db
      .delete(files)
      .where(and(forgotten, inArray(files.id, some)))
      .returning({ id: files.id }),
  )
}
