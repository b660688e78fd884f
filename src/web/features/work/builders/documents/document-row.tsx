import { useMutation } from '@tanstack/react-query'
import { ChevronDown, Diff, History, Link2, Pencil, Target, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { deleteDocument, type DocumentItem } from '#contract/documents.ts'
import { limits } from '#contract/fields.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useRemoval } from './use-removal.ts'
import { Button } from '#web/ui/form/button.tsx'
import { UndoRemoval } from '#web/ui/data/entry-list.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/overlay/menu.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { DocumentVersions } from './document-versions.tsx'
import type { RowAction } from './row-action.ts'
import type { Documents } from './use-documents.ts'

export const focusMenuButton = ({ id }: Pick<DocumentItem, 'id'>) =>
  document.querySelector<HTMLElement>(`[data-menu-of="${id}"]`)?.focus()

interface DocumentRowProps {
  item: DocumentItem
  /** The name of its base, if it is a variant. */
  base?: string
  /** How many variants it has. */
  variants?: number
  documents: Documents
  onAction: (action: RowAction) => void
  /** The rows of its variants. */
  children?: ReactNode
}

export function DocumentRow({ item, base, variants = 0, documents, onAction, children }: DocumentRowProps) {
  const [mode, setMode] = useState<'plain' | 'rename' | 'renamed' | 'restored' | 'versions'>('plain')
  const { id, name } = item
  const deletion = useDeletion(item, () => documents.forget(id))
  if (deletion.removed)
    return (
      <li className="grid gap-3">
        <UndoRemoval
          title={`${name}${describeLoss(item, variants)}`}
          onUndo={() => {
            setMode('restored')
            deletion.bringBack()
          }}
        />
        {children}
      </li>
    )
  return (
    <li className="grid gap-3">
      <div className="grid gap-3 rounded-xl border border-line p-4">
        {mode === 'rename' ? (
          <RenameForm name={name} onDone={() => setMode('renamed')} rename={(to) => documents.rename(id, to)} />
        ) : (
          <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
            <RowHeading item={item} base={base} isOpen={documents.document?.id === id} />
            <Row className="gap-1">
              <Button size="sm" onClick={() => onAction({ kind: 'open' })} aria-label={`Open ${name}`}>
                Open
              </Button>
              <RowMenu
                item={item}
                isVariant={base !== undefined}
                takesFocus={mode === 'renamed' || mode === 'restored'}
                onAction={onAction}
                onMode={setMode}
                onDelete={deletion.remove}
              />
            </Row>
          </div>
        )}
        {mode === 'versions' && (
          <DocumentVersions item={item} onAction={onAction} onClose={() => setMode('restored')} />
        )}
      </div>
      {children}
    </li>
  )
}

/** What else a deletion does: "Removed Main. Its 2 variants stay" */
function describeLoss({ isShared }: DocumentItem, variants: number) {
  const stays = variants === 0 ? '' : variants === 1 ? '. Its variant stays' : `. Its ${variants} variants stay`
  return stays + (isShared ? '. Its share link stops working' : '')
}

function RowHeading({ item, base, isOpen }: { item: DocumentItem; base: string | undefined; isOpen: boolean }) {
  const { name, version, updatedAt, isShared } = item
  return (
    <div className="min-w-0 grow basis-40">
      <h3 className="font-semibold wrap-anywhere">{name}</h3>
      {base !== undefined && <p className="text-sm wrap-anywhere">Variant of {base}</p>}
      <p className="text-sm text-muted">
        Version {version} · <time dateTime={updatedAt}>{timeAgo(updatedAt)}</time>
        {isShared && ' · shared by link'}
        {isOpen && ' · open now'}
      </p>
    </div>
  )
}

interface RowMenuProps {
  item: DocumentItem
  isVariant: boolean
  /** An action of the menu has ended and returns the focus to its button. */
  takesFocus: boolean
  onAction: (action: RowAction) => void
  onMode: (mode: 'rename' | 'versions') => void
  onDelete: () => void
}

function RowMenu({ item, isVariant, takesFocus, onAction, onMode, onDelete }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <Button
          ref={takesFocus ? focusNow : null}
          data-menu-of={item.id}
          variant="ghost"
          size="sm"
          aria-label={`More about ${item.name}`}
        >
          More
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={() => onAction({ kind: 'tailor' })}>
        <Target aria-hidden="true" />
        Tailor to a Job
      </MenuItem>
      {isVariant && (
        <MenuItem onSelect={() => onAction({ kind: 'differences' })}>
          <Diff aria-hidden="true" />
          What Differs
        </MenuItem>
      )}
      <MenuItem onSelect={() => onAction({ kind: 'share' })}>
        <Link2 aria-hidden="true" />
        Share
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => onMode('versions')}>
        <History aria-hidden="true" />
        Versions
      </MenuItem>
      <MenuItem onSelect={() => onMode('rename')}>
        <Pencil aria-hidden="true" />
        Rename
      </MenuItem>
      <MenuItem tone="danger" onSelect={onDelete}>
        <Trash2 aria-hidden="true" />
        Delete
      </MenuItem>
    </Menu>
  )
}

/** Deleting can be undone while the list is open. The text in the builder stays in any case. */
function useDeletion({ id }: DocumentItem, onDeleted: () => void) {
  const { mutate } = useCall(deleteDocument, {
    success: 'Document deleted',
    failure: 'Failed to delete document',
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
