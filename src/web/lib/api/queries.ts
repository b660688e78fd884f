import { type DataTag, type QueryFunctionContext, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { currentUser } from '#contract/auth.ts'
import { ApiError } from './api-error.ts'
import { type AnyInput, call, type CallArguments, sendCall } from './call.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** How a query reaches the API, if not by the browser's `fetch`, and the person it is about. */
    queryMeta: { fetch?: typeof fetch; userId?: string }
  }
}

type Asking = Pick<QueryFunctionContext, 'signal' | 'meta'>

/** The cache key of a call. The path comes first, so the path alone matches every variant. */
export function getQueryKey(endpoint: Endpoint, { params, query }: AnyInput = {}): QueryKey {
  return [endpoint.path, ...(params || query ? [{ params: params ?? {}, query: query ?? {} }] : [])]
}

/** The only way to read: `useQuery(queryFor(listApplications))`. */
export function queryFor<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
  return {
    // The tag gives `setQueryData` and `getQueryData` the type of this key's data.
    queryKey: getQueryKey(endpoint, input) as DataTag<QueryKey, ReplyOf<E>, Error>,
    queryFn: async ({ signal, meta }: Asking) =>
      (await sendCall(endpoint, { ...input, signal, fetch: meta?.fetch })).reply,
  }
}

/** For data that no live topic names: it is read again when a component shows it, unless it has just been read. */
export const refetchWhenShown = { staleTime: 5_000 }

/** The current user; null for a visitor, which is not an error. */
export const currentUserQuery = queryOptions({
  queryKey: getQueryKey(currentUser),
  queryFn: async ({ signal, meta }) => {
    try {
      return await call(currentUser, { signal, fetch: meta?.fetch })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      return null
    }
  },
})
