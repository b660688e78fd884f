import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { countApplications, summarizeApplications } from '#contract/application-summary.ts'
import {
  type ClientApplication,
  listApplications,
  listApplicationsOfUser,
  type ListedApplication as ContractListedApplication,
  listClientApplications,
  readApplication,
} from '#contract/applications.ts'
import type { QueryInput, Role } from '#contract/endpoint.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { usePaginatedQuery } from '#web/lib/api/use-paginated-query.ts'

/** An application in any list; `client` is set where the list mixes several clients. */
export type ListedApplication = ContractListedApplication & Partial<Pick<ClientApplication, 'client'>>

/** The applications of a role (its own, or those of all clients of an account manager), or of one client. */
export type ApplicationScope = { role: Role } | { userId: string }

export type ListQuery = Omit<QueryInput<typeof listApplications>, 'cursor'>

export interface ApplicationsQuery {
  data: readonly ListedApplication[] | undefined
  /** How many there are, loaded or not. */
  total: number | undefined
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

function findEndpoint(scope: ApplicationScope) {
  if ('userId' in scope) return listApplicationsOfUser
  return scope.role === 'account_manager' ? listClientApplications : listApplications
}

/** A list of applications. Live events refetch it, so showing it again does not. */
export function useApplications(scope: ApplicationScope, query: ListQuery, enabled = true) {
  const params = 'userId' in scope ? scope : undefined
  const { data, ...state } = usePaginatedQuery(findEndpoint(scope), query, params, { enabled, live: true })
  return { ...state, data: useMemo(() => data && removeDuplicates(data), [data]) }
}

/** A row that moves while two pages are fetched can be in both. */
const removeDuplicates = (rows: readonly ListedApplication[]) => [...new Map(rows.map((row) => [row.id, row])).values()]

/** How many applications there are in each status: all of the scope, or those that a search finds. */
export function useApplicationCounts(scope: ApplicationScope, search: string) {
  const query = { ...('userId' in scope ? scope : {}), ...(search === '' ? {} : { q: search }) }
  return useQuery({ ...queryFor(countApplications, { query }), placeholderData: keepPreviousData })
}

export function useApplicationDetails(id: string) {
  return useQuery(queryFor(readApplication, { params: { id } }))
}

export function useApplicationSummary(scope: ApplicationScope) {
  return useQuery(queryFor(summarizeApplications, 'userId' in scope ? { query: scope } : {}))
}
