import type { ClientNote } from '#contract/client-notes.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { findAccountManager, lockPerson, requirePerson } from '#server/features/users/users.service.ts'
import { notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { changeNote, countNotes, deleteNote, findNote, insertNote, listNotes } from './client-notes.store.ts'

const missing = 'Note not found'

export async function listNotesAbout(db: Queryable, staff: Actor, clientId: string): Promise<ClientNote[]> {
  const person = await requirePerson(db, staff, clientId)
  if (person.role !== 'user') throw notFound('User not found')
  return listNotes(db, clientId)
}

export async function addNote(db: Queryable, staff: Actor, clientId: string, text: string): Promise<ClientNote> {
  return db.transaction(async (tx) => {
    const client = await lockPerson(tx, staff, clientId)
    if (client?.role !== 'user') throw notFound('User not found')
    await requireRoom(tx, 'clientNotes', clientId, () => countNotes(tx, clientId))
    const id = await insertNote(tx, { userId: clientId, authorId: staff.id, text })
    await recordAudit(tx, staff, { action: 'note.created', entityId: id })
    await publishNotes(tx, staff, clientId)
    return findNote(tx, id)
  })
}

export async function editNote(db: Queryable, staff: Actor, id: string, text: string): Promise<ClientNote> {
  return db.transaction(async (tx) => {
    const clientId = await changeNote(tx, staff, id, text)
    if (clientId === undefined) throw notFound(missing)
    await publishNotes(tx, staff, clientId)
    return findNote(tx, id)
  })
}

export async function removeNote(db: Queryable, staff: Actor, id: string) {
  await db.transaction(async (tx) => {
    const clientId = await deleteNote(tx, staff, id)
    if (clientId === undefined) throw notFound(missing)
    await recordAudit(tx, staff, { action: 'note.deleted', entityId: id })
    await publishNotes(tx, staff, clientId)
  })
}

/** The client gets no event, and no audit entry names them: that there is a note is private too. */
async function publishNotes(tx: Queryable, staff: Actor, clientId: string) {
  await publishLive(tx, [staff.id, await findAccountManager(tx, clientId)], ['client-notes'])
}
