import { type PaymentEvent, replayPaymentEvent } from '#contract/payment-events.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import type { Column } from '#web/ui/data/table.tsx'
import { Timestamp } from './timestamp.tsx'

export const eventColumns: readonly Column<PaymentEvent>[] = [
  {
    key: 'type',
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
    key: 'received',
    header: 'Received',
    className: 'text-sm @4xl:whitespace-nowrap',
    cell: ({ receivedAt }) => <Timestamp at={receivedAt} />,
  },
  { key: 'state', header: 'State', cell: (event) => <EventState event={event} /> },
  { key: 'replay', header: 'Replay', hideHeader: true, align: 'end', cell: (event) => <ReplayButton event={event} /> },
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
