import { ChartNoAxesColumn, Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import type { Stats } from '#contract/stats.ts'
import { loadStateOf } from '#web/lib/load-state.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Grid, Stack } from '#web/ui/page.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { managerName, successRate } from './stats-figures.ts'
import { useStats } from './stats.queries.ts'

const StatusPicture = lazy(async () => ({ default: (await import('./stats-pictures.tsx')).StatusPicture }))
const ManagerPicture = lazy(async () => ({ default: (await import('./stats-pictures.tsx')).ManagerPicture }))

/** The service in numbers: its applications, and what each account manager has in hand. */
export function PlatformStats() {
  const { data, failure, onRetry, retrying } = loadStateOf(useStats(), 'The numbers could not be loaded.')
  if (data)
    return (
      <Stack>
        {data.applications.total > 0 && <Headlines applications={data.applications} />}
        <Grid className="items-start">
          <ApplicationNumbers applications={data.applications} />
          <ManagerNumbers managers={data.accountManagers} total={data.managers} />
        </Grid>
      </Stack>
    )
  if (failure === null) return <PageSpinner className="min-h-60" />
  return <ErrorState message={failure} onRetry={onRetry} retrying={retrying} />
}

function Headlines({ applications }: { applications: Stats['applications'] }) {
  return (
    <Grid>
      <Stat label="Applications" value={applications.total.toLocaleString('en-US')} hint="of all job seekers" />
      <Stat label="Success Rate" value={successRate(applications)} hint="have an offer" />
    </Grid>
  )
}

function ApplicationNumbers({ applications }: { applications: Stats['applications'] }) {
  if (applications.total === 0) return <EmptyState icon={<ChartNoAxesColumn />} title="No application data available" />
  return (
    <Suspense fallback={<PageSpinner className="min-h-60" />}>
      <StatusPicture applications={applications} />
    </Suspense>
  )
}

type Manager = Stats['accountManagers'][number]

const managerColumns: readonly Column<Manager>[] = [
  { key: 'name', header: 'Account Manager', rowHeader: true, className: 'wrap-anywhere', cell: managerName },
  {
    key: 'clients',
    header: 'Clients',
    align: 'end',
    cell: ({ clientCount }) => clientCount.toLocaleString('en-US'),
  },
  {
    key: 'week',
    header: 'Applications This Week',
    align: 'end',
    cell: ({ applicationsThisWeek }) => applicationsThisWeek.toLocaleString('en-US'),
  },
]

function ManagerNumbers({ managers, total }: { managers: readonly Manager[]; total: number }) {
  if (managers.length === 0)
    return <EmptyState icon={<Users />} title="No account managers yet" text="Promote a user to have one." />
  return (
    <Stack>
      <Suspense fallback={<PageSpinner className="min-h-60" />}>
        <ManagerPicture managers={managers} />
      </Suspense>
      <Table
        caption="Account managers"
        columns={managerColumns}
        rows={managers}
        rowKey={({ accountManager }) => accountManager.id}
      />
      {total > managers.length && (
        <p className="text-sm text-muted">
          The {managers.length} with the most clients, of {total.toLocaleString('en-US')}.
        </p>
      )}
    </Stack>
  )
}
