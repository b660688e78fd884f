import { useQuery } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide-react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { type EndangeredPromise, listEndangeredPromises } from '#contract/promises.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { promiseKindTexts } from './promise-kinds.ts'
import { getDueState } from '#web/lib/format/due.ts'
import { formatName } from '#web/lib/format/names.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { type Column, Table } from '#web/ui/data/table.tsx'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Row } from '#web/ui/layout/page.tsx'
import { NudgeButton } from '#web/features/people/users/nudge-button.tsx'
import { ReassignButton } from '#web/features/people/users/reassign-button.tsx'
import { showMoment } from '#web/lib/format/dates.ts'
import { getPromisePath } from './promise-texts.ts'

/** Open promises that are late or run out soon, the earliest first. */
export function EndangeredPromises() {
  const query = useQuery(queryFor(listEndangeredPromises))
  return (
    <Loadable
      room="min-h-48"
      expected={{ rows: 3 }}
      {...getQueryState(query, 'Open promises could not be loaded.')}
      empty={
        <EmptyState
          icon={<CalendarCheck />}
          title="No promise is in danger"
          text="Promises that are late or run out within two working hours show up here."
          className="min-h-48 py-6"
        />
      }
    >
      {(promises) => <PromiseTable promises={promises} />}
    </Loadable>
  )
}

function PromiseTable({ promises }: { promises: readonly EndangeredPromise[] }) {
  const now = useNow()
  return <Table caption="Promises in danger" columns={getColumns(now)} rows={promises} rowKey={({ id }) => id} />
}

const getColumns = (now: number): readonly Column<EndangeredPromise>[] => [
  {
    header: 'Promise',
    rowHeader: true,
    cell: (promise) => <TextLink href={getPromisePath(promise)}>{promiseKindTexts[promise.kind]}</TextLink>,
  },
  { header: 'Client', cell: ({ client }) => (client ? formatName(client) : 'A visitor') },
  { header: 'Account Manager', cell: ({ manager }) => (manager ? formatName(manager) : 'Admins') },
  {
    header: 'Due',
    nowrap: true,
    cell: (promise) => (
      <DueBadge
        dueAt={promise.pausedBy === null ? promise.dueAt : null}
        {...getDueState(promise.dueAt, now, promise)}
      />
    ),
  },
  { header: 'Actions', hideHeader: true, cell: (promise) => <Actions promise={promise} /> },
]

function Actions({ promise: { id, kind, client, manager, dueAt, late, nudged } }: { promise: EndangeredPromise }) {
  if (!client) return null
  const about = `${promiseKindTexts[kind]}, ${formatName(client)}`
  return (
    <Row gap="xs" className="@4xl:justify-end">
      {manager && (
        <NudgeButton
          manager={manager}
          about={about}
          title={late ? 'A promise is late' : 'A promise runs out soon'}
          message={`${about}. Due ${showMoment(dueAt)}.`}
          aboutId={id}
          nudged={nudged}
        />
      )}
      <ReassignButton client={client} managerId={manager?.id ?? null} />
    </Row>
  )
}
