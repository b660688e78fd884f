import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserSearch } from 'lucide-react'
import { useMemo } from 'react'
import { maxCountedMatches, userSorts } from '#contract/users.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useFocusAfterRemoval } from '#web/lib/hooks/use-focus-after-removal.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { SkeletonRows } from '#web/ui/feedback/skeleton.tsx'
import { Stack, Row } from '#web/ui/layout/page.tsx'
import { getUserColumns } from './user-columns.tsx'
import { firstOrder, pageLength, sortBy, type UserListQuery, toUserPageQuery } from './user-list-query.ts'
import { formatTotal } from './user-names.ts'
import { accountManagersQuery, userPageQuery } from './users.queries.ts'
import { Button } from '#web/ui/form/button.tsx'
import { formatCount } from '#web/ui/data/format-number.ts'

interface UserListProps {
  query: UserListQuery
  onChange: (changed: Partial<UserListQuery>) => void
}

/** One page of the matching accounts. */
export function UserList({ query, onChange }: UserListProps) {
  const { q, sort, order, page } = query
  const offset = (page - 1) * pageLength
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery({
    ...userPageQuery(toUserPageQuery(query)),
    placeholderData: keepPreviousData,
  })
  const { data: managers } = useQuery(accountManagersQuery)
  const { id: ownId } = useSignedInUser()
  const now = useNow()
  const columns = useMemo(
    () => getUserColumns({ managers, ownId, order: { ...firstOrder, [sort]: order }, now }),
    [managers, ownId, sort, order, now],
  )
  const list = useFocusAfterRemoval<HTMLDivElement>(data?.total ?? 0)

  function sortByColumn(key: string) {
    const column = userSorts.find((candidate) => candidate === key)
    if (column) onChange(sortBy(query, column))
  }

  if (!data && error)
    return (
      <ErrorState
        message={getErrorMessage(error, 'The users could not be loaded.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <SkeletonRows rows={8} />
  const { users, total } = data
  // The count of a search may stop before its last match.
  const hasNext = offset + users.length < total || (q !== '' && total >= maxCountedMatches)
  return (
    <Stack>
      {users.length === 0 ? (
        <EmptyState icon={<UserSearch />} title="No users found" />
      ) : (
        <div ref={list} tabIndex={-1} role="group" aria-label="Users" className="rounded-xl">
          <Table
            caption="Users"
            columns={columns}
            rows={users}
            rowKey={({ id }) => id}
            outdated={isPlaceholderData}
            sortedBy={sort}
            onSort={sortByColumn}
          />
        </div>
      )}
      <Pager
        offset={offset}
        shown={users.length}
        total={formatTotal(total, q !== '')}
        loading={isPlaceholderData}
        onPrevious={page > 1 ? () => onChange({ page: page - 1 }) : null}
        onNext={users.length === pageLength && hasNext ? () => onChange({ page: page + 1 }) : null}
      />
    </Stack>
  )
}

interface PagerProps {
  /** How many rows come before this page, and how many are on it. */
  offset: number
  shown: number
  /** The total, as text. */
  total: string
  /** Null at the first or last page. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** The requested page is loading. */
  loading: boolean
}

function Pager({ offset, shown, total, onPrevious, onNext, loading }: PagerProps) {
  return (
    <Row className="justify-between">
      <p aria-live="polite" className="text-sm text-muted">
        {shown > 0 && `${formatCount(offset + 1)}–${formatCount(offset + shown)} of ${total}`}
      </p>
      {(onPrevious || onNext) && (
        <Row>
          <PageButton label="Previous" onMove={onPrevious} loading={loading} />
          <PageButton label="Next" onMove={onNext} loading={loading} />
        </Row>
      )}
    </Row>
  )
}

/** At either end the button ignores clicks but keeps the focus. */
function PageButton({ label, onMove, loading }: { label: string; onMove: (() => void) | null; loading: boolean }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="aria-disabled:opacity-55"
      aria-disabled={onMove === null || loading}
      onClick={() => !loading && onMove?.()}
    >
      {label}
    </Button>
  )
}
