import { Button } from '#web/ui/form/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'

interface NewerVersionDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Labels of the fields. */
  changed: readonly string[]
  onLoad: () => void
  onSaveMine: () => void
}

/** The profile was saved elsewhere. The person decides which version to keep. */
export function NewerVersionDialog({ open, onOpenChange, changed, onLoad, onSaveMine }: NewerVersionDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={onOpenChange}
      title="Saved elsewhere in the meantime"
      description="Your profile was saved in another window or on another device while you were typing here."
    >
      <DialogBody>
        <p>
          Changed there: <strong className="font-semibold">{changed.join(', ')}</strong>
        </p>
        <p className="text-muted">
          Saving yours keeps what you typed here, and adds the fields that were changed only there. Loading the newer
          version discards what you typed.
        </p>
      </DialogBody>
      <DialogActions>
        <Button variant="secondary" onClick={onLoad}>
          Load Newer Version
        </Button>
        <Button onClick={onSaveMine}>Save Mine</Button>
      </DialogActions>
    </Dialog>
  )
}
