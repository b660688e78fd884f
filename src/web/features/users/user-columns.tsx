import type { Role } from '#contract/endpoint.ts'
import type { UserListItem } from '#contract/users.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'
import { EmptyValue } from '#web/ui/feedback/empty-value.tsx'
import { type Column, hiddenIfEmpty } from '#web/ui/data/table.tsx'
import { UserActions } from './user-actions.tsx'
import { UserName } from './user-name.tsx'
import { roleLabels } from './user-names.ts'
import { formatName } from '#web/lib/format/names.ts'

const roleTones: Record<Role, BadgeTone> = { user: 'neutral', account_manager: 'info', admin: 'violet' }

interface ColumnOptions {
  /** Undefined while loading. */
  managers: readonly UserListItem[] | undefined
  /** The viewer's id. */
  ownId: string
}

export function getUserColumns({ managers, ownId }: ColumnOptions): readonly Column<UserListItem>[] {
  return [
    {
      key: 'name',
      header: 'Name',
      rowHeader: true,
      className: '@4xl:min-w-56',
      cell: (user) => <UserName user={user} />,
    },
    { key: 'role', header: 'Role', cell: (user) => <RoleState user={user} /> },
    {
      key: 'subscription',
      header: 'Subscription',
      className: hiddenIfEmpty,
      cell: (user) => <SubscriptionState user={user} />,
    },
    {
      key: 'manager',
      header: 'Assigned Manager',
      className: `wrap-anywhere @4xl:min-w-24 @5xl:min-w-32 ${hiddenIfEmpty}`,
      cell: (user) => <AssignedManager user={user} managers={managers} />,
    },
    {
      key: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (user) => <UserActions user={user} isOwnAccount={user.id === ownId} />,
    },
  ]
}

function RoleState({ user }: { user: UserListItem }) {
  const { role, suspendedAt } = user
  const factor = factorState(user)
  return (
    <span className="flex flex-wrap gap-1.5 *:whitespace-nowrap">
      <Badge tone={roleTones[role]}>{roleLabels[role]}</Badge>
      {suspendedAt && <Badge tone="danger">Suspended</Badge>}
      {factor && <Badge tone={factor.tone}>{factor.label}</Badge>}
    </span>
  )
}

function factorState({ hasSecondFactor, secondFactorRequired }: UserListItem) {
  if (hasSecondFactor) return { label: 'Second factor', tone: 'success' } as const
  return secondFactorRequired ? ({ label: 'Second factor missing', tone: 'warning' } as const) : null
}

/** Only job seekers subscribe. */
function SubscriptionState({ user: { role, subscriptionActive } }: { user: UserListItem }) {
  if (role !== 'user') return <EmptyValue />
  return <Badge tone={subscriptionActive ? 'success' : 'neutral'}>{subscriptionActive ? 'Active' : 'Inactive'}</Badge>
}

interface AssignedManagerProps {
  user: UserListItem
  managers: readonly UserListItem[] | undefined
}

function AssignedManager({ user: { role, accountManagerId }, managers }: AssignedManagerProps) {
  if (role !== 'user') return <EmptyValue />
  if (accountManagerId === null) return <span className="text-muted">Not assigned</span>
  const manager = managers?.find(({ id }) => id === accountManagerId)
  return manager ? formatName(manager) : 'Assigned'
}
