import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { cn } from '#web/ui/class-names.ts'

interface TabLink {
  href: string
  label: ReactNode
  /** Addresses below it belong to the tab too. */
  below?: string
}

/** Tabs that are screens. On a phone the bar scrolls to the current one. */
export function TabLinks({ label: name, links }: { label: string; links: readonly TabLink[] }) {
  const [path] = useLocation()
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const link = current.current
    const bar = link?.closest('ul')
    if (link && bar) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2
    // oxlint-disable-next-line react/exhaustive-deps -- Counts in the labels widen the tabs before the current one.
  }, [links, path])
  return (
    <nav aria-label={name} className="-mx-margin sm:mx-0">
      <ul className="relative flex gap-1 overflow-x-auto border-b border-line px-margin [scrollbar-width:none] sm:px-0">
        {links.map(({ href, label, below }) => {
          const isCurrent = path === href || (below !== undefined && path.startsWith(below))
          return (
            <li key={href} className="shrink-0">
              <Link
                ref={isCurrent ? current : undefined}
                href={href}
                aria-current={isCurrent ? 'page' : undefined}
                className={cn(
                  'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:outline-offset-[-3px]',
                  isCurrent && 'border-accent text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
