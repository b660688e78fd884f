import { UserRoundPen } from 'lucide-react'
import type { ListedUser, UserListItem, UserSort } from '#contract/users.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { formatName } from '#web/lib/format/names.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { type Column, hiddenIfEmpty } from '#web/ui/data/table.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyValue } from '#web/ui/feedback/empty-value.tsx'
import { AssignManagerDialog } from './assign-manager-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { RoleState } from './role-state.tsx'
import { UserActionButton } from './user-action-button.tsx'
import { UserName } from './user-name.tsx'
import type { SortOrder } from './user-list-query.ts'

interface ColumnOptions {
  /** Undefined while loading. */
  managers: readonly UserListItem[] | undefined
  /** The viewer's id. */
  ownId: string
  /** The direction of each sortable column: the current one, or the first that a click chooses. */
  order: Record<UserSort, SortOrder>
  now: number
}

export function getUserColumns({ managers, ownId, order, now }: ColumnOptions): readonly Column<ListedUser>[] {
  const sort = (key: UserSort) => (order[key] === 'asc' ? 'ascending' : 'descending')
  return [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      sort: sort('name'),
      className: '@4xl:max-w-52 @4xl:py-2 @5xl:max-w-64',
      title: (user) => `${formatName(user)}, ${user.email}`,
      cell: (user) => <UserName user={user} oneLine />,
    },
    {
      key: 'role',
      header: 'Role',
      sort: sort('role'),
      className: '@4xl:py-2',
      cell: (user) => <RoleState user={user} />,
    },
    {
      key: 'subscription',
      header: 'Subscription',
      sort: sort('subscription'),
      className: '@4xl:py-2',
      cell: ({ subscriptionActive }) => (
        <Badge tone={subscriptionActive ? 'success' : 'neutral'}>{subscriptionActive ? 'Active' : 'Inactive'}</Badge>
      ),
    },
    {
      key: 'manager',
      header: 'Assigned Manager',
      sort: sort('manager'),
      className: `wrap-anywhere @4xl:max-w-44 @4xl:min-w-36 @4xl:py-2 ${hiddenIfEmpty}`,
      cell: (user) => <AssignedManager user={user} managers={managers} />,
    },
    {
      header: 'Last Seen',
      nowrap: true,
      className: `text-sm @4xl:py-2 ${hiddenIfEmpty}`,
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? <EmptyValue /> : <time dateTime={lastSeenAt}>{timeAgo(lastSeenAt, now)}</time>,
    },
    {
      key: 'joined',
      header: 'Joined',
      sort: sort('joined'),
      nowrap: true,
      className: 'text-sm @4xl:py-2',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{showDay(createdAt)}</time>,
    },
    {
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      className: '@4xl:py-2',
      cell: (user) => (
        <span className="flex items-center gap-1 @4xl:justify-end">
          <EditUserDialog user={user} compact />
          {user.id !== ownId && <DeleteUserDialog user={user} compact />}
        </span>
      ),
    },
  ]
}

interface AssignedManagerProps {
  user: UserListItem
  managers: readonly UserListItem[] | undefined
}

/** Who is assigned, with the button that assigns: loud as long as there is no one. */
function AssignedManager({ user, managers }: AssignedManagerProps) {
  if (user.role !== 'user') return <EmptyValue />
  const isAssigned = user.accountManagerId !== null
  const manager = managers?.find(({ id }) => id === user.accountManagerId)
  return (
    <span className="flex items-center gap-1">
      {isAssigned && <ManagerName manager={manager} />}
      <AssignManagerDialog
        user={user}
        trigger={
          <UserActionButton
            label="Assign Manager"
            name={formatName(user)}
            icon={<UserRoundPen aria-hidden="true" />}
            compact={isAssigned}
          />
        }
      />
    </span>
  )
}

function ManagerName({ manager }: { manager: UserListItem | undefined }) {
  const name = manager ? formatName(manager) : 'Assigned'
  return (
    <span title={name} className="min-w-0 @4xl:truncate">
      {name}
    </span>
  )
}
