import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts'
import type { ApiError } from './api-error.ts'
import { type CallInput, callWith } from './call.ts'
import type { ToastText } from '#web/lib/toasts.ts'

/** Optional when the endpoint needs no input. */
type Variables<E> = Record<never, never> extends CallInput<E> ? CallInput<E> | void : CallInput<E>

interface UseCallOptions<E extends Endpoint> {
  /** The toast of success: a title, a whole toast, or a function of the reply. */
  success?: string | ToastText | ((reply: ReplyOf<E>) => ToastText)
  /** The toast of failure: a title (with the server's message below), or a title with a fallback message. */
  failure: string | { title: string; fallback: string } | null
  /** `onError` handles an ended session too. */
  ownUnauthorized?: true
  /** The call ends the own session, as signing out does. */
  endsSession?: true
  /** The endpoints to refetch after success. */
  invalidates?: readonly Endpoint[]
  onSuccess?: (reply: ReplyOf<E>, input: CallInput<E>) => void
  onError?: (error: ApiError, input: CallInput<E>) => void
}

/** The mutation key of calls that end the own session: live updates pause while one of them runs. */
export const endsSessionKey = ['ends-session']

/** The only way to make a mutation. The query client shows the declared toasts. */
export function useCall<E extends Endpoint>(endpoint: E, options: UseCallOptions<E>) {
  const keys = useRef(new IdempotencyKeys())
  return useMutation<ReplyOf<E>, ApiError, Variables<E>>({
    ...(options.endsSession ? { mutationKey: endsSessionKey } : {}),
    mutationFn: async (variables) => {
      const input = variables ?? {}
      const idempotencyKey =
        endpoint.status === 201 || endpoint.sendsIdempotencyKey ? keys.current.keyFor(input) : undefined
      const reply = await callWith(endpoint, { ...input, idempotencyKey })
      keys.current.renew()
      return reply
    },
    meta: {
      ...(options.success ? { success: toSuccess(options.success) } : {}),
      failure: typeof options.failure === 'string' ? { title: options.failure } : (options.failure ?? undefined),
      invalidates: options.invalidates ?? [],
      ownUnauthorized: options.ownUnauthorized ?? false,
    },
    onSuccess: (reply, variables) => options.onSuccess?.(reply, (variables ?? {}) as CallInput<E>),
    onError: (error, variables) => options.onError?.(error, (variables ?? {}) as CallInput<E>),
  })
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
