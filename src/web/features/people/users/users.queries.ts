import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { QueryInput } from '#contract/endpoint.ts'
import { listManagerLoads, listUsers, listWaitingSubscribers } from '#contract/users.ts'
import { callWithHeaders } from '#web/lib/api/call.ts'
import { getQueryKey, queryFor } from '#web/lib/api/queries.ts'

type UserQuery = Omit<QueryInput<typeof listUsers>, 'cursor'>

/** A page of accounts with the total. */
export const userPageQuery = (query: UserQuery) =>
  queryOptions({
    queryKey: [...getQueryKey(listUsers, { query }), 'page'],
    queryFn: async ({ signal, meta }) => {
      const { reply, headers } = await callWithHeaders(listUsers, { query, signal, fetch: meta?.fetch })
      const total = Number(headers.get('X-Total-Count') ?? reply.length)
      return { users: reply, total }
    },
  })

export const accountManagersQuery = queryFor(listUsers, { query: { role: 'account_manager', limit: 500 } })

/** People who can be assigned clients, least loaded first. Keeps the previous data while fetching. */
export function useManagerLoads(q: string) {
  return useQuery({ ...queryFor(listManagerLoads, q ? { query: { q } } : {}), placeholderData: keepPreviousData })
}

/** Subscribers without an account manager, with the total. */
export const waitingSubscribersQuery = queryOptions({
  queryKey: [...getQueryKey(listWaitingSubscribers), 'page'],
  queryFn: async ({ signal, meta }) => {
    const { reply, headers } = await callWithHeaders(listWaitingSubscribers, { signal, fetch: meta?.fetch })
    return { waiting: reply, total: Number(headers.get('X-Total-Count') ?? reply.length) }
  },
})
