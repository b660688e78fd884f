import { useQuery } from '@tanstack/react-query'
import { Files } from 'lucide-react'
import { useState } from 'react'
import { attachDocuments, listAttachedDocuments, listDocuments, maxAttached } from '#contract/documents.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'

interface AttachDialogProps {
  applicationId: string
  attached: readonly string[]
  onClose: () => void
}

export const kindNames = { resume: 'Resume', 'cover-letter': 'Cover letter' } as const

/** Chooses which saved documents belong to the application. */
export function AttachDialog({ applicationId, attached, onClose }: AttachDialogProps) {
  const query = useQuery(queryFor(listDocuments))
  const { data, failure, onRetry, retrying } = getQueryState(query, 'Your documents could not be loaded.')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(attached))
  const attach = useCall(attachDocuments, {
    success: 'Documents attached',
    failure: 'Failed to attach documents',
    invalidates: [listAttachedDocuments],
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
      description="Choose what belongs to this application. Your account manager can read all documents that you save."
    >
      <DialogBody>
        {failure !== null && <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />}
        {failure === null && !data && <Spinner className="mx-auto my-6" />}
        {data?.length === 0 && (
          <EmptyState
            icon={<Files />}
            title="Nothing saved yet"
            text="Save a resume or a cover letter in its builder first."
          />
        )}
        {data?.map(({ id, name, kind }) => (
          <CheckboxField
            key={id}
            label={name}
            help={kindNames[kind]}
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
          onClick={() => attach.mutate({ params: { id: applicationId }, body: { documentIds: [...chosen] } })}
        >
          Attach
        </Button>
      </DialogActions>
    </Dialog>
  )
}
