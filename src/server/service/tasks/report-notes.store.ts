import { and, eq, lt, notInArray, sql } from 'drizzle-orm'
import { closedStates } from '#contract/tasks.ts'
import type { Queryable } from '#server/db/client.ts'
import { tasks } from '#server/db/schema.ts'

const { userId, kind, state, weekStart, outcome } = tasks

const isOpen = notInArray(state, [...closedStates])

/** Adds the report note of a week with a draft, unless it exists. Returns whether it is new. */
export async function insertReportNote(
  db: Queryable,
  { draft, ...note }: { userId: string; weekStart: string; dueAt: string; draft: string },
) {
  const { rowCount } = await db
    .insert(tasks)
    .values({ ...note, kind: 'report_note', outcome: draft })
    .onConflictDoNothing({ target: [userId, kind, weekStart] })
  return rowCount === 1
}

export async function cancelEarlierNotes(db: Queryable, note: { userId: string; weekStart: string }) {
  await db
    .update(tasks)
    .set({ state: 'canceled', updatedAt: sql`now()` })
    .where(and(eq(userId, note.userId), eq(kind, 'report_note'), isOpen, lt(weekStart, note.weekStart)))
}

/** What the manager sent as the note of a week; undefined if nothing. */
export async function findNoteOutcome(db: Queryable, clientId: string, week: string) {
  const [row] = await db
    .select({ outcome })
    .from(tasks)
    .where(and(eq(userId, clientId), eq(kind, 'report_note'), eq(weekStart, week), eq(state, 'done')))
  return row?.outcome
}
