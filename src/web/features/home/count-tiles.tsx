import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { summarizeApplications } from '#contract/application-summary.ts'
import { listJobInterests } from '#contract/job-interests.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { stretchedLinkClass } from '#web/ui/layout/link-text.tsx'

/** Five counts of the search, each with a link to its rows. */
export function CountTiles() {
  const { data: summary } = useQuery(queryFor(summarizeApplications, {}))
  const { data: interests } = useQuery(queryFor(listJobInterests, {}))
  const counts = summary && { ...summary.byStatus }
  const tiles = [
    { label: 'Applications', count: summary?.total, href: paths.dashboard },
    { label: 'Waiting for an answer', count: counts && (counts.applied ?? 0), href: paths.dashboardWith('applied') },
    { label: 'Interviewing', count: counts && (counts.interviewing ?? 0), href: paths.dashboardWith('interviewing') },
    {
      label: counts?.offered === 1 ? 'Offer' : 'Offers',
      count: counts && (counts.offered ?? 0),
      href: paths.dashboardWith('offered'),
    },
    {
      label: 'Jobs you sent us',
      count: interests?.filter(({ processed }) => !processed).length,
      href: paths.dashboard,
    },
  ]
  return (
    <ul aria-label="Your search in numbers" className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {tiles.map(({ label, count, href }) => (
        <Card key={label} as="li" interactive className="px-3.5 py-2.5 max-sm:first:col-span-2">
          <Link href={href} className={`${stretchedLinkClass} flex flex-wrap items-baseline gap-x-2`}>
            {/* Reserves the line while the number loads. */}
            <span className="text-xl font-semibold tabular-nums">
              {count === undefined ? '\u00A0' : formatCount(count)}
            </span>{' '}
            <span className="text-sm font-medium text-muted">{label}</span>
          </Link>
        </Card>
      ))}
    </ul>
  )
}
