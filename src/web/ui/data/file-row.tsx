import type { ReactNode } from 'react'

interface FileRowProps {
  name: string
  /** Kind and size, for example. */
  text: ReactNode
  actions?: ReactNode
  /** Below the line. */
  children?: ReactNode
}

/** A document in a list, with its buttons. */
export function FileRow({ name, text, actions, children }: FileRowProps) {
  return (
    <li className="grid gap-2 border-b border-line py-2 first:pt-0 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium">{name}</span>
          <span className="text-sm text-muted">{text}</span>
        </span>
        {actions && <span className="-mx-3 flex flex-wrap gap-1 print:hidden">{actions}</span>}
      </div>
      {children}
    </li>
  )
}
