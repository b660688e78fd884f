import { useQuery } from '@tanstack/react-query'
import { Files } from 'lucide-react'
import { useState } from 'react'
import { type DocumentItem, listDocuments } from '#contract/documents.ts'
import type { DocumentKind } from '@foothold/resume-engine/forms'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Dialog, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { type ComparedVersion, DifferencesDialog } from './differences/differences-dialog.tsx'
import { DocumentRow, focusMenuButton } from './document-row.tsx'
import type { RowAction } from './row-action.ts'
import { ShareDialog } from './share-dialog.tsx'
import { TailorDialog } from './tailor-dialog.tsx'
import type { Documents } from './use-documents.ts'

interface DocumentsDialogProps {
  kind: DocumentKind
  documents: Documents
  onClose: () => void
}

/** Saved documents, each with its variants: open, tailor, compare, share, rename, browse versions, delete. */
export function DocumentsDialog({ kind, documents, onClose }: DocumentsDialogProps) {
  const query = useQuery(queryFor(listDocuments))
  const { data, failure, onRetry, retrying } = getQueryState(query, 'Your documents could not be loaded.')
  const ownDocuments = data?.filter((document) => document.kind === kind)
  return (
    <Dialog open onOpenChange={onClose} title="Saved Documents">
      <DialogBody>
        {failure !== null && <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />}
        {failure === null && !ownDocuments && <Spinner className="mx-auto my-10" />}
        {ownDocuments?.length === 0 && (
          <EmptyState
            icon={<Files />}
            title="Nothing saved yet"
            text="What you save appears here, with its versions."
          />
        )}
        {ownDocuments && ownDocuments.length > 0 && (
          <DocumentList items={ownDocuments} documents={documents} onClose={onClose} />
        )}
      </DialogBody>
    </Dialog>
  )
}

/** A dialog above the list. */
type Panel =
  | { kind: 'share'; item: DocumentItem }
  | { kind: 'tailor'; item: DocumentItem }
  | { kind: 'differences'; item: DocumentItem; from: ComparedVersion }

function DocumentList({
  items,
  documents,
  onClose,
}: { items: readonly DocumentItem[] } & Omit<DocumentsDialogProps, 'kind'>) {
  const [busy, setBusy] = useState(false)
  const [panel, setPanel] = useState<Panel | null>(null)

  async function open(id: string, version?: number) {
    setBusy(true)
    try {
      await documents.open(id, version)
      onClose()
    } catch {
      setBusy(false)
    }
  }

  function act(item: DocumentItem, action: RowAction) {
    if (action.kind === 'open') return void open(item.id, action.version)
    if (action.kind !== 'differences') return setPanel({ kind: action.kind, item })
    const { version } = action
    const base = items.find(({ id }) => id === item.baseId)
    if (version !== undefined)
      setPanel({ kind: 'differences', item, from: { id: item.id, version, name: `version ${version}` } })
    else if (base) setPanel({ kind: 'differences', item, from: { id: base.id, name: base.name } })
  }

  return (
    <>
      <ul aria-busy={busy} className="grid gap-3">
        {groupVariants(items).map(({ base, variants }) => (
          <DocumentRow
            key={base.id}
            item={base}
            variants={variants.length}
            documents={documents}
            onAction={(action) => act(base, action)}
          >
            {variants.length > 0 && (
              <ul aria-label={`Variants of ${base.name}`} className="grid gap-3 border-s-2 border-line ps-3 sm:ps-5">
                {variants.map((variant) => (
                  <DocumentRow
                    key={variant.id}
                    item={variant}
                    base={base.name}
                    documents={documents}
                    onAction={(action) => act(variant, action)}
                  />
                ))}
              </ul>
            )}
          </DocumentRow>
        ))}
      </ul>
      {panel && <OpenPanel panel={panel} documents={documents} onClose={() => setPanel(null)} onDone={onClose} />}
    </>
  )
}

interface OpenPanelProps {
  panel: Panel
  documents: Documents
  onClose: () => void
  /** Closes the list too. */
  onDone: () => void
}

function OpenPanel({ panel, documents, onClose, onDone }: OpenPanelProps) {
  const { item } = panel
  // The menu that opened the dialog is gone; its button is still there.
  const onClosed = () => focusMenuButton(item)
  if (panel.kind === 'share') return <ShareDialog document={item} onClose={onClose} onClosed={onClosed} />
  if (panel.kind === 'tailor')
    return (
      <TailorDialog
        base={item.name}
        onTailor={async (job) => {
          await documents.tailor(item, job, 'saved')
          onDone()
        }}
        onClose={onClose}
        onClosed={onClosed}
      />
    )
  return (
    <DifferencesDialog from={panel.from} to={{ id: item.id, name: item.name }} onClose={onClose} onClosed={onClosed} />
  )
}

/** Each document that is no variant with its variants, in the order of the list: the last changed first. */
function groupVariants(items: readonly DocumentItem[]) {
  const known = new Set(items.map(({ id }) => id))
  const isVariant = ({ baseId }: DocumentItem) => baseId !== null && known.has(baseId)
  return items
    .filter((item) => !isVariant(item))
    .map((base) => ({ base, variants: items.filter(({ baseId }) => baseId === base.id) }))
}
