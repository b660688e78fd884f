import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { CreateApplicationForm, type CreateApplicationProps } from './forms/create-application-form.tsx'

/** An account manager records an application for any of their clients. */
export function CreateApplicationDialog({ trigger, ...form }: CreateApplicationProps & { trigger: ReactNode }) {
  return (
    <Dialog title="Create Application" size="lg" trigger={trigger}>
      {(close) => <CreateApplicationForm {...form} onCreated={close} />}
    </Dialog>
  )
}
