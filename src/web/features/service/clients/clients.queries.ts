import { queryOptions } from '@tanstack/react-query'
import { type Client, listClients } from '#contract/clients.ts'
import { callWithHeaders } from '#web/lib/api/call.ts'
import { queryFor } from '#web/lib/api/queries.ts'

/** All clients of an account manager, page by page: forms and the palette search them in the browser. */
export const clientsQuery = queryOptions({
  queryKey: queryFor(listClients).queryKey,
  queryFn: async ({ signal, meta }) => {
    const clients: Client[] = []
    let cursor: string | undefined
    do {
      const { reply, headers } = await callWithHeaders(listClients, { query: { cursor }, signal, fetch: meta?.fetch })
      clients.push(...reply)
      cursor = headers.get('X-Next-Cursor') ?? undefined
    } while (cursor !== undefined)
    return clients
  },
})
