import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { currentUser } from '#contract/auth.ts'
import { resolveRoute } from '#web/app/screens.ts'
import { ApiError } from './api-error.ts'
import { type AnyInput, call, type CallArguments, callWith } from './call.ts'
import { clearSessionHint, hasSessionHint } from './session-hint.ts'

/** The cache key of a call. The path comes first, so the path alone matches every variant. */
export function getQueryKey(endpoint: Endpoint, { params, query }: AnyInput = {}): QueryKey {
  return [endpoint.path, ...(params || query ? [{ params: params ?? {}, query: query ?? {} }] : [])]
}

/** The only way to read: `useQuery(queryFor(listApplications))`. */
export function queryFor<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
  return {
    // The tag gives `setQueryData` and `getQueryData` the type of this key's data.
    queryKey: getQueryKey(endpoint, input) as DataTag<QueryKey, ReplyOf<E>, Error>,
    queryFn: ({ signal }: { signal: AbortSignal }) => callWith(endpoint, { ...input, signal }),
  }
}

/** The current user; null for a visitor, which is not an error. */
export const currentUserQuery = queryOptions({
  queryKey: getQueryKey(currentUser),
  queryFn: async ({ signal }) => {
    // A public screen without a session hint needs no request.
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
