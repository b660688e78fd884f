import { useState } from 'react'
import { Dialog, type DialogProps } from '#web/ui/overlay/dialog.tsx'
import { CreateApplicationForm, type CreateApplicationProps } from './forms/create-application-form.tsx'

type CreateApplicationDialogProps = CreateApplicationProps &
  Pick<DialogProps, 'trigger' | 'open' | 'onOpenChange' | 'onClosed'> & {
    /** Called once the application is recorded. */
    onCreated?: () => void
  }

/** An account manager records an application for a client. Opened by its trigger or controlled by the caller. */
export function CreateApplicationDialog({ trigger, onClosed, onCreated, ...props }: CreateApplicationDialogProps) {
  const { open, onOpenChange, ...form } = props
  const [ownOpen, setOwnOpen] = useState(false)
  const change = onOpenChange ?? setOwnOpen
  return (
    <Dialog
      title="Create Application"
      size="xl"
      open={open ?? ownOpen}
      onOpenChange={change}
      trigger={trigger}
      onClosed={onClosed}
    >
      <CreateApplicationForm
        {...form}
        onCreated={() => {
          change(false)
          onCreated?.()
        }}
      />
    </Dialog>
  )
}
