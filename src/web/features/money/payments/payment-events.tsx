import { Webhook } from 'lucide-react'
import { useState } from 'react'
import { listPaymentEvents, type PaymentEvent, replayPaymentEvent } from '#contract/payment-events.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { LoadMore } from '#web/ui/feedback/load-more.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'
import { Table, type Column } from '#web/ui/data/table.tsx'
import { useCall } from '#web/lib/api/use-call.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Timestamp } from './timestamp.tsx'

const eventColumns: readonly Column<PaymentEvent>[] = [
  {
    header: 'Event',
    rowHeader: true,
    cell: ({ id, type }) => (
      <div className="grid wrap-anywhere">
        <span className="font-medium">{type}</span>
        <span className="text-xs font-normal text-muted">{id}</span>
      </div>
    ),
  },
  {
    header: 'Received',
    className: 'text-sm @4xl:whitespace-nowrap',
    cell: ({ receivedAt }) => <Timestamp at={receivedAt} />,
  },
  { header: 'State', cell: (event) => <EventState event={event} /> },
  { header: 'Replay', hideHeader: true, align: 'end', cell: (event) => <ReplayButton event={event} /> },
]

function EventState({ event: { processedAt, error } }: { event: PaymentEvent }) {
  if (processedAt) return <Badge tone="success">Processed</Badge>
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={error ? 'danger' : 'warning'}>{error ? 'Failed' : 'Waiting'}</Badge>
      {error && <span className="text-sm wrap-anywhere text-muted">{error}</span>}
    </div>
  )
}

function ReplayButton({ event: { id, type } }: { event: PaymentEvent }) {
  const replay = useCall(replayPaymentEvent, {
    success: ({ error }) =>
      error === null
        ? { title: 'Event replayed' }
        : { title: 'The event was replayed, but had no effect', description: error },
    failure: { title: 'Replay failed', fallback: 'Failed to replay the event' },
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={replay.isPending}
      onClick={() => replay.mutate({ params: { id } })}
      aria-label={`Replay ${type} ${id}`}
    >
      Replay
    </Button>
  )
}

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
            <LoadMore onMore={query.onMore} loading={query.loadingMore} className="self-center" />
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
