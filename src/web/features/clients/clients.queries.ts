import { queryOptions } from '@tanstack/react-query'
import { type Client, listClients } from '#contract/clients.ts'
import { callWithHeaders } from '#web/lib/api/call.ts'
import { queryFor } from '#web/lib/api/queries.ts'

/**
 * All of an account manager's clients: the form chooses among them and the palette looks through them. The server answers 500
 * at once, so this reads on to the last one.
 */
export const clientsQuery = queryOptions({
  queryKey: queryFor(listClients).queryKey,
  queryFn: async ({ signal }) => {
    const clients: Client[] = []
    let cursor: string | undefined
    do {
      const { reply, headers } = await callWithHeaders(listClients, { query: { cursor }, signal })
      clients.push(...reply)
      cursor = headers.get('X-Next-Cursor') ?? undefined
    } while (cursor !== undefined)
    return clients
  },
})
