import type { UserDetails } from '#contract/user-details.ts'
import { promiseKindTexts } from './promise-kinds.ts'
import { showDay, showMoment } from '#web/lib/format/dates.ts'
import { type Column, Table } from '#web/ui/data/table.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { getPromiseState } from './promise-texts.ts'

type Promised = UserDetails['promises'][number]

/** The latest promises to a client. */
export function PromisesToUser({ promises }: { promises: readonly Promised[] }) {
  const now = useNow()
  if (promises.length === 0) return <p className="text-muted">No promises yet.</p>
  return <Table caption="Promises to this client" columns={getColumns(now)} rows={promises} rowKey={({ id }) => id} />
}

const getColumns = (now: number): readonly Column<Promised>[] => [
  { header: 'Promise', rowHeader: true, cell: ({ kind }) => promiseKindTexts[kind] },
  {
    header: 'Since',
    nowrap: true,
    cell: ({ startedAt }) => <time dateTime={startedAt}>{showDay(startedAt)}</time>,
  },
  {
    header: 'Due',
    nowrap: true,
    cell: ({ dueAt }) => <time dateTime={dueAt}>{showMoment(dueAt)}</time>,
  },
  {
    header: 'State',
    cell: (promise) => {
      const { label, tone } = getPromiseState(promise, now)
      return <Badge tone={tone}>{label}</Badge>
    },
  },
]
