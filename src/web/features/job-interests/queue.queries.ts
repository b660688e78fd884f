import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listQueue, type QueueItem } from '#contract/queue.ts'
import { callWithHeaders } from '#web/lib/call.ts'
import { keyOf } from '#web/lib/queries.ts'

export interface QueueFilter {
  userId: string | undefined
  words: string
}

interface Part {
  items: readonly QueueItem[]
  total: number
  nextCursor: string | null
}

/** Names an entry for as long as it waits. */
export const keyOfItem = (item: QueueItem) => (item.kind === 'interest' ? item.interest.id : `client-${item.client.id}`)

/** What waits, a part at a time. What was found before stays until what is asked for now has come. */
export function useQueue({ userId, words }: QueueFilter) {
  const asked = { userId, q: words.trim() || undefined }
  const query = useInfiniteQuery({
    queryKey: keyOf(listQueue, { query: asked }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<Part> => {
      const { reply, headers } = await callWithHeaders(listQueue, { query: { ...asked, cursor: pageParam }, signal })
      const total = Number(headers.get('X-Total-Count') ?? reply.length)
      return { items: reply, total, nextCursor: headers.get('X-Next-Cursor') }
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData, hasNextPage, refetch, fetchNextPage } = query
  return {
    data: useMemo(() => data && together(data.pages), [data]),
    total: data?.pages[0]?.total ?? 0,
    error,
    isFetching,
    refetch,
    /** What stands here is of the question before. */
    outdated: isPlaceholderData,
    onMore: hasNextPage ? () => void fetchNextPage() : null,
    loadingMore: isFetchingNextPage,
  }
}

/** An entry that moved between the reading of two parts stands in both; it is shown once. */
function together(parts: readonly Part[]) {
  return [...new Map(parts.flatMap(({ items }) => items).map((item) => [keyOfItem(item), item])).values()]
}
