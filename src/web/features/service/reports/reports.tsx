import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarDays } from 'lucide-react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { ButtonLink } from '#web/lib/navigation/links.tsx'
import { listReports, type ProgressReport } from '#contract/reports.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { describeNextReport } from './next-report.ts'
import { ReportView } from './report-view.tsx'
import { describeWeek } from '#contract/report-texts.ts'
import { cn } from '#web/ui/class-names.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'

/** The weekly reports of a client, the latest one open. Without `userId` the own ones. */
export function Reports({ userId }: { userId?: string }) {
  const query = useQuery({
    ...queryFor(listReports, { query: userId === undefined ? {} : { userId } }),
    ...refetchWhenShown,
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
      icon={<CalendarDays />}
      title="No report yet"
      text={`Your first weekly report arrives on ${describeNextReport(now, timeZone ?? 'UTC')}.`}
    />
  ) : (
    <EmptyState
      level={2}
      icon={<CalendarDays />}
      title="No report yet"
      text="With a plan, we report every Monday what we sent for you and what came of it."
      action={<ButtonLink href={paths.pricing}>See Plans</ButtonLink>}
    />
  )
}

interface WeekListProps {
  /** The latest first. */
  reports: readonly ProgressReport[]
  selectedId: string
  toHref: (reportId: string) => string
  onSelect: (reportId: string) => void
}

/** The weeks to choose from: a list beside the report, or a selector above it on a narrow window. */
function WeekList({ reports, selectedId, toHref, onSelect }: WeekListProps) {
  return (
    <>
      <SelectField
        label="Week"
        className="lg:hidden"
        value={selectedId}
        onChange={(event) => onSelect(event.target.value)}
        options={reports.map((report) => ({ value: report.id, label: describeWeek(report) }))}
      />
      <nav aria-label="Weeks" className="max-lg:hidden">
        <ul className="grid gap-1">
          {reports.map((report) => (
            <li key={report.id}>
              <Link
                href={toHref(report.id)}
                aria-current={report.id === selectedId ? 'page' : undefined}
                className={cn(
                  'block rounded-lg px-3 py-2 font-medium hover:bg-sunken',
                  report.id === selectedId ? 'bg-accent-soft text-ink' : 'text-muted',
                )}
              >
                {describeWeek(report)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
