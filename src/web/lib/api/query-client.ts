import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError, getErrorMessage } from './api-error.ts'
import { currentUserQuery } from './queries.ts'
import { leaveForSignIn } from '#web/lib/navigation/sign-in-again.ts'
import { isStepUpCanceled } from './step-up.ts'
import { showToast, type ToastText } from '#web/lib/toasts.ts'

/** What a mutation declares. The query client shows the toasts. */
export interface CallMeta extends Record<string, unknown> {
  success?: ToastText | ((reply: unknown) => ToastText)
  failure?: { title: string; fallback?: string | undefined } | undefined
  ownUnauthorized?: boolean
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: CallMeta
  }
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.isUnauthorized

/** A second factor became required while the page was open: the refetched user leads to the screen that sets one up. */
function noteSecondFactorRequired(error: unknown) {
  if (error instanceof ApiError && error.code === 'second_factor_required')
    void queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
}

export const queryDefaults = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
  // An offline browser gets the error of an unreachable server at once, instead of a call that waits.
  networkMode: 'always',
} as const

/** The client of the browser. The server has one for each page. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: queryDefaults, mutations: { retry: false, networkMode: 'always' } },
  queryCache: new QueryCache({
    onError: (error) => {
      noteSecondFactorRequired(error)
      if (isUnauthorized(error)) leaveForSignIn()
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: (reply, _variables, _context, mutation) => {
      const { success } = mutation.meta ?? {}
      if (success) showToast(typeof success === 'function' ? success(reply) : success)
    },
    onError: (error, _variables, _context, mutation) => {
      const { failure, ownUnauthorized } = mutation.meta ?? {}
      noteSecondFactorRequired(error)
      if (isStepUpCanceled(error)) return
      if (isUnauthorized(error) && !ownUnauthorized) leaveForSignIn()
      else if (failure)
        showToast({ title: failure.title, description: getErrorMessage(error, failure.fallback), tone: 'danger' })
    },
  }),
})
