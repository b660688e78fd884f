import { useMemo } from 'react'
import { listQueue, type QueueItem } from '#contract/queue.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'

export interface QueueFilter {
  userId: string | undefined
  words: string
}

/** Names an entry for as long as it waits. */
export const keyOfItem = (item: QueueItem) => (item.kind === 'interest' ? item.interest.id : `client-${item.client.id}`)

/** What waits, a part at a time; an entry that moved between the reading of two parts stands in both, and is shown once. */
export function useQueue({ userId, words }: QueueFilter) {
  const { data, ...rest } = usePaginatedQuery(listQueue, { userId, q: words.trim() || undefined })
  const items = useMemo(() => data && [...new Map(data.map((item) => [keyOfItem(item), item])).values()], [data])
  return { data: items, ...rest }
}
