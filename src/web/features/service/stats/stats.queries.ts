import { queryOptions } from '@tanstack/react-query'
import { readStats } from '#contract/stats.ts'
import { callWithHeaders } from '#web/lib/api/call.ts'
import { getQueryKey } from '#web/lib/api/queries.ts'

export const statsQuery = queryOptions({
  queryKey: getQueryKey(readStats),
  queryFn: async ({ signal, meta }) => {
    const { reply, headers } = await callWithHeaders(readStats, { signal, fetch: meta?.fetch })
    return { ...reply, managers: Number(headers.get('X-Total-Count') ?? reply.accountManagers.length) }
  },
})
