import type { ComponentProps } from 'react'
import { Button } from '../form/button.tsx'
import { DialogActions, type DialogActionsProps, DialogBody } from './dialog.tsx'

type DialogFormProps = Pick<ComponentProps<'form'>, 'onSubmit' | 'autoComplete' | 'children'> &
  Pick<DialogActionsProps, 'cancelLabel' | 'onCancel'> & {
    submitLabel: string
    pendingLabel?: string
    /** It is being sent. */
    pending?: boolean
    tone?: 'primary' | 'danger'
  }

/** The form of a dialog: its fields, Cancel and the button that sends it. */
export function DialogForm({ submitLabel, pendingLabel, pending, tone, children, ...props }: DialogFormProps) {
  const { cancelLabel, onCancel, ...form } = props
  return (
    <form noValidate {...form}>
      <DialogBody>{children}</DialogBody>
      <DialogActions cancelLabel={cancelLabel} onCancel={onCancel}>
        <Button type="submit" variant={tone} loading={pending} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  )
}
