import { type ReactNode, useMemo } from 'react'
import { Container, PageHeader, type PageHeaderProps } from '#web/ui/layout/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { type AdminCounts, readAdminCounts } from '#contract/stats.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { formatBadgeCount } from '#web/ui/feedback/badge.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { TabLinks } from './tab-links.tsx'

/** A screen of the administration: the tabs stay in place, and the heading below them changes. */
export function AdminFrame({ subtitle, children, ...header }: PageHeaderProps & { children: ReactNode }) {
  return (
    <Container className="grid grid-cols-1 content-start gap-3 pt-3 pb-8 sm:gap-8 sm:pb-10">
      <AdminTabs />
      {/* On a phone the rows come first. */}
      <PageHeader {...header} subtitle={subtitle && <span className="max-sm:hidden">{subtitle}</span>} />
      {children}
    </Container>
  )
}

interface Tab {
  href: string
  label: string
  below?: string
  /** Which count belongs to the tab, and what is counted. */
  count?: { of: keyof AdminCounts; adjective: string }
}

const tabs: readonly Tab[] = [
  { href: paths.admin, label: 'Users', below: paths.user('') },
  { href: paths.waiting, label: 'Waiting', count: { of: 'waiting', adjective: 'waiting' } },
  { href: paths.contactMessages, label: 'Messages', count: { of: 'messages', adjective: 'unanswered' } },
  { href: paths.payments, label: 'Payments' },
  { href: paths.promises, label: 'Promises', count: { of: 'latePromises', adjective: 'late' } },
  { href: paths.owed, label: 'Owed' },
  { href: paths.audit, label: 'Audit' },
  { href: paths.statistics, label: 'Statistics' },
]

/** The screens of the administration, with what waits on each. */
export function AdminTabs() {
  const { data: counts } = useQuery(queryFor(readAdminCounts))
  const links = useMemo(
    () =>
      tabs.map(({ label, count, ...tab }) => ({
        ...tab,
        label: count ? (
          <NameWithCount name={label} value={counts?.[count.of] ?? 0} adjective={count.adjective} />
        ) : (
          label
        ),
      })),
    [counts],
  )
  return <TabLinks label="Administration" links={links} />
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
