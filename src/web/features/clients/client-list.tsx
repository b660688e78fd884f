import type { UseQueryResult } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '#contract/clients.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { Button } from '#web/ui/form/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Row, Stack } from '#web/ui/layout/page.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { clientColumns } from './client-columns.tsx'

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
