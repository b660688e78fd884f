import { useId } from 'react'
import type { Application } from '#contract/applications.ts'
import { CreateApplicationForm, type CreateApplicationProps } from './forms/create-application-form.tsx'

interface CreateApplicationPaneProps extends CreateApplicationProps {
  onCreated: (created: Application) => void
  onClose: () => void
}

/** The same form in place: what is beside it stays in reach. What was typed stays when it is closed. */
export function CreateApplicationPane({ onClose, ...form }: CreateApplicationPaneProps) {
  const id = useId()
  return (
    <div
      role="dialog"
      aria-labelledby={id}
      className="flex min-h-0 grow flex-col max-lg:[--below-title:calc(var(--below-bar)-2rem)] lg:overflow-y-auto lg:overscroll-contain"
    >
      <h2 id={id} className="sr-only">
        Create Application
      </h2>
      <CreateApplicationForm {...form} onClose={onClose} />
    </div>
  )
}
