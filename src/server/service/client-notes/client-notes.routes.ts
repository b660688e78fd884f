import { createClientNote, deleteClientNote, editClientNote, listClientNotes } from '#contract/client-notes.ts'
import type { RouteDeps } from '#server/deps.ts'
import { addNote, editNote, listNotesAbout, removeNote } from './client-notes.service.ts'

export function clientNoteRoutes({ serve, jobs }: RouteDeps) {
  serve(listClientNotes, ({ actor, db, params }) => listNotesAbout(db, actor, params.userId))

  serve(createClientNote, ({ actor, db, params, body }) => addNote({ db, jobs }, actor, params.userId, body.text))

  serve(editClientNote, ({ actor, db, params, body }) => editNote({ db, jobs }, actor, params.id, body.text))

  serve(deleteClientNote, async ({ actor, db, params }) => {
    await removeNote({ db, jobs }, actor, params.id)
    return { message: 'Note deleted' }
  })
}
