import { useState } from 'react'
import { Dialog, type DialogProps } from '#web/ui/overlay/dialog.tsx'
import { CreateApplicationForm, type CreateApplicationProps } from './create-application-form.tsx'

type CreateApplicationDialogProps = CreateApplicationProps &
  Pick<DialogProps, 'trigger' | 'open' | 'onOpenChange' | 'onClosed'>

/** An account manager records an application made for a client: held open by a trigger of its own, or from elsewhere. */
export function CreateApplicationDialog({ trigger, onClosed, ...props }: CreateApplicationDialogProps) {
  const { open, onOpenChange, ...form } = props
  const [openHere, setOpenHere] = useState(false)
  const change = onOpenChange ?? setOpenHere
  return (
    <Dialog
      title="Create Application"
      size="xl"
      open={open ?? openHere}
      onOpenChange={change}
      trigger={trigger}
      onClosed={onClosed}
    >
      <CreateApplicationForm {...form} onCreated={() => change(false)} />
    </Dialog>
  )
}
