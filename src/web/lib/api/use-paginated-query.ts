import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Endpoint, ParamsInput, QueryInput, ReplyOf } from '#contract/endpoint.ts'
import { sendCall } from './call.ts'
import { getQueryKey, refetchWhenShown } from './queries.ts'

type Row<E> = ReplyOf<E> extends (infer Row)[] ? Row : never

/** One page of a list, as the cache holds it. */
export interface Page<Row> {
  rows: readonly Row[]
  total: number
  nextCursor: string | null
}

interface Options {
  enabled?: boolean
  /** Live topics refetch it. Other lists are read again whenever they are shown. */
  live?: boolean
}

/** The query of a list with keyset pagination (`X-Next-Cursor`). */
export function paginatedQueryFor<E extends Endpoint>(
  endpoint: E,
  query: Omit<QueryInput<E>, 'cursor'>,
  params?: ParamsInput<E>,
) {
  return infiniteQueryOptions({
    queryKey: getQueryKey(endpoint, { params, query }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal, meta }): Promise<Page<Row<E>>> => {
      const input = { params, query: { ...query, cursor: pageParam }, signal, fetch: meta?.fetch }
      const { reply, headers } = await sendCall(endpoint, input)
      const rows = reply as Row<E>[]
      const total = Number(headers.get('X-Total-Count') ?? rows.length)
      return { rows, total, nextCursor: headers.get('X-Next-Cursor') }
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}

/** Each live change refetches a list. */
const maxAttempts = 10

/** Reads a list page by page. Keeps the previous rows while another query is fetched. */
export function usePaginatedQuery<E extends Endpoint>(
  endpoint: E,
  query: Omit<QueryInput<E>, 'cursor'>,
  params?: ParamsInput<E>,
  { enabled = true, live = false }: Options = {},
) {
  const found = useInfiniteQuery({
    ...paginatedQueryFor(endpoint, query, params),
    enabled,
    placeholderData: keepPreviousData,
    ...(live ? {} : refetchWhenShown),
  })
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData, hasNextPage, refetch, fetchNextPage } = found
  const pageCount = data?.pages.length ?? 0
  const loadMore = useCallback(async () => {
    // A refetch and the fetch of a page exclude each other in TanStack Query: either may resolve with the other's result.
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      const { data: pages, isError, hasNextPage: hasMore } = await fetchNextPage({ cancelRefetch: false })
      if (isError || !hasMore || (pages?.pages.length ?? 0) > pageCount) return
    }
  }, [fetchNextPage, pageCount])
  return {
    data: useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]),
    /** How many rows there are in all, where the call says so; undefined until the first page is there. */
    total: data?.pages[0]?.total,
    error,
    isFetching,
    refetch,
    /** The rows answer the previous query. */
    outdated: isPlaceholderData,
    onMore: hasNextPage ? loadMore : null,
    loadingMore: isFetchingNextPage,
  }
}
