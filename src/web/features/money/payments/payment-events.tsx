import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { listPaymentEvents } from '#contract/payment-events.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { eventColumns } from './event-columns.tsx'

const views = [
  { value: 'all', label: 'All' },
  { value: 'unprocessed', label: 'Unprocessed' },
] as const

/** Webhook events of the card provider, newest first. */
export function PaymentEvents() {
  const [view, setView] = useState<(typeof views)[number]['value']>('all')
  const query = usePaginatedQuery(listPaymentEvents, view === 'all' ? {} : { unprocessed: '1' })
  return (
    <Stack>
      <Segmented label="Which events" options={views} value={view} onValueChange={setView} className="self-start" />
      <Loadable
        {...getQueryState(query, 'The events could not be loaded.')}
        empty={<EmptyState icon={<Webhook />} {...emptyText[view]} />}
      >
        {(events) => (
          <>
            <Table caption="Payment events" columns={eventColumns} rows={events} rowKey={({ id }) => id} />
            <Row className="justify-center">
              <LoadMore onMore={query.onMore} loading={query.loadingMore} />
            </Row>
          </>
        )}
      </Loadable>
    </Stack>
  )
}

const emptyText = {
  all: { title: 'No events yet', text: 'They come with the first subscription.' },
  unprocessed: { title: 'Nothing unprocessed', text: 'Every event has taken effect.' },
}
