import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { Endpoint, ParamsInput, QueryInput, ReplyOf } from '#contract/endpoint.ts'
import { type CallArguments, type CallOptions, callWithHeaders } from './call.ts'
import { getQueryKey } from './queries.ts'

type Row<E> = ReplyOf<E> extends (infer Row)[] ? Row : never

/** One page of a list, as the cache holds it. */
export interface Page<Row> {
  rows: readonly Row[]
  total: number
  nextCursor: string | null
}

interface Options {
  enabled?: boolean
  /** Lists without live updates are read again whenever they are shown. */
  refetchOnMount?: boolean | 'always'
}

/** A list with keyset pagination (`X-Next-Cursor`). Keeps the previous rows while another query is fetched. */
export function usePaginatedQuery<E extends Endpoint>(
  endpoint: E,
  query: Omit<QueryInput<E>, 'cursor'>,
  params?: ParamsInput<E>,
  { enabled = true, refetchOnMount = 'always' }: Options = {},
) {
  const found = useInfiniteQuery({
    enabled,
    queryKey: getQueryKey(endpoint, { params, query }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<Page<Row<E>>> => {
      const input = [{ params, query: { ...query, cursor: pageParam }, signal }] as unknown as CallArguments<
        E,
        CallOptions
      >
      const { reply, headers } = await callWithHeaders(endpoint, ...input)
      const rows = reply as Row<E>[]
      const total = Number(headers.get('X-Total-Count') ?? rows.length)
      return { rows, total, nextCursor: headers.get('X-Next-Cursor') }
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount,
  })
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData, hasNextPage, refetch, fetchNextPage } = found
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return {
    data: useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]),
    /** How many rows there are in all, where the call says so; undefined until the first page is there. */
    total: data?.pages[0]?.total,
    error,
    isFetching,
    refetch,
    updatedAt: found.dataUpdatedAt,
    /** The rows answer the previous query. */
    outdated: isPlaceholderData,
    /** Fetches the next page, if there is one. */
    onMore: hasNextPage ? loadMore : null,
    loadingMore: isFetchingNextPage,
  }
}
