import { useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Row, Stack } from '#web/ui/page.tsx'
import { Table } from '#web/ui/table.tsx'
import { columnsFor } from './application-columns.tsx'
import type { ListedApplication } from './applications.queries.ts'
import { arrangeApplications, type Arrangement } from './arrange-applications.ts'
import { ArrangementBar } from './arrangement-bar.tsx'

/** Rows a browser draws at once without a noticeable wait. */
const pageLength = 50

interface ArrangedApplicationsProps {
  applications: readonly ListedApplication[]
  editable: boolean
}

export function ArrangedApplications({ applications, editable }: ArrangedApplicationsProps) {
  const [arrangement, setArrangement] = useState<Arrangement>({ sortBy: 'date', status: 'all' })
  const [length, setLength] = useState(pageLength)
  const arranged = useMemo(() => arrangeApplications(applications, arrangement), [applications, arrangement])
  const columns = useMemo(() => columnsFor(applications, { editable }), [applications, editable])
  const shown = arranged.slice(0, length)

  return (
    <Stack>
      <ArrangementBar arrangement={arrangement} onChange={setArrangement}>
        {shown.length} of {applications.length} applications
      </ArrangementBar>
      {arranged.length === 0 ? (
        <EmptyState
          level={2}
          title="No applications with this status"
          action={
            <Button variant="secondary" onClick={() => setArrangement({ ...arrangement, status: 'all' })}>
              Show All
            </Button>
          }
        />
      ) : (
        <Table caption="Applications" columns={columns} rows={shown} rowKey={({ id }) => id} />
      )}
      {arranged.length > shown.length && (
        <Row className="justify-center">
          <Button variant="secondary" onClick={() => setLength(length + pageLength)}>
            Show More
          </Button>
        </Row>
      )}
    </Stack>
  )
}
