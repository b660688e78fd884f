import { useState } from 'react'
import type { Stats } from '#contract/stats.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Card, CardBody, CardHeader } from '#web/ui/layout/card.tsx'
import { FunnelBars } from '#web/ui/data/chart.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { FiguresTable } from '#web/ui/data/figures-table.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { managerBars, getManagerName, managerText, listedText, statusBars, statusText } from './stats-figures.ts'

export function StatusPicture({ applications }: { applications: Stats['applications'] }) {
  const bars = statusBars(applications)
  return (
    <Card>
      <CardHeader level={3} title="Applications by Status" />
      <CardBody className="grid gap-4">
        <FunnelBars label={statusText(applications)} bars={bars} />
        <Disclosure summary="Show Table">
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

/** Page size. */
const foldedLength = 10

export function ManagerPicture({ managers, total }: { managers: Stats['accountManagers']; total: number }) {
  const [showAll, setShowAll] = useState(false)
  const bars = managerBars(managers)
  const listed = showAll ? managers : managers.slice(0, foldedLength)
  return (
    <Card>
      <CardHeader level={3} title="Clients by Account Manager" description={listedText(listed.length, total)} />
      <CardBody className="grid gap-4">
        <FunnelBars label={managerText(managers)} bars={bars} />
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
