import { type ReactNode, useState } from 'react'
import type { JobInterest } from '#contract/job-interests.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { CreateApplicationForm } from './create-application-form.tsx'

/** Somebody to apply for, and a line about what their plan still allows. */
export interface ClientChoice {
  id: string
  name: string
  note: string
}

interface CreateApplicationDialogProps {
  clients: readonly ClientChoice[]
  /** The interest that is answered: its client is settled, its link filled in. */
  interest?: JobInterest
  trigger: ReactNode
  onOpenChange?: (open: boolean) => void
}

/** An account manager records an application made for a client. */
export function CreateApplicationDialog({ trigger, onOpenChange, ...form }: CreateApplicationDialogProps) {
  const [open, setOpen] = useState(false)
  const change = (next: boolean) => {
    setOpen(next)
    onOpenChange?.(next)
  }
  return (
    <Dialog title="Create Application" open={open} onOpenChange={change} trigger={trigger}>
      <CreateApplicationForm {...form} onCreated={() => change(false)} />
    </Dialog>
  )
}
