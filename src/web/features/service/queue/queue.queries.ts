import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { readPosting } from '#contract/postings.ts'
import { listQueue, type QueueItem } from '#contract/queue.ts'
import { readUser } from '#contract/users.ts'
import { getQueryKey, queryFor } from '#web/lib/api/queries.ts'
import { paginatedQueryFor, usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'

export interface QueueFilter {
  userId: string | undefined
  search: string
  snoozed: boolean
}

/** The id that its address has: of the interest or, before the first application, of the client. */
export const getItemKey = (item: QueueItem) => (item.kind === 'interest' ? item.interest.id : item.client.id)

/** The queue of an account manager. An entry that moves while two pages are fetched is in both; it is shown once. */
export function useQueue({ userId, search, snoozed }: QueueFilter) {
  const { data, ...rest } = usePaginatedQuery(listQueue, {
    userId,
    q: search.trim() || undefined,
    snoozed: snoozed ? 'true' : undefined,
  })
  const items = useMemo(() => data && [...new Map(data.map((item) => [getItemKey(item), item])).values()], [data])
  return { data: items, ...rest }
}

/** The queue, then the posting and the client of the item that it opens with. */
export async function prefetchQueue(client: QueryClient, asked: string | null) {
  const options = paginatedQueryFor(listQueue, {})
  await client.prefetchInfiniteQuery(options)
  const rows = client.getQueryData(options.queryKey)?.pages.flatMap((page) => page.rows) ?? []
  const item = asked === null ? rows[0] : rows.find((row) => getItemKey(row) === asked)
  if (!item) return
  await client.prefetchQuery(queryFor(readUser, { params: { userId: item.client.id } }))
  const id = item.kind === 'interest' ? item.interest.posting?.id : undefined
  if (id !== undefined) await client.prefetchQuery(queryFor(readPosting, { params: { id } }))
}

/** How many interests are snoozed. When the next of them is due to return, the queue is fetched again. */
export function useSnoozedCount() {
  const { data, total = 0 } = usePaginatedQuery(listQueue, { snoozed: 'true', limit: 1 })
  const [next] = data ?? []
  useRefetchQueueAt(next?.kind === 'interest' ? next.snoozedUntil : null)
  return total
}

const secondMs = 1_000
/** The server's clock may be behind: it is asked again until the interest is back. */
const retryMs = 20 * secondMs

function useRefetchQueueAt(moment: string | null) {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (moment === null) return
    const refetch = () => {
      void queryClient.invalidateQueries({ queryKey: getQueryKey(listQueue) })
      timer = setTimeout(refetch, retryMs)
    }
    let timer = setTimeout(refetch, Math.max(0, Date.parse(moment) - Date.now()) + secondMs)
    return () => clearTimeout(timer)
  }, [queryClient, moment])
}

/** One item of the queue that no loaded page contains; null if it does not wait any more. */
export function useQueueItem(key: string | null) {
  const query = useQuery({
    // Without a key it must not share the cache entry of the list.
    ...queryFor(listQueue, { query: { item: key ?? '' } }),
    enabled: key !== null,
    refetchOnMount: 'always',
  })
  return { item: query.data && (query.data.find((item) => getItemKey(item) === key) ?? null), error: query.error }
}
