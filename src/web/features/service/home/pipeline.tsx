import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { ButtonLink, TextLink } from '#web/lib/navigation/links.tsx'
import { summarizeApplications } from '#contract/application-summary.ts'
import { listJobInterests } from '#contract/job-interests.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paths } from '#web/paths.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Card } from '#web/ui/layout/card.tsx'

/** In place of counts that are all zero while a person has no plan and no account manager. */
function FreeTools() {
  return (
    <Card aria-labelledby="free-tools" className="gap-3 px-edge py-4 sm:px-6">
      <div>
        <h2 id="free-tools" className="text-lg">
          Free, With or Without a Plan
        </h2>
        <p className="text-muted">
          Write your resume or import it, see how applicant-tracking systems read it, and write a letter for a job.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.resumeBuilder} variant="primary">
          Build a Resume
        </ButtonLink>
        <ButtonLink href={paths.coverLetterBuilder}>Write a Cover Letter</ButtonLink>
      </div>
    </Card>
  )
}

/** The search in one line of counts, each with a link to its rows. */
export function Pipeline({ hasService }: { hasService: boolean }) {
  const { data: summary } = useQuery(queryFor(summarizeApplications, {}))
  const { data: interests } = useQuery(queryFor(listJobInterests, {}))
  if (!hasService && summary?.total === 0 && !interests?.length) return <FreeTools />
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
      <TextLink href={paths.reports}>Weekly Reports</TextLink>
    </Card>
  )
}
