import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { type AdminCounts, readAdminCounts } from '#contract/stats.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { formatBadgeCount } from '#web/ui/feedback/badge.tsx'
import { cn } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'

interface Tab {
  href: string
  label: string
  /** Which count belongs to the tab, and what is counted. */
  count?: { of: keyof AdminCounts; adjective: string }
}

const tabs: readonly Tab[] = [
  { href: paths.admin, label: 'Users' },
  { href: paths.waiting, label: 'Waiting', count: { of: 'waiting', adjective: 'waiting' } },
  { href: paths.contactMessages, label: 'Messages', count: { of: 'messages', adjective: 'unanswered' } },
  { href: paths.payments, label: 'Payments' },
  { href: paths.promises, label: 'Promises', count: { of: 'latePromises', adjective: 'late' } },
  { href: paths.owed, label: 'Owed' },
  { href: paths.audit, label: 'Audit' },
  { href: paths.statistics, label: 'Statistics' },
]

const isCurrent = (path: string, href: string) =>
  path === href || (href === paths.admin && path.startsWith(paths.user('')))

/** The screens of the administration, with what waits on each. On a phone the bar scrolls to the current one. */
export function AdminTabs() {
  const [path] = useLocation()
  const { data: counts } = useQuery(queryFor(readAdminCounts))
  const current = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const link = current.current
    const bar = link?.closest('ul')
    if (link && bar) bar.scrollLeft = link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2
    // oxlint-disable-next-line react/exhaustive-deps -- The counts widen the tabs before the current one.
  }, [counts])
  return (
    <nav aria-label="Administration" className="-mx-margin sm:mx-0">
      <ul className="relative flex gap-1 overflow-x-auto border-b border-line px-margin [scrollbar-width:none] sm:px-0">
        {tabs.map(({ href, label, count }) => (
          <li key={href} className="shrink-0">
            <Link
              ref={isCurrent(path, href) ? current : undefined}
              href={href}
              aria-current={isCurrent(path, href) ? 'page' : undefined}
              className={cn(
                'inline-flex min-h-11 items-center gap-2 border-b-2 border-transparent px-3 text-sm font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:outline-offset-[-3px]',
                isCurrent(path, href) && 'border-accent text-ink',
              )}
            >
              {count ? (
                <NameWithCount name={label} value={counts?.[count.of] ?? 0} adjective={count.adjective} />
              ) : (
                label
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The accessible name of the link reads `Messages, 2 unanswered`. A count of 0 is not shown. */
function NameWithCount({ name, value, adjective }: { name: string; value: number; adjective: string }) {
  if (value === 0) return name
  // The hidden text is one element: a screen reader would pause between two.
  return (
    <>
      <span aria-hidden="true" className="inline-flex items-center gap-1.5">
        {name}
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-tone-neutral px-1.5 text-xs text-tone-neutral-text tabular-nums forced-colors:border">
          {formatBadgeCount(value)}
        </span>
      </span>
      <VisuallyHidden>
        {name}, {formatBadgeCount(value)} {adjective}
      </VisuallyHidden>
    </>
  )
}
