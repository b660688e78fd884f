import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn, Users } from 'lucide-react'
import type { Stats } from '#contract/stats.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { Grid, Row } from '#web/ui/layout/page.tsx'
import { statsQuery } from './stats.queries.ts'
import { useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { FunnelBars } from '#web/ui/data/chart.tsx'
import { FiguresTable } from '#web/ui/data/figures-table.tsx'
import { getManagerName, listedText, statusBars, statusText } from './stats-figures.ts'

export function PlatformStats() {
  const { data, failure, ...retry } = getQueryState(useQuery(statsQuery), 'The numbers could not be loaded.')
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

function StatusPicture({ applications }: { applications: Stats['applications'] }) {
  const bars = statusBars(applications)
  return (
    <Card>
      <CardHeader level={3} title="Applications by Status" />
      <CardBody className="grid gap-4">
        <FunnelBars label={statusText(applications)} bars={bars} />
      </CardBody>
    </Card>
  )
}

const foldedLength = 10

function ManagerPicture({ managers, total }: { managers: Stats['accountManagers']; total: number }) {
  const [showAll, setShowAll] = useState(false)
  const listed = showAll ? managers : managers.slice(0, foldedLength)
  return (
    <Card>
      <CardHeader level={3} title="Clients by Account Manager" description={listedText(listed.length, total)} />
      <CardBody className="grid gap-4">
        <FiguresTable
          caption="Account managers"
          columns={['Account Manager', 'Clients', 'Applications This Week']}
          rows={listed.map(
            (manager) => [getManagerName(manager), manager.clientCount, manager.applicationsThisWeek] as const,
          )}
          rowKeys={listed.map(({ accountManager }) => accountManager.id)}
        />
        {listed.length < managers.length && (
          <Row className="justify-center">
            <Button variant="secondary" size="sm" onClick={() => setShowAll(true)}>
              Show {managers.length}
            </Button>
          </Row>
        )}
      </CardBody>
    </Card>
  )
}
