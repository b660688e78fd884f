import { ExternalLink as Icon } from 'lucide-react'
import { useId, type ComponentProps } from 'react'
import { cn } from '../class-names.ts'
import { linkClass } from './link-text.tsx'

export type ExternalLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & {
  href: string | null | undefined
  /** The small arrow after the text. */
  icon?: boolean
  /** The description for screen readers. */
  hint?: string
}

/** A link to another site, in a new tab. A text that is no web address renders as plain text. */
export function ExternalLink({
  href,
  icon = true,
  hint = 'Opens in a new tab',
  className = linkClass,
  children,
  ...props
}: ExternalLinkProps) {
  const hintId = useId()
  if (!isWebAddress(href)) return <span className="wrap-anywhere">{children}</span>
  return (
    <>
      <a
        {...props}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={hintId}
        className={cn('wrap-anywhere', className)}
      >
        {children}
        {icon && <Icon aria-hidden="true" className="ms-1 inline size-[0.9em] align-[-0.08em]" />}
      </a>
      <span id={hintId} hidden>
        {hint}
      </span>
    </>
  )
}

/** Only http and https addresses may become links. */
export function isWebAddress(href: string | null | undefined): href is string {
  if (!href) return false
  const url = URL.parse(href)
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
}
