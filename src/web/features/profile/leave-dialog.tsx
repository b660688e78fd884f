import { useLeaveQuestion } from '#web/lib/leave-question.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

interface LeaveDialogProps {
  unsaved: boolean
  /** The person lets go of what is not saved. */
  onLeave: () => void
}

/** Asks whoever is about to leave with unsaved changes. */
export function LeaveDialog({ unsaved, onLeave }: LeaveDialogProps) {
  const { asked, stay, leave } = useLeaveQuestion(unsaved)
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
        onLeave()
        leave()
      }}
    />
  )
}
