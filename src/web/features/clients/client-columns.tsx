import { Link } from 'wouter'
import type { Client } from '#contract/clients.ts'
import { plans } from '#contract/plans.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'
import { cn } from '#web/ui/class-names.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import type { Column } from '#web/ui/data/table.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { NewTabLink } from '#web/ui/layout/new-tab-link.tsx'
import { formatLastAction } from './last-action.ts'
import { isPlanUsedUp, formatPlanUse } from './plan-use.ts'

export const clientColumns: readonly Column<Client>[] = [
  {
    key: 'client',
    header: 'Client',
    rowHeader: true,
    className: '@4xl:min-w-56',
    cell: (client) => <ClientName client={client} />,
  },
  { key: 'plan', header: 'Plan Use', className: '@4xl:min-w-40', cell: (client) => <PlanUse client={client} /> },
  {
    key: 'pending',
    header: 'Pending Interests',
    cell: ({ pendingInterests }) =>
      pendingInterests > 0 ? <Badge tone="accent">{pendingInterests}</Badge> : <span className="text-muted">0</span>,
  },
  {
    key: 'action',
    header: 'Last Action',
    className: '@4xl:min-w-48',
    cell: (client) => <LastAction client={client} />,
  },
  { key: 'views', header: 'Views', hideHeader: true, cell: ({ id }) => <ClientViews userId={id} /> },
]

function ClientName({ client: { id, firstName, lastName, email, profileImageUrl } }: { client: Client }) {
  const name = `${firstName} ${lastName}`
  return (
    <span className="flex min-w-0 items-center gap-3 wrap-anywhere">
      <Avatar name={name} src={profileImageUrl} />
      <span className="grid min-w-0">
        <Link href={paths.client(id)} className={cn(linkClass, 'justify-self-start')}>
          {name}
        </Link>
        <span className="text-sm font-normal text-muted">{email}</span>
      </span>
    </span>
  )
}

function PlanUse({ client }: { client: Client }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      {client.plan && <Badge tone="info">{plans[client.plan].name}</Badge>}
      {formatPlanUse(client)}
      {isPlanUsedUp(client) && <Badge tone="warning">Limit reached</Badge>}
    </span>
  )
}

function LastAction({ client: { lastActionAt, assignedAt } }: { client: Client }) {
  return (
    <span className="grid">
      {lastActionAt === null ? (
        <span className="font-semibold">No action yet</span>
      ) : (
        <time dateTime={lastActionAt}>{formatLastAction(lastActionAt)}</time>
      )}
      <span className="text-sm text-muted">
        Assigned <time dateTime={assignedAt}>{showDay(assignedAt)}</time>
      </span>
    </span>
  )
}

function ClientViews({ userId }: { userId: string }) {
  return (
    <span className="flex flex-wrap gap-2 @5xl:flex-nowrap @5xl:justify-end">
      <NewTabLink href={paths.clientProfile(userId)}>View Profile</NewTabLink>
      <NewTabLink href={paths.clientDashboard(userId)}>View Dashboard</NewTabLink>
    </span>
  )
}
