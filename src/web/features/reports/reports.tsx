import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { listReports } from '#contract/reports.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { buttonClass } from '#web/ui/form/button-class.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { describeNextReport } from './next-report.ts'
import { FirstStepScene } from '#web/ui/illustration/scenes.tsx'
import { ReportView } from './report-view.tsx'
import { WeekList } from './week-list.tsx'

/** The weekly reports of a client, the latest one open. Without `userId` the own ones. */
export function Reports({ userId }: { userId?: string }) {
  const query = useQuery({
    ...queryFor(listReports, { query: userId === undefined ? {} : { userId } }),
    refetchOnMount: 'always',
  })
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const { data, ...state } = getQueryState(query, 'The reports could not be loaded.')
  if (!data) return <LoadStatus {...state} />
  const selected = data.find(({ id }) => id === search.get('report')) ?? data[0]
  if (!selected) return userId === undefined ? <NoOwnReport /> : <NoReport />

  const toHref = (report: string) =>
    `${paths.reports}?${new URLSearchParams(userId === undefined ? { report } : { userId, report })}`
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <WeekList
        reports={data}
        selectedId={selected.id}
        toHref={toHref}
        onSelect={(reportId) => navigate(toHref(reportId))}
      />
      <ReportView report={selected} />
    </div>
  )
}

function NoReport() {
  return (
    <EmptyState
      level={2}
      icon={<CalendarCheck />}
      title="No report yet"
      text="The client gets the first one on the Monday after a week with a plan."
    />
  )
}

function NoOwnReport() {
  const { subscriptionActive, timeZone } = useSignedInUser()
  const now = useNow()
  return subscriptionActive ? (
    <EmptyState
      level={2}
      illustration={<FirstStepScene className="w-44 max-w-full" />}
      title="No report yet"
      text={`Your first weekly report arrives on ${describeNextReport(now, timeZone ?? 'UTC')}.`}
    />
  ) : (
    <EmptyState
      level={2}
      illustration={<FirstStepScene className="w-44 max-w-full" />}
      title="No report yet"
      text="With a plan, we report every Monday what we sent for you and what came of it."
      action={
        <Link href={paths.pricing} className={buttonClass('secondary')}>
          See Plans
        </Link>
      }
    />
  )
}
