import type { ClientNote } from '#contract/client-notes.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Actor } from '#server/db/ownership.ts'
import { lockClient, requireClient } from '#server/people/users/users.service.ts'
import { notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { changeNote, countNotes, deleteNote, findNote, insertNote, listNotes } from './client-notes.store.ts'

const missing = 'Note not found'

export async function listNotesAbout(db: Queryable, staff: Actor, clientId: string): Promise<ClientNote[]> {
  await requireClient(db, staff, clientId)
  return listNotes(db, clientId)
}

export async function addNote(
  { db, jobs }: TransactionContext,
  staff: Actor,
  clientId: string,
  text: string,
): Promise<ClientNote> {
  return db.transaction(async (tx) => {
    await lockClient(tx, staff, clientId)
    await requireRoom(tx, 'clientNotes', clientId, () => countNotes(tx, clientId))
    const id = await insertNote(tx, { userId: clientId, authorId: staff.id, text })
    await recordEvent({ db: tx, jobs }, staff, { type: 'note.created', userId: clientId, noteId: id })
    return findNote(tx, id)
  })
}

export async function editNote(
  { db, jobs }: TransactionContext,
  staff: Actor,
  id: string,
  text: string,
): Promise<ClientNote> {
  return db.transaction(async (tx) => {
    const clientId = await changeNote(tx, staff, id, text)
    if (clientId === undefined) throw notFound(missing)
    await recordEvent({ db: tx, jobs }, staff, { type: 'note.edited', userId: clientId, noteId: id })
    return findNote(tx, id)
  })
}

export async function removeNote({ db, jobs }: TransactionContext, staff: Actor, id: string) {
  await db.transaction(async (tx) => {
    const clientId = await deleteNote(tx, staff, id)
    if (clientId === undefined) throw notFound(missing)
    await recordEvent({ db: tx, jobs }, staff, { type: 'note.deleted', userId: clientId, noteId: id })
  })
}
