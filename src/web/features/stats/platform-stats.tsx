import { ChartNoAxesColumn, Users } from 'lucide-react'
import type { Stats } from '#contract/stats.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { ManagerPicture, StatusPicture } from './stats-pictures.tsx'
import { useStats } from './stats.queries.ts'

export function PlatformStats() {
  const { data, failure, ...retry } = getQueryState(useStats(), 'The numbers could not be loaded.')
  if (data)
    return (
      <Grid className="items-start">
        <ApplicationNumbers applications={data.applications} />
        <ManagerNumbers managers={data.accountManagers} total={data.managers} />
      </Grid>
    )
  return <LoadStatus failure={failure} {...retry} className="min-h-60" />
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
