import { and, asc, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { maxListRows } from '#contract/fields.ts'
import { closedStates, type Task } from '#contract/tasks.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick } from '#server/db/queries.ts'
import { documents, documentVersions, tasks, users } from '#server/db/schema.ts'

const { id, userId, kind, state, dueAt, outcome, createdAt } = tasks

/** Report notes are between the staff and the product. */
const isForClient = inArray(kind, ['consultation', 'custom_resume'])
const isOpen = notInArray(state, [...closedStates])

const reachable = (db: Queryable, actor: Actor) =>
  and(visibleTo(db, actor, userId), actor.role === 'user' ? isForClient : undefined)

const selectTasks = (db: Queryable) =>
  db
    .select({
      id,
      userId,
      client: pick(users, 'id', 'firstName', 'lastName', 'profileImageUrl'),
      kind,
      state,
      dueAt,
      ...pick(tasks, 'proposedAt', 'documentId', 'scoreBefore', 'scoreAfter'),
      outcome,
      createdAt,
    })
    .from(tasks)
    .innerJoin(users, eq(users.id, userId))

/** Tasks within reach: open ones by due time first, then the latest. */
export function listTaskRows(db: Queryable, actor: Actor, clientId?: string): Promise<Task[]> {
  return selectTasks(db)
    .where(and(reachable(db, actor), clientId === undefined ? undefined : eq(userId, clientId)))
    .orderBy(desc(isOpen), sql`case when ${isOpen} then ${dueAt} end`, desc(createdAt), asc(id))
    .limit(maxListRows)
}

/** A task within reach. */
export async function findTask(db: Queryable, actor: Actor, taskId: string): Promise<Task | undefined> {
  const [row] = await selectTasks(db).where(and(eq(id, taskId), reachable(db, actor)))
  return row
}

/** The task as its changes need it. The caller holds the lock of the client. */
export async function findTaskRow(db: Queryable, taskId: string) {
  const [row] = await db.select().from(tasks).where(eq(id, taskId))
  return row
}

export async function updateTaskRow(db: Queryable, taskId: string, values: Partial<typeof tasks.$inferInsert>) {
  const done = values.state === 'done' ? { doneAt: sql`now()` } : {}
  await db
    .update(tasks)
    .set({ ...values, ...done, updatedAt: sql`now()` })
    .where(eq(id, taskId))
}

export const countTasks = (db: Queryable, clientId: string) => db.$count(tasks, eq(userId, clientId))

/** The latest version of a client's resume: this one, or without an id the last changed one beside `except`. */
export async function findResume(db: Queryable, clientId: string, choice: { id: string } | { except: string }) {
  const [row] = await db
    .select({ id: documents.id, content: documentVersions.content, form: documentVersions.form })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.version, documents.version)),
    )
    .where(
      and(
        eq(documents.userId, clientId),
        eq(documents.kind, 'resume'),
        'id' in choice ? eq(documents.id, choice.id) : ne(documents.id, choice.except),
      ),
    )
    .orderBy(desc(documents.updatedAt), desc(documents.id))
    .limit(1)
  return row
}

/** The clock of a client, as their browser reported it. */
export async function findTimeZone(db: Queryable, clientId: string) {
  const [row] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, clientId))
  return row?.timeZone ?? null
}
