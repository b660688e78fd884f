import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { plans } from '#contract/plans.ts'
import type { WaitingSubscriber } from '#contract/users.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { DueBadge } from '#web/ui/feedback/due-badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { type Column, Table } from '#web/ui/data/table.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { AssignManagerDialog } from './assign-manager-dialog.tsx'
import { getDueState } from '#web/lib/format/due.ts'
import { UserName } from './user-name.tsx'
import { waitingSubscribersQuery } from './users.queries.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { formatName } from '#web/lib/format/names.ts'

/** Subscribers without an account manager, longest waiting first. */
export function WaitingList() {
  const { data, ...query } = useQuery(waitingSubscribersQuery)
  return (
    <Loadable
      room="min-h-48"
      expected={{ rows: 2 }}
      {...getQueryState({ ...query, data: data?.waiting }, 'Waiting subscribers could not be loaded.')}
      empty={
        <EmptyState
          icon={<UserRoundCheck />}
          title="No one is waiting"
          text="Every subscriber has an account manager."
          className="min-h-48 py-6"
        />
      }
    >
      {(waiting) => <Waiting waiting={waiting} total={data?.total ?? waiting.length} />}
    </Loadable>
  )
}

function Waiting({ waiting, total }: { waiting: readonly WaitingSubscriber[]; total: number }) {
  const now = useNow()
  return (
    <Stack gap="sm">
      <Table caption="Waiting subscribers" columns={getWaitingColumns(now)} rows={waiting} rowKey={({ id }) => id} />
      {total > waiting.length && (
        <p className="text-sm text-muted">
          The {waiting.length} who have waited longest, of {formatCount(total)}.
        </p>
      )}
    </Stack>
  )
}

const getWaitingColumns = (now: number): readonly Column<WaitingSubscriber>[] => [
  {
    header: 'Name',
    rowHeader: true,
    className: '@4xl:min-w-56',
    cell: (user) => <UserName user={user} />,
  },
  { header: 'Plan', cell: ({ plan }) => (plan ? plans[plan].name : '—') },
  {
    header: 'Subscribed',
    nowrap: true,
    cell: ({ waitingSince }) => <time dateTime={waitingSince}>{timeAgo(waitingSince, now)}</time>,
  },
  {
    header: 'Promise',
    nowrap: true,
    cell: ({ dueAt }) => <DueBadge dueAt={dueAt} {...getDueState(dueAt, now)} />,
  },
  {
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (user) => (
      <AssignManagerDialog
        user={user}
        trigger={
          <Button size="sm">
            Assign
            <VisuallyHidden>{formatName(user)}</VisuallyHidden>
          </Button>
        }
      />
    ),
  },
]
