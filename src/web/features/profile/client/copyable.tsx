import type { ReactNode } from 'react'
import { showToast } from '#web/lib/toasts.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'

interface CopyableProps {
  /** What it is, as in `Copy phone`. */
  name: string
  text: string
  children?: ReactNode
}

const failed = () =>
  showToast({ title: 'Copying failed', description: 'Select the text and copy it yourself.', tone: 'danger' })

/** A text that is often needed elsewhere, such as in the form of a job site. */
export function Copyable({ name, text, children = text }: CopyableProps) {
  return (
    <span className="flex items-start gap-1">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <CopyButton text={text} label={`Copy ${name}`} onFailure={failed} />
    </span>
  )
}
