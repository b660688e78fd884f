import { UserSearch } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useFocusAfterRemoval } from '#web/lib/hooks/use-focus-after-removal.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Stack } from '#web/ui/layout/page.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { Pager } from './pager.tsx'
import { getUserColumns } from './user-columns.tsx'
import { formatTotal } from './user-names.ts'
import { useAccountManagers, useUserPage } from './users.queries.ts'

const pageLength = 25

/** One page of the matching accounts. */
export function UserPage({ filter }: { filter: { q?: string; role?: Role } }) {
  // The cursors of the pages up to this one. The first page has none.
  const [cursors, setCursors] = useState<readonly string[]>([])
  const cursor = cursors.at(-1)
  const query = useUserPage({ ...filter, limit: pageLength, ...(cursor ? { cursor } : {}) })
  const { data, error, refetch, isFetching, isPlaceholderData } = query
  const { data: managers } = useAccountManagers()
  const { id: ownId } = useSignedInUser()
  const columns = useMemo(() => getUserColumns({ managers, ownId }), [managers, ownId])
  const list = useFocusAfterRemoval<HTMLDivElement>(data?.total ?? 0)

  if (!data && error)
    return (
      <ErrorState
        message={getErrorMessage(error, 'The users could not be loaded.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <SkeletonRows rows={8} />
  const { users, total, nextCursor } = data
  return (
    <Stack>
      {users.length === 0 ? (
        <EmptyState icon={<UserSearch />} title="No users found" />
      ) : (
        <div ref={list} tabIndex={-1} role="group" aria-label="Users" className="rounded-xl">
          <Table caption="Users" columns={columns} rows={users} rowKey={({ id }) => id} />
        </div>
      )}
      <Pager
        offset={cursors.length * pageLength}
        shown={users.length}
        total={formatTotal(total, filter.q !== undefined)}
        loading={isPlaceholderData}
        onPrevious={cursors.length > 0 ? () => setCursors(cursors.slice(0, -1)) : null}
        onNext={nextCursor === null ? null : () => setCursors([...cursors, nextCursor])}
      />
    </Stack>
  )
}
