import { useQuery } from '@tanstack/react-query'
import { Files } from 'lucide-react'
import { useState } from 'react'
import { type DocumentItem, type DocumentKind, listDocuments } from '#contract/documents.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Dialog, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { DocumentRow } from './document-row.tsx'
import type { Documents } from './use-documents.ts'

interface DocumentsDialogProps {
  kind: DocumentKind
  documents: Documents
  onClose: () => void
}

/** Saved documents: open, rename, browse versions, delete. */
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

function DocumentList({
  items,
  documents,
  onClose,
}: { items: readonly DocumentItem[] } & Omit<DocumentsDialogProps, 'kind'>) {
  const [busy, setBusy] = useState(false)

  async function open(id: string, version?: number) {
    setBusy(true)
    try {
      await documents.open(id, version)
      onClose()
    } catch {
      setBusy(false)
    }
  }

  return (
    <ul aria-busy={busy} className="grid gap-3">
      {items.map((item) => (
        <DocumentRow
          key={item.id}
          item={item}
          documents={documents}
          onOpen={(version) => void open(item.id, version)}
        />
      ))}
    </ul>
  )
}
