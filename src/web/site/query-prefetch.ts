import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint, ParamsInput, QueryInput } from '#contract/endpoint.ts'
import type { CallArguments } from '#web/lib/api/call.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { paginatedQueryFor } from '#web/lib/api/use-paginated-query.ts'

/** Reads something into the cache before a screen renders. */
export type Prefetch = (client: QueryClient) => Promise<void>

export const query =
  <Data, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Data, Key>): Prefetch =>
  (client) =>
    client.prefetchQuery(options)

export const read = <E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) => query(queryFor(endpoint, ...input))

/** The first page of a list. */
export const list =
  <E extends Endpoint>(endpoint: E, filter: Omit<QueryInput<E>, 'cursor'>, params?: ParamsInput<E>): Prefetch =>
  (client) =>
    client.prefetchInfiniteQuery(paginatedQueryFor(endpoint, filter, params))
