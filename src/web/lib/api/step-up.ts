import { useSyncExternalStore } from 'react'
import { ApiError } from './api-error.ts'
import { showToast } from '#web/lib/toasts.ts'

const unconfirmed = "Nothing was changed, because you didn't confirm it's you."

/** The open question. Calls that need it at the same time wait for the same answer. */
let question: PromiseWithResolvers<boolean> | null = null
const listeners = new Set<() => void>()

const isStepUpNeeded = (error: unknown) => error instanceof ApiError && error.code === 'step_up_needed'
export const isStepUpCanceled = (error: unknown) => error instanceof ApiError && error.code === 'step_up_canceled'

/** Makes a call. If it needs a step-up, asks for one and repeats the call. */
export async function withStepUp<Answer>(attempt: () => Promise<Answer>) {
  try {
    return await attempt()
  } catch (error) {
    // Without a dialog that can ask, the call fails.
    if (!isStepUpNeeded(error) || listeners.size === 0) throw error
    if (!(await askToConfirm()))
      throw new ApiError(403, unconfirmed, { message: unconfirmed, code: 'step_up_canceled' })
    return attempt()
  }
}

function askToConfirm() {
  if (question) return question.promise
  const request = Promise.withResolvers<boolean>()
  set(request)
  return request.promise
}

/** The dialog's answer: all waiting calls continue or fail. */
export function answerStepUp(confirmed: boolean) {
  const request = question
  set(null)
  if (request && !confirmed) showToast({ title: 'Not confirmed', description: unconfirmed })
  request?.resolve(confirmed)
}

/** Whether a call waits for a step-up. */
export const useStepUpAsked = () => useSyncExternalStore(subscribe, isAsked, isAsked)

const isAsked = () => question !== null

export function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function set(next: PromiseWithResolvers<boolean> | null) {
  question = next
  for (const listener of listeners) listener()
}
