import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import { listUsers } from '#contract/users.ts'
import { callWithHeaders } from '#web/lib/call.ts'
import { keyOf, queryFor } from '#web/lib/queries.ts'

type UserQuery = QueryInput<typeof listUsers>

/** A page of the accounts, and how many there are in all. The page before stays until the next has come. */
export function useUserPage(query: UserQuery) {
  return useQuery({
    queryKey: [...keyOf(listUsers, { query }), 'page'],
    queryFn: async ({ signal }) => {
      const { reply, headers } = await callWithHeaders(listUsers, { query, signal })
      return { users: reply, total: Number(headers.get('X-Total-Count') ?? reply.length) }
    },
    placeholderData: keepPreviousData,
  })
}

export function useAccountManagers() {
  return useQuery(queryFor(listUsers, { query: { role: 'account_manager', limit: 500 } }))
}
