import { useMemo } from 'react'
import { listQueue, type QueueItem } from '#contract/queue.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'

export interface QueueFilter {
  userId: string | undefined
  search: string
}

export const getItemKey = (item: QueueItem) =>
  item.kind === 'interest' ? item.interest.id : `client-${item.client.id}`

/** The queue of an account manager. An entry that moves while two pages are fetched is in both; it is shown once. */
export function useQueue({ userId, search }: QueueFilter) {
  const { data, ...rest } = usePaginatedQuery(listQueue, { userId, q: search.trim() || undefined })
  const items = useMemo(() => data && [...new Map(data.map((item) => [getItemKey(item), item])).values()], [data])
  return { data: items, ...rest }
}
