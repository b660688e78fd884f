import type { UseQueryResult } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { useState } from 'react'
import type { Client } from '#contract/clients.ts'
import { loadStateOf } from '#web/lib/load-state.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loadable } from '#web/ui/loadable.tsx'
import { Row, Stack } from '#web/ui/page.tsx'
import { Table } from '#web/ui/table.tsx'
import { clientColumns } from './client-columns.tsx'

/** An account manager's clients. */
export function ClientList({ query }: { query: UseQueryResult<Client[]> }) {
  return (
    <Loadable
      room="min-h-dvh"
      {...loadStateOf(query, 'Your clients could not be loaded.')}
      empty={
        <EmptyState
          icon={<Users />}
          title="No clients assigned yet"
          text="An administrator assigns job seekers to you. They show up here."
        />
      }
    >
      {(clients) => <ClientTable clients={clients} />}
    </Loadable>
  )
}

/** More than this would push the work below out of reach. */
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
