import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import { findAccountManager } from '#server/features/users/users.service.ts'
import { cancelEarlierNotes, findNoteOutcome, insertReportNote } from './report-notes.store.ts'

/** Asks the staff for the sentence of a client's weekly report, once per week. */
export async function ensureReportNote(
  tx: Queryable,
  note: { userId: string; weekStart: string; dueAt: string },
): Promise<void> {
  if (!(await insertReportNote(tx, note))) return
  await cancelEarlierNotes(tx, note)
  await publishLive(tx, [await findAccountManager(tx, note.userId)], ['tasks'])
}

/** The sentence for the weekly report; null where it was not written. */
export async function findReportNote(db: Queryable, userId: string, weekStart: string): Promise<string | null> {
  return (await findNoteOutcome(db, userId, weekStart)) ?? null
}
