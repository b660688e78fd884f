import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass, type ButtonSize, type ButtonVariant } from './button-class.ts'
import { useDoubleClickGuard } from './double-click-guard.ts'

interface DownloadLinkProps {
  href: string
  variant: ButtonVariant
  size?: ButtonSize
  className?: string
  children: ReactNode
}

/** A link to a file of the server. A double click downloads once. */
export function DownloadLink({ href, variant, size, className, children }: DownloadLinkProps) {
  const guard = useDoubleClickGuard()
  return (
    <a
      href={href}
      download
      className={buttonClass(variant, size, className)}
      onClick={(event) => {
        if (!guard.accept()) event.preventDefault()
      }}
    >
      <Download aria-hidden="true" />
      {children}
    </a>
  )
}
