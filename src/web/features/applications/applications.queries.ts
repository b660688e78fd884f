import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { readApplicationHistory } from '#contract/application-history.ts'
import { summarizeApplications } from '#contract/application-summary.ts'
import {
  type Application,
  type ClientApplication,
  listApplications,
  listApplicationsOfUser,
  listClientApplications,
  readApplication,
} from '#contract/applications.ts'
import type { QueryInput, Role } from '#contract/endpoint.ts'
import { callWithHeaders } from '#web/lib/api/call.ts'
import { keyOf, queryFor } from '#web/lib/api/queries.ts'

/** An application in any list; the client stands only where the list mixes several people's. */
export type ListedApplication = Application & Partial<Pick<ClientApplication, 'client'>>

/** Whose applications: those that a role has before it (its own or, for an account manager, all clients'), or one person's. */
export type Whose = { role: Role } | { userId: string }

export type Search = Omit<QueryInput<typeof listApplications>, 'cursor'>

/** A part of a list as it is kept. */
export interface Part {
  applications: readonly ListedApplication[]
  total: number
  nextCursor: string | null
}

/** What a list of applications must know of its query. */
export interface ApplicationsQuery {
  data: readonly ListedApplication[] | undefined
  /** How many there are, shown or not. */
  total: number | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

export const listEndpoints = [listApplications, listClientApplications, listApplicationsOfUser]

function callList(whose: Whose, query: QueryInput<typeof listApplications>, signal: AbortSignal) {
  if ('userId' in whose)
    return callWithHeaders(listApplicationsOfUser, { params: { userId: whose.userId }, query, signal })
  return callWithHeaders(whose.role === 'account_manager' ? listClientApplications : listApplications, {
    query,
    signal,
  })
}

function keyOfList(whose: Whose, query: Search) {
  if ('userId' in whose) return keyOf(listApplicationsOfUser, { params: whose, query })
  return keyOf(whose.role === 'account_manager' ? listClientApplications : listApplications, { query })
}

/** A list, a part at a time. What was found before stays until what is asked for now has come. */
export function useApplications(whose: Whose, search: Search, enabled = true) {
  const query = useInfiniteQuery({
    enabled,
    queryKey: keyOfList(whose, search),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<Part> => {
      const { reply, headers } = await callList(whose, { ...search, cursor: pageParam }, signal)
      const total = Number(headers.get('X-Total-Count') ?? reply.length)
      return { applications: reply, total, nextCursor: headers.get('X-Next-Cursor') }
    },
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const parts = query.data?.pages
  const { error, isFetching, isFetchingNextPage, isPlaceholderData, hasNextPage, refetch, fetchNextPage } = query
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  return {
    data: useMemo(() => parts && together(parts), [parts]),
    total: parts?.[0]?.total,
    error,
    isFetching,
    refetch,
    readAt: query.dataUpdatedAt,
    /** What stands here is of the question before. */
    outdated: isPlaceholderData,
    /** Reads the next part, if there is one. */
    onMore: hasNextPage ? more : null,
    loadingMore: isFetchingNextPage,
  }
}

/** A row that moved between the reading of two parts stands in both; it is shown once. */
function together(parts: readonly Part[]) {
  const rows = new Map(parts.flatMap(({ applications }) => applications).map((one) => [one.id, one]))
  return [...rows.values()]
}

export function useApplicationDetails(id: string) {
  return useQuery(queryFor(readApplication, { params: { id } }))
}

export function useApplicationHistory(id: string) {
  return useQuery(queryFor(readApplicationHistory, { params: { id } }))
}

export function useApplicationSummary(whose: Whose) {
  return useQuery(queryFor(summarizeApplications, 'userId' in whose ? { query: whose } : {}))
}
