import { useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '#contract/endpoint.ts'
import { refreshTopics } from '#web/lib/api/refresh-topics.ts'
import { useCall, type UseCallOptions } from '#web/lib/api/use-call.ts'

/** A change at the sandbox. It is a card provider, whose changes reach the server later, by its events. */
export function usePortalChange<E extends Endpoint>(
  endpoint: E,
  texts: Pick<UseCallOptions<E>, 'success' | 'failure'>,
) {
  const queryClient = useQueryClient()
  return useCall(endpoint, { ...texts, onSuccess: () => void refreshTopics(queryClient, ['subscription']) })
}
