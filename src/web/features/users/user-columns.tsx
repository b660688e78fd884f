import type { Role } from '#contract/endpoint.ts'
import type { UserListItem } from '#contract/users.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/table.tsx'
import { AssignManagerDialog } from './assign-manager-dialog.tsx'
import { nameOf, roleLabels } from './user-names.ts'

const roleTones: Record<Role, BadgeTone> = { user: 'neutral', account_manager: 'info', admin: 'violet' }

export function userColumns(managers: readonly UserListItem[] | undefined): readonly Column<UserListItem>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      className: '@2xl:min-w-56',
      cell: (user) => <UserName user={user} />,
    },
    {
      key: 'role',
      header: 'Role',
      className: 'whitespace-nowrap',
      cell: ({ role }) => <Badge tone={roleTones[role]}>{roleLabels[role]}</Badge>,
    },
    { key: 'subscription', header: 'Subscription', cell: (user) => <SubscriptionState user={user} /> },
    {
      key: 'manager',
      header: 'Assigned Manager',
      className: 'wrap-anywhere @2xl:min-w-36',
      cell: (user) => <AssignedManager user={user} managers={managers} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (user) => user.role === 'user' && <AssignManagerDialog user={user} managers={managers} />,
    },
  ]
}

function UserName({ user }: { user: UserListItem }) {
  return (
    <span className="flex min-w-0 items-center gap-3 wrap-anywhere">
      <Avatar name={nameOf(user)} src={user.profileImageUrl} />
      <span className="grid min-w-0">
        {nameOf(user)}
        <span className="text-sm font-normal text-muted">{user.email}</span>
      </span>
    </span>
  )
}

/** Only job seekers subscribe. */
function SubscriptionState({ user: { role, subscriptionActive } }: { user: UserListItem }) {
  if (role !== 'user') return <span className="text-muted">—</span>
  return <Badge tone={subscriptionActive ? 'success' : 'neutral'}>{subscriptionActive ? 'Active' : 'Inactive'}</Badge>
}

interface AssignedManagerProps {
  user: UserListItem
  managers: readonly UserListItem[] | undefined
}

function AssignedManager({ user: { role, accountManagerId }, managers }: AssignedManagerProps) {
  if (role !== 'user') return <span className="text-muted">—</span>
  if (accountManagerId === null) return <span className="text-muted">Not assigned</span>
  const manager = managers?.find(({ id }) => id === accountManagerId)
  return manager ? nameOf(manager) : 'Assigned'
}
