import type { ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { linkClass } from './link-text.tsx'

export type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string | null | undefined
}

/** A link to another site, in a new tab. A text that is no web address renders as plain text. */
export function ExternalLink({ href, className = linkClass, children, ...props }: ExternalLinkProps) {
  if (!isWebAddress(href)) return <span className="wrap-anywhere">{children}</span>
  return (
    <a
      {...props}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title="Opens in a new tab"
      className={cn('icon-after icon-external-link wrap-anywhere', className)}
    >
      {children}
    </a>
  )
}

/** Only http and https addresses may become links. */
export function isWebAddress(href: string | null | undefined): href is string {
  if (!href) return false
  const url = URL.parse(href)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}
