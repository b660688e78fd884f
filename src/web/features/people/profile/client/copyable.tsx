import type { ReactNode } from 'react'
import { showToast } from '#web/lib/toasts.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'

interface CopyableProps {
  /** Completes the label `Copy phone`. */
  name: string
  text: string
  children?: ReactNode
}

const showCopyError = () =>
  showToast({ title: 'Copying failed', description: 'Select the text and copy it yourself.', tone: 'danger' })

/** A text with a copy button, for filling in forms of job sites. */
export function Copyable({ name, text, children = text }: CopyableProps) {
  return (
    <span className="flex items-start gap-1">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      <CopyButton text={text} label={`Copy ${name}`} onFailure={showCopyError} />
    </span>
  )
}
