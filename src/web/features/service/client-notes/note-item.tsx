import { useState } from 'react'
import { type ClientNote, deleteClientNote, editClientNote } from '#contract/client-notes.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showDay, showTime } from '#web/lib/format/dates.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { ConfirmButton } from '#web/ui/overlay/confirm-dialog.tsx'
import { NoteForm } from './note-form.tsx'

/** A note. Its author can change and delete it, admins can delete it. */
export function NoteItem({ note }: { note: ClientNote }) {
  const { id, role } = useSignedInUser()
  const [editing, setEditing] = useState(false)
  const isAuthor = note.authorId === id
  const edit = useCall(editClientNote, {
    success: 'Note saved',
    failure: 'The note was not saved',
    onSuccess: () => setEditing(false),
  })
  return (
    <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
      <p className="text-sm text-muted">
        {note.authorName ?? 'Deleted account'},{' '}
        <time dateTime={note.createdAt}>
          {showDay(note.createdAt)}, {showTime(note.createdAt)}
        </time>
        {note.updatedAt !== note.createdAt && ', edited'}
      </p>
      {editing ? (
        <NoteForm
          label="Edit Note"
          submitLabel="Save Note"
          text={note.text}
          draft={`note-${note.id}`}
          pending={edit.isPending}
          onSave={(body) => edit.mutateAsync({ params: { id: note.id }, body })}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <p className="wrap-anywhere whitespace-pre-line">{note.text}</p>
          <Row className="empty:hidden">
            {isAuthor && (
              <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
                Edit
              </Button>
            )}
            {(isAuthor || role === 'admin') && <DeleteNote id={note.id} />}
          </Row>
        </>
      )}
    </li>
  )
}

function DeleteNote({ id }: { id: string }) {
  const remove = useCall(deleteClientNote, {
    success: 'Note deleted',
    failure: 'The note was not deleted',
  })
  return (
    <ConfirmButton
      label="Delete"
      variant="secondary"
      title="Delete this note?"
      description="It is deleted for the whole team."
      confirmLabel="Delete"
      tone="danger"
      loading={remove.isPending}
      onConfirm={(close) => remove.mutate({ params: { id } }, { onSuccess: close })}
    />
  )
}
