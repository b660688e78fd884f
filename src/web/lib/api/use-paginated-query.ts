import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Endpoint, ParamsInput, QueryInput, ReplyOf } from '#contract/endpoint.ts'
import { type CallArguments, type CallOptions, callWithHeaders } from './call.ts'
import { keyOf } from './queries.ts'

/** What one part of a list holds. */
type RowOf<E> = ReplyOf<E> extends (infer Row)[] ? Row : never

/** A list that tells by X-Next-Cursor where its next part begins. What was found before stays until what is asked for now has come. */
export function usePaginatedQuery<E extends Endpoint>(
  endpoint: E,
  query: Omit<QueryInput<E>, 'cursor'>,
  params?: ParamsInput<E>,
) {
  const found = useInfiniteQuery({
    queryKey: keyOf(endpoint, { params, query }),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const input = [{ params, query: { ...query, cursor: pageParam }, signal }] as unknown as CallArguments<
        E,
        CallOptions
      >
      const { reply, headers } = await callWithHeaders(endpoint, ...input)
      const rows = reply as RowOf<E>[]
      const total = Number(headers.get('X-Total-Count') ?? rows.length)
      return { rows, total, nextCursor: headers.get('X-Next-Cursor') }
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    // What others do in the meantime may not be told live.
    refetchOnMount: 'always',
  })
  const { data, error, isFetching, isFetchingNextPage, isPlaceholderData, hasNextPage, refetch, fetchNextPage } = found
  return {
    data: useMemo(() => data?.pages.flatMap(({ rows }) => rows), [data]),
    /** How many there are in all, where the call tells it. */
    total: data?.pages[0]?.total ?? 0,
    error,
    isFetching,
    refetch,
    /** What stands here is of the question before. */
    outdated: isPlaceholderData,
    /** Reads the next part, if there is one. */
    onMore: hasNextPage ? () => void fetchNextPage() : null,
    loadingMore: isFetchingNextPage,
  }
}
