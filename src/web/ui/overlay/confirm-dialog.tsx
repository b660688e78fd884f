import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { Dialog, DialogActions, DialogBody, type DialogProps } from './dialog.tsx'

export type ConfirmDialogProps = Pick<
  DialogProps,
  'open' | 'onOpenChange' | 'onClosed' | 'trigger' | 'title' | 'description'
> & {
  /** The verb of the action. */
  confirmLabel: string
  cancelLabel?: string
  pendingLabel?: string
  tone?: 'primary' | 'danger'
  loading?: boolean
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before something that cannot be undone. The caller closes it. */
export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  pendingLabel,
  tone = 'primary',
  loading,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog {...dialog} size="sm" role="alertdialog">
      {children ? <DialogBody>{children}</DialogBody> : <div className="h-5" />}
      <DialogActions cancelLabel={cancelLabel}>
        <Button variant={tone} loading={loading} pendingLabel={pendingLabel} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
