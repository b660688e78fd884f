import type { ReactNode } from 'react'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Stat } from '#web/ui/data/stat.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Grid } from '#web/ui/layout/page.tsx'
import { successRate } from './stats-figures.ts'
import { useStats } from './stats.queries.ts'

/** The figures that the specification asks for on `/admin`, in one line. `more` follows the last one. */
export function Headlines({ more }: { more?: ReactNode }) {
  const { data, failure, ...retry } = getQueryState(useStats(), 'The numbers could not be loaded.')
  if (!data) return <LoadStatus failure={failure} {...retry} className="min-h-26" />
  const { applications, managers } = data
  return (
    <Grid columns={3}>
      <Stat label="Applications" value={formatCount(applications.total)} hint="of all job seekers" />
      <Stat
        label="Success Rate"
        value={successRate(applications)}
        hint="Share of all applications that have an offer now"
      />
      <Stat label="Account Managers" value={formatCount(managers)} hint={more ?? 'including suspended ones'} />
    </Grid>
  )
}
