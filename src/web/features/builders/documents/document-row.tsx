import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { deleteDocument, type DocumentItem, listDocuments, listDocumentVersions } from '#contract/documents.ts'
import { limits } from '#contract/fields.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useRemoval } from '#web/lib/hooks/use-removal.ts'
import { Button } from '#web/ui/form/button.tsx'
import { UndoRemoval } from '#web/ui/data/entry-list.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { Documents } from './use-documents.ts'

interface DocumentRowProps {
  item: DocumentItem
  documents: Documents
  onOpen: (version?: number) => void
}

export function DocumentRow({ item, documents, onOpen }: DocumentRowProps) {
  const [mode, setMode] = useState<'plain' | 'rename' | 'renamed' | 'restored' | 'versions'>('plain')
  const { id, name, version, updatedAt } = item
  const deletion = useDeletion(item, () => documents.forget(id))
  if (deletion.removed)
    return (
      <li>
        <UndoRemoval
          title={name}
          onUndo={() => {
            setMode('restored')
            deletion.bringBack()
          }}
        />
      </li>
    )
  return (
    <li className="grid gap-3 rounded-xl border border-line p-4">
      {mode === 'rename' ? (
        <RenameForm name={name} onDone={() => setMode('renamed')} rename={(to) => documents.rename(id, to)} />
      ) : (
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <div className="min-w-0 grow basis-40">
            <h3 className="font-semibold wrap-anywhere">{name}</h3>
            <p className="text-sm text-muted">
              Version {version} · <time dateTime={updatedAt}>{timeAgo(updatedAt)}</time>
              {documents.document?.id === id && ' · open now'}
            </p>
          </div>
          <Row className="gap-1">
            <Button size="sm" onClick={() => onOpen()} aria-label={`Open ${name}`}>
              Open
            </Button>
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={mode === 'versions'}
              aria-label={`Versions of ${name}`}
              onClick={() => setMode(mode === 'versions' ? 'plain' : 'versions')}
            >
              Versions
            </Button>
            {/* An action started by a button returns the focus to it. */}
            <IconButton
              ref={mode === 'renamed' ? focusNow : null}
              size="sm"
              label={`Rename ${name}`}
              className="text-muted"
              onClick={() => setMode('rename')}
            >
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton
              ref={mode === 'restored' ? focusNow : null}
              size="sm"
              label={`Delete ${name}`}
              className="text-muted"
              onClick={deletion.remove}
            >
              <Trash2 aria-hidden="true" />
            </IconButton>
          </Row>
        </div>
      )}
      {mode === 'versions' && <Versions item={item} onOpen={onOpen} />}
    </li>
  )
}

/** Deleting can be undone while the list is open. The text in the builder stays in any case. */
function useDeletion({ id }: DocumentItem, onDeleted: () => void) {
  const { mutate } = useCall(deleteDocument, {
    success: 'Document deleted',
    failure: 'Failed to delete document',
    invalidates: [listDocuments],
    onSuccess: onDeleted,
  })
  return useRemoval(() => mutate({ params: { id } }))
}

function RenameForm(props: { name: string; rename: (name: string) => Promise<void>; onDone: () => void }) {
  const [name, setName] = useState(props.name)
  const rename = useMutation({
    mutationFn: props.rename,
    meta: { success: { title: 'Document renamed' }, failure: { title: 'Failed to rename document' } },
    onSuccess: props.onDone,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') rename.mutate(name.trim())
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <TextField
        // Replaces the focused Rename button, so it takes the focus.
        ref={focusNow}
        label="New Name"
        autoComplete="off"
        maxLength={limits.name}
        error={name.trim() === '' ? 'Please enter a name' : undefined}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Row>
        <Button type="submit" size="sm" loading={rename.isPending}>
          Rename
        </Button>
        <Button variant="secondary" size="sm" onClick={props.onDone}>
          Keep Name
        </Button>
      </Row>
    </form>
  )
}

const focusNow = (control: HTMLElement | null) => control?.focus()

function Versions({ item: { id, name, version: latest }, onOpen }: Omit<DocumentRowProps, 'documents'>) {
  const { data, error } = useQuery(queryFor(listDocumentVersions, { params: { id } }))
  if (error) return <p className="text-danger-text">{getErrorMessage(error, 'The versions could not be loaded.')}</p>
  if (!data) return <Spinner size="sm" />
  return (
    <ul aria-label={`Versions of ${name}`} className="grid divide-y divide-line">
      {data.map(({ version, savedAt }) => (
        <li key={version} className="flex flex-wrap items-center justify-between gap-2 py-2">
          <span>
            Version {version} · <time dateTime={savedAt}>{timeAgo(savedAt)}</time>
          </span>
          {version === latest ? (
            <span className="text-sm text-muted">Latest</span>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              aria-label={`Bring back version ${version}`}
              onClick={() => onOpen(version)}
            >
              Bring Back
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
