import { type ReactNode, useState } from 'react'
import type { ButtonVariant } from '../form/button-class.ts'
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

type ConfirmButtonProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'trigger' | 'onConfirm'> & {
  label: string
  variant?: ButtonVariant
  /** `close` closes the question once the action has succeeded. */
  onConfirm: (close: () => void) => void
}

/** A small button that asks first. */
export function ConfirmButton({ label, variant = 'ghost', onConfirm, ...dialog }: ConfirmButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <ConfirmDialog
      {...dialog}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant={variant} size="sm">
          {label}
        </Button>
      }
      onConfirm={() => onConfirm(() => setOpen(false))}
    />
  )
}
