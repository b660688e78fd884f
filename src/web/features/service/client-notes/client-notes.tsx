import { useQuery } from '@tanstack/react-query'
import { createClientNote, listClientNotes } from '#contract/client-notes.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteItem } from './note-item.tsx'

/** What the team noted about a client, with a form for a new note. */
export function ClientNotes({ userId }: { userId: string }) {
  const notes = useQuery({ ...queryFor(listClientNotes, { params: { userId } }), ...refetchWhenShown })
  const create = useCall(createClientNote, {
    success: 'Note added',
    failure: 'The note was not added',
  })
  return (
    <>
      <NoteForm
        label="New Note"
        submitLabel="Add Note"
        draft={`note-${userId}`}
        pending={create.isPending}
        onSave={(body) => create.mutateAsync({ params: { userId }, body })}
      />
      <Loadable
        {...getQueryState(notes, 'The notes could not be loaded.')}
        room="min-h-12"
        expected={{ rows: 1 }}
        empty={<p className="text-muted">No notes yet.</p>}
      >
        {(notes) => (
          <ul aria-label="Notes" className="grid grid-cols-1 divide-y divide-line">
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </ul>
        )}
      </Loadable>
    </>
  )
}
