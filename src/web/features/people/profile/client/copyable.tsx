import { createContext, type ReactNode, use } from 'react'
import { CopyText } from '#web/lib/copying.tsx'

/** Whether texts have copy buttons: for staff, and not for the person whose profile it is. */
export const Copies = createContext(true)

interface CopyableProps {
  /** Completes the label `Copy phone`. */
  name: string
  text: string
  children?: ReactNode
}

/** A text with a copy button, for filling in forms of job sites. */
export function Copyable({ name, text, children = text }: CopyableProps) {
  const copies = use(Copies)
  return (
    <span className="flex items-start gap-1">
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {copies && <CopyText text={text} label={`Copy ${name}`} what="text" shown />}
    </span>
  )
}
