import type { ReactNode } from 'react'
import { buttonClass } from '../form/button-class.ts'

const asButton = buttonClass('secondary', 'sm', 'sm:whitespace-nowrap')

interface NewTabLinkProps {
  href: string
  className?: string
  children: ReactNode
}

/** Opens another screen of the product in a new tab. */
export function NewTabLink({ href, className = asButton, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" title="Opens in a new tab" className={className}>
      {children}
    </a>
  )
}
