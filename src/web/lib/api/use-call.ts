import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import { liveTopics } from '#contract/live.ts'
import type { ApiError } from './api-error.ts'
import { type CallInput, sendCall } from './call.ts'
import { endsSessionKey, refreshAfter, refreshTopics, tabId } from './refresh-topics.ts'
import type { ToastText } from '#web/lib/toasts.ts'

/** Optional when the endpoint needs no input. */
type Variables<E> = Record<never, never> extends CallInput<E> ? CallInput<E> | void : CallInput<E>

export interface UseCallOptions<E extends Endpoint> {
  /** The toast of success: a title, a whole toast, or a function of the reply. */
  success?: string | ToastText | ((reply: ReplyOf<E>) => ToastText)
  /** The toast of failure: a title (with the server's message below), or a title with a fallback message. */
  failure: string | { title: string; fallback: string } | null
  /** `onError` handles an ended session too. */
  ownUnauthorized?: true
  /** The call ends the own session, as signing out does. */
  endsSession?: true
  onSuccess?: (reply: ReplyOf<E>, input: CallInput<E>) => void
  onError?: (error: ApiError, input: CallInput<E>) => void
}

/** The only way to make a mutation. What it changed is fetched again, and the query client shows the declared toasts. */
export function useCall<E extends Endpoint>(endpoint: E, options: UseCallOptions<E>) {
  const queryClient = useQueryClient()
  const keys = useRef(new IdempotencyKeys())
  const refreshed = useRef(Promise.resolve())
  // A visitor's screen shows nothing that changes.
  const isOwnWork = endpoint.access !== 'anyone'
  const mutation = useMutation<ReplyOf<E>, ApiError, Variables<E>>({
    ...(options.endsSession ? { mutationKey: endsSessionKey } : {}),
    mutationFn: async (variables) => {
      const input = variables ?? {}
      const idempotencyKey =
        endpoint.status === 201 || endpoint.sendsIdempotencyKey ? keys.current.keyFor(input) : undefined
      const { reply, headers } = await sendCall(endpoint, {
        ...input,
        idempotencyKey,
        ...(isOwnWork ? { tab: tabId } : {}),
      })
      keys.current.renew()
      refreshed.current = refreshAfter(queryClient, headers)
      return reply
    },
    meta: {
      ...(options.success ? { success: toSuccess(options.success) } : {}),
      failure: typeof options.failure === 'string' ? { title: options.failure } : (options.failure ?? undefined),
      ownUnauthorized: options.ownUnauthorized ?? false,
    },
    onSuccess: (reply, variables) => options.onSuccess?.(reply, (variables ?? {}) as CallInput<E>),
    onError: (error, variables) => {
      // The screen is out of date, or the change may have been stored.
      if (isOwnWork && (error.status === 409 || error.status >= 500)) void refreshTopics(queryClient, liveTopics)
      options.onError?.(error, (variables ?? {}) as CallInput<E>)
    },
  })
  /** Resolves when what the last call changed is on the screen. */
  return { ...mutation, whenRefreshed: () => refreshed.current }
}

function toSuccess<E>(success: string | ToastText | ((reply: ReplyOf<E>) => ToastText)) {
  if (typeof success === 'string') return { title: success }
  // The meta of all mutations shares one type; this function gets the replies of this call only.
  return success as ToastText | ((reply: unknown) => ToastText)
}

/** One key for each creation: the same for retries of the same content, new after an edit or a success. */
export class IdempotencyKeys {
  #content = ''
  #key = ''

  keyFor(input: unknown) {
    const content = JSON.stringify(input)
    if (this.#key === '' || content !== this.#content) this.#key = crypto.randomUUID()
    this.#content = content
    return this.#key
  }

  renew() {
    this.#key = ''
  }
}
