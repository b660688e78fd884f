import { and, desc, eq, sql } from 'drizzle-orm'
import { quotas } from '#contract/quotas.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { requireRow } from '#server/db/queries.ts'
import { clientNotes, users } from '#server/db/schema.ts'

const { id, userId, authorId, text, createdAt, updatedAt } = clientNotes

const selectNotes = (db: Queryable) =>
  db
    .select({
      id,
      userId,
      authorId,
      authorName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
      text,
      createdAt,
      updatedAt,
    })
    .from(clientNotes)
    .leftJoin(users, eq(users.id, authorId))

export const listNotes = (db: Queryable, clientId: string) =>
  selectNotes(db).where(eq(userId, clientId)).orderBy(desc(createdAt), desc(id)).limit(quotas.clientNotes)

export const countNotes = (db: Queryable, clientId: string) => db.$count(clientNotes, eq(userId, clientId))

export async function findNote(db: Queryable, noteId: string) {
  return requireRow(await selectNotes(db).where(eq(id, noteId)))
}

export async function insertNote(db: Queryable, values: typeof clientNotes.$inferInsert) {
  return requireRow(await db.insert(clientNotes).values(values).returning({ id })).id
}

/** Changes an own note about a client within reach; returns the client. */
export async function changeNote(db: Queryable, actor: Actor, noteId: string, changed: string) {
  const [row] = await db
    .update(clientNotes)
    .set({ text: changed, updatedAt: sql`now()` })
    .where(and(eq(id, noteId), eq(authorId, actor.id), visibleTo(db, actor, userId)))
    .returning({ userId })
  return row?.userId
}

/** Deletes an own note about a client within reach; an admin deletes any. Returns the client. */
export async function deleteNote(db: Queryable, actor: Actor, noteId: string) {
  const mayDelete = actor.role === 'admin' ? undefined : eq(authorId, actor.id)
  const [row] = await db
    .delete(clientNotes)
    .where(and(eq(id, noteId), mayDelete, visibleTo(db, actor, userId)))
    .returning({ userId })
  return row?.userId
}
