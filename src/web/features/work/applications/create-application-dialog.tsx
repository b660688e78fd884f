import { type ReactNode, useState } from 'react'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { CreateApplicationForm, type CreateApplicationProps } from './forms/create-application-form.tsx'

/** An account manager records an application for any of their clients. */
export function CreateApplicationDialog({ trigger, ...form }: CreateApplicationProps & { trigger: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog title="Create Application" size="lg" open={open} onOpenChange={setOpen} trigger={trigger}>
      <CreateApplicationForm {...form} onCreated={() => setOpen(false)} />
    </Dialog>
  )
}
