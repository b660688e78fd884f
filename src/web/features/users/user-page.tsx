import { UserSearch } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import { messageOf } from '#web/lib/api-error.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Stack } from '#web/ui/page.tsx'
import { PageSpinner } from '#web/ui/spinner.tsx'
import { Table } from '#web/ui/table.tsx'
import { Pager } from './pager.tsx'
import { userColumns } from './user-columns.tsx'
import { useAccountManagers, useUserPage } from './users.queries.ts'

const pageLength = 50

/** The accounts that match, a page at a time. */
export function UserPage({ filter }: { filter: { q?: string; role?: Role } }) {
  const [offset, setOffset] = useState(0)
  const { data, error, refetch, isFetching } = useUserPage({ ...filter, limit: pageLength, offset })
  const { data: managers } = useAccountManagers()
  const columns = useMemo(() => userColumns(managers), [managers])

  if (!data && error)
    return (
      <ErrorState
        message={messageOf(error, 'The users could not be loaded.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <PageSpinner className="min-h-60" />
  const { users, total } = data
  return (
    <Stack>
      {users.length === 0 ? (
        <EmptyState icon={<UserSearch />} title="No users found" />
      ) : (
        <Table caption="Users" columns={columns} rows={users} rowKey={({ id }) => id} />
      )}
      <Pager offset={offset} length={pageLength} shown={users.length} total={total} onMove={setOffset} />
    </Stack>
  )
}
