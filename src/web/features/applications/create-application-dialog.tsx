import { type ReactNode, useState } from 'react'
import type { JobInterest } from '#contract/job-interests.ts'
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx'
import { CreateApplicationForm } from './create-application-form.tsx'

/** Somebody to apply for, and a line about what their plan still allows. */
export interface ClientChoice {
  id: string
  name: string
  note: string
}

export interface CreateApplicationProps {
  clients: readonly ClientChoice[]
  /** The client who is meant from the beginning. */
  clientId?: string | undefined
  /** The interest that is answered: its client is settled, its link filled in. */
  interest?: JobInterest | undefined
  /** What a job site asks for about the client who is chosen. */
  clientFacts: (userId: string) => ReactNode
}

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
