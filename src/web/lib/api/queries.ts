import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { currentUser } from '#contract/auth.ts'
import { resolveRoute } from '#web/app/screens.ts'
import { ApiError } from './api-error.ts'
import { type AnyInput, call, type CallArguments, callWith } from './call.ts'
import { clearSessionHint, hasSessionHint } from './session-hint.ts'

/** The cache key of a call: its path first, so that every variant of a call is found by the path alone. */
export function getQueryKey(endpoint: Endpoint, { params, query }: AnyInput = {}): QueryKey {
  return [endpoint.path, ...(params || query ? [{ params: params ?? {}, query: query ?? {} }] : [])]
}

/** The one way to read: `useQuery(queryFor(listApplications))`. */
export function queryFor<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
  return {
    // The tag tells `setQueryData` and `getQueryData` what stands under this key.
    queryKey: getQueryKey(endpoint, input) as DataTag<QueryKey, ReplyOf<E>, Error>,
    queryFn: ({ signal }: { signal: AbortSignal }) => callWith(endpoint, { ...input, signal }),
  }
}

/** Who is signed in; null is nobody, and not an error. */
export const currentUserQuery = queryOptions({
  queryKey: getQueryKey(currentUser),
  queryFn: async ({ signal }) => {
    // What is open to visitors need not wait to be told that one is there.
    if (resolveRoute(window.location.pathname, null).kind === 'open' && !hasSessionHint()) return null
    try {
      return await call(currentUser, { signal })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error
      clearSessionHint()
      return null
    }
  },
})
