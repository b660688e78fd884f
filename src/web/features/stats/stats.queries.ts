import { useQuery } from '@tanstack/react-query'
import { readStats } from '#contract/stats.ts'
import { callWithHeaders } from '#web/lib/api/call.ts'
import { getQueryKey } from '#web/lib/api/queries.ts'

export function useStats() {
  return useQuery({
    queryKey: getQueryKey(readStats),
    queryFn: async ({ signal }) => {
      const { reply, headers } = await callWithHeaders(readStats, { signal })
      return { ...reply, managers: Number(headers.get('X-Total-Count') ?? reply.accountManagers.length) }
    },
  })
}
