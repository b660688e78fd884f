import type { UseQueryResult } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '#contract/clients.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Table, type Column } from '#web/ui/data/table.tsx'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { plans } from '#contract/plans.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { paths } from '#web/paths.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { NewTabLink } from '#web/ui/layout/new-tab-link.tsx'
import { formatLastAction } from './last-action.ts'
import { isPlanUsedUp, formatPlanUse } from './plan-use.ts'

/** An account manager's clients. */
export function ClientList({ query }: { query: UseQueryResult<Client[]> }) {
  return (
    <Loadable
      room="min-h-dvh"
      {...getQueryState(query, 'Your clients could not be loaded.')}
      empty={
        <EmptyState
          icon={<Users />}
          title="No clients assigned yet"
          text="An admin assigns job seekers to you. They show up here."
        />
      }
    >
      {(clients) => <ClientTable clients={clients} />}
    </Loadable>
  )
}

/** A longer list is folded, so that the queue below stays in reach. */
const foldedLength = 10

function ClientTable({ clients }: { clients: readonly Client[] }) {
  const [all, setAll] = useState(false)
  const folded = !all && clients.length > foldedLength
  return (
    <Stack>
      <Table
        caption="Assigned clients"
        columns={clientColumns}
        rows={folded ? clients.slice(0, foldedLength) : clients}
        rowKey={({ id }) => id}
      />
      {folded && (
        <Row className="justify-center">
          <Button variant="secondary" onClick={() => setAll(true)}>
            Show All {clients.length}
          </Button>
        </Row>
      )}
    </Stack>
  )
}

const clientColumns: readonly Column<Client>[] = [
  {
    header: 'Client',
    rowHeader: true,
    className: '@4xl:min-w-56',
    cell: (client) => <ClientName client={client} />,
  },
  { header: 'Plan Use', className: '@4xl:min-w-40', cell: (client) => <PlanUse client={client} /> },
  {
    header: 'Pending Interests',
    cell: ({ pendingInterests }) =>
      pendingInterests > 0 ? <Badge tone="accent">{pendingInterests}</Badge> : <span className="text-muted">0</span>,
  },
  {
    header: 'Last Action',
    className: '@4xl:min-w-48',
    cell: (client) => <LastAction client={client} />,
  },
  { header: 'Views', hideHeader: true, cell: ({ id }) => <ClientViews userId={id} /> },
]

function ClientName({ client: { id, firstName, lastName, email, profileImageUrl } }: { client: Client }) {
  const name = `${firstName} ${lastName}`
  return (
    <span className="flex min-w-0 items-center gap-3 wrap-anywhere">
      <Avatar name={name} src={profileImageUrl} />
      <span className="grid min-w-0">
        <TextLink href={paths.client(id)} className="justify-self-start">
          {name}
        </TextLink>
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
