import { createClientNote, deleteClientNote, editClientNote, listClientNotes } from '#contract/client-notes.ts'
import type { RouteDeps } from '#server/deps.ts'
import { addNote, editNote, listNotesAbout, removeNote } from './client-notes.service.ts'

export function clientNoteRoutes({ serve, limits }: RouteDeps) {
  serve(listClientNotes, ({ actor, db, params }) => listNotesAbout(db, actor, params.userId))

  serve(createClientNote, async ({ actor, db, params, body }) => {
    await limits.consume('message, account', actor.id)
    return addNote(db, actor, params.userId, body.text)
  })

  serve(editClientNote, async ({ actor, db, params, body }) => {
    await limits.consume('message, account', actor.id)
    return editNote(db, actor, params.id, body.text)
  })

  serve(deleteClientNote, async ({ actor, db, params }) => {
    await removeNote(db, actor, params.id)
    return { message: 'Note deleted' }
  })
}
