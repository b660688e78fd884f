import type { ReactNode } from 'react'
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
  /** `close` closes the question once the action has succeeded. */
  onConfirm: (close: () => void) => void
  children?: ReactNode
}

/** Asks before something that cannot be undone. */
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
      {(close) => (
        <>
          {children ? <DialogBody>{children}</DialogBody> : <div className="h-5" />}
          <DialogActions cancelLabel={cancelLabel}>
            <Button variant={tone} loading={loading} pendingLabel={pendingLabel} onClick={() => onConfirm(close)}>
              {confirmLabel}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  )
}

type ConfirmButtonProps = Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'trigger'> & {
  label: string
  variant?: ButtonVariant
}

/** A small button that asks first. */
export function ConfirmButton({ label, variant = 'ghost', ...dialog }: ConfirmButtonProps) {
  const button = (
    <Button variant={variant} size="sm">
      {label}
    </Button>
  )
  return <ConfirmDialog {...dialog} trigger={button} />
}
