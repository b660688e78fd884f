import type { Stats } from '#contract/stats.ts'
import { Card, CardBody, CardHeader } from '#web/ui/card.tsx'
import { FunnelBars } from '#web/ui/chart.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { FiguresTable } from '#web/ui/figures-table.tsx'
import { managerBars, managerText, statusBars, statusText } from './stats-figures.ts'

const barHeight = 36

export function StatusPicture({ applications }: { applications: Stats['applications'] }) {
  const bars = statusBars(applications)
  return (
    <Card>
      <CardHeader level={3} title="Applications by status" />
      <CardBody className="grid gap-4">
        <FunnelBars label={statusText(applications)} bars={bars} height={bars.length * barHeight} />
        <Disclosure summary="As a table">
          <FiguresTable
            caption="Applications by status"
            columns={['Status', 'Applications']}
            rows={bars.map(({ name, text }) => [name, text] as const)}
          />
        </Disclosure>
      </CardBody>
    </Card>
  )
}

export function ManagerPicture({ managers }: { managers: readonly Stats['accountManagers'][number][] }) {
  const bars = managerBars(managers)
  return (
    <Card>
      <CardHeader
        level={3}
        title="Clients by account manager"
        description={managers.length > bars.length ? `The ${bars.length} with the most.` : undefined}
      />
      <CardBody>
        <FunnelBars label={managerText(managers)} bars={bars} height={bars.length * barHeight} />
      </CardBody>
    </Card>
  )
}
