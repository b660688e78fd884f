import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { useUnsavedChangesPrompt } from './unsaved-changes.ts'

interface UnsavedChangesDialogProps {
  unsaved: boolean
  /** The person discards the unsaved changes. */
  onLeave?: () => void
}

/** Asks before a person leaves a page with unsaved changes. */
export function UnsavedChangesDialog({ unsaved, onLeave }: UnsavedChangesDialogProps) {
  const { asked, stay, leave } = useUnsavedChangesPrompt(unsaved)
  return (
    <ConfirmDialog
      open={asked}
      onOpenChange={(open) => {
        if (!open) stay()
      }}
      title="Leave without saving?"
      description="Changes since you last saved will be lost."
      confirmLabel="Leave"
      tone="danger"
      onConfirm={() => {
        onLeave?.()
        leave()
      }}
    />
  )
}
