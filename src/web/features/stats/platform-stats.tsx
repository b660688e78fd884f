import { ChartNoAxesColumn, Users } from 'lucide-react'
import type { Stats } from '#contract/stats.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Grid, Stack } from '#web/ui/layout/page.tsx'
import { Stat } from '#web/ui/data/stat.tsx'
import { successRate } from './stats-figures.ts'
import { ManagerPicture, StatusPicture } from './stats-pictures.tsx'
import { useStats } from './stats.queries.ts'
import { formatCount } from '#web/ui/data/format-number.ts'

export function PlatformStats() {
  const { data, failure, ...retry } = getQueryState(useStats(), 'The numbers could not be loaded.')
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
  return <LoadStatus failure={failure} {...retry} className="min-h-60" />
}

function Headlines({ applications }: { applications: Stats['applications'] }) {
  return (
    <Grid>
      <Stat label="Applications" value={formatCount(applications.total)} hint="of all job seekers" />
      <Stat label="Success Rate" value={successRate(applications)} hint="have an offer" />
    </Grid>
  )
}

function ApplicationNumbers({ applications }: { applications: Stats['applications'] }) {
  if (applications.total === 0) return <EmptyState icon={<ChartNoAxesColumn />} title="No application data available" />
  return <StatusPicture applications={applications} />
}

interface ManagerNumbersProps {
  managers: Stats['accountManagers']
  /** The total, including those that are not listed. */
  total: number
}

function ManagerNumbers({ managers, total }: ManagerNumbersProps) {
  if (managers.length === 0)
    return <EmptyState icon={<Users />} title="No account managers yet" text="Promote a user to have one." />
  return <ManagerPicture managers={managers} total={total} />
}
