import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { listPaymentEvents } from '#contract/payment-events.ts'
import { loadStateOf } from '#web/lib/load-state.ts'
import { useParts } from '#web/lib/use-parts.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { Loadable } from '#web/ui/loadable.tsx'
import { Row, Stack } from '#web/ui/page.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Table } from '#web/ui/table.tsx'
import { eventColumns } from './event-columns.tsx'

const views = [
  { value: 'all', label: 'All' },
  { value: 'unprocessed', label: 'Unprocessed' },
] as const

/** What the card provider told, the newest first. */
export function PaymentEvents() {
  const [view, setView] = useState<(typeof views)[number]['value']>('all')
  const query = useParts(listPaymentEvents, view === 'all' ? {} : { unprocessed: '1' })
  return (
    <Stack>
      <Segmented label="Which events" options={views} value={view} onValueChange={setView} className="self-start" />
      <Loadable
        {...loadStateOf(query, 'The events could not be loaded.')}
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
