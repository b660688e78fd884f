import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { summarizeApplications } from '#contract/application-summary.ts'
import { listJobInterests } from '#contract/job-interests.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'

/** The search in one line of counts, each with a link to its rows. */
export function Pipeline() {
  const { data: summary } = useQuery(queryFor(summarizeApplications, {}))
  const { data: interests } = useQuery(queryFor(listJobInterests, {}))
  const { applied = 0, interviewing = 0, offered = 0 } = summary?.byStatus ?? {}
  const counts = [
    { label: 'sent', count: summary?.reached.find(({ stage }) => stage === 'applied')?.count, href: paths.dashboard },
    { label: 'waiting for an answer', count: summary && applied, href: paths.dashboardWith('applied') },
    { label: 'interviewing', count: summary && interviewing, href: paths.dashboardWith('interviewing') },
    { label: offered === 1 ? 'offer' : 'offers', count: summary && offered, href: paths.dashboardWith('offered') },
    {
      label: 'waiting for us to apply',
      count: interests?.filter(({ processed }) => !processed).length,
      href: paths.dashboard,
    },
  ]
  return (
    <Card className="flex-row flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-edge py-3 sm:px-6">
      <h2 className="sr-only">Your Search</h2>
      <ul aria-label="Your search in numbers" className="flex flex-wrap gap-x-5 gap-y-1">
        {counts.map(({ label, count, href }) => (
          <li key={label}>
            <Link href={href} className="inline-flex min-h-6 items-baseline gap-1.5 rounded-sm hover:underline">
              {/* Reserves the line while the number loads. */}
              <span className="text-lg font-semibold tabular-nums">
                {count === undefined ? '\u00A0' : formatCount(count)}
              </span>
              <span className="text-sm text-muted">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={paths.reports} className={linkClass}>
        Weekly Reports
      </Link>
    </Card>
  )
}
