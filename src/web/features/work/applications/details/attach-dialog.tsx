import { Files } from 'lucide-react'
import { useState } from 'react'
import type { Application } from '#contract/applications.ts'
import { attachDocuments, maxAttached } from '#contract/documents.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { documentKindNames } from '#web/features/work/documents/document-names.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { useDocumentsFor } from './use-documents-for.ts'

interface AttachDialogProps {
  application: Pick<Application, 'id' | 'userId'>
  attached: readonly string[]
  onClose: () => void
}

/** Chooses which saved documents belong to the application. */
export function AttachDialog({ application, attached, onClose }: AttachDialogProps) {
  const { own, query } = useDocumentsFor(application.userId)
  const { data, ...state } = getQueryState(query, 'The documents could not be loaded.')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(attached))
  const attach = useCall(attachDocuments, {
    success: 'Documents attached',
    failure: 'Failed to attach documents',
    onSuccess: onClose,
  })
  const toggle = (id: string) =>
    setChosen(new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]))

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Attach Documents"
      description={`Choose what belongs to this application. ${own ? 'Your account manager can read all documents that you save.' : 'The client sees it too.'}`}
    >
      <DialogBody>
        {!data && <LoadStatus {...state} />}
        {data?.length === 0 && (
          <EmptyState
            icon={<Files />}
            title="Nothing saved yet"
            text={
              own
                ? 'Save a resume or a cover letter in its builder first.'
                : 'This client has saved no resume and no cover letter.'
            }
          />
        )}
        {data?.map(({ id, name, kind }) => (
          <CheckboxField
            key={id}
            label={name}
            help={documentKindNames[kind]}
            checked={chosen.has(id)}
            disabled={!chosen.has(id) && chosen.size >= maxAttached}
            onChange={() => toggle(id)}
          />
        ))}
        {chosen.size >= maxAttached && (
          <p className="text-sm text-muted">No more than {maxAttached} can be attached.</p>
        )}
      </DialogBody>
      <DialogActions>
        <Button
          disabled={!data || data.length === 0}
          loading={attach.isPending}
          onClick={() => attach.mutate({ params: { id: application.id }, body: { documentIds: [...chosen] } })}
        >
          Attach
        </Button>
      </DialogActions>
    </Dialog>
  )
}
