import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CreateApplicationBody, planLimitReached } from '#contract/applications.ts'
import { listQueue } from '#contract/queue.ts'
import { type ApiError, messageOf } from '#web/lib/api/api-error.ts'
import { keyOf } from '#web/lib/api/queries.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCreateApplication } from '../applications.mutations.ts'

/** Creates an application for a client. A used-up plan is a question in the form, not a failure. */
export function useCreateForClient(onCreated: () => void) {
  const queryClient = useQueryClient()
  const [overLimit, setOverLimit] = useState<{ userId: string; message: string } | null>(null)

  const create = useCreateApplication(null, {
    onSuccess: onCreated,
    onError: (error, { body }) => {
      if (error.code === planLimitReached) setOverLimit({ userId: body.userId ?? '', message: messageOf(error, '') })
      else reportFailure(error)
    },
  })

  function reportFailure(error: ApiError) {
    if (error.isUnauthorized) return
    showToast({ title: 'Failed to create application', description: messageOf(error), tone: 'danger' })
    // Another person may have answered the interest: the queue must no longer offer it.
    if (error.status === 409) void queryClient.invalidateQueries({ queryKey: keyOf(listQueue) })
  }

  /** The server's message if the plan of this client is used up. */
  const findLimitMessage = (userId: string | null | undefined) =>
    overLimit && overLimit.userId === userId ? overLimit.message : null

  return {
    findLimitMessage,
    isPending: create.isPending,
    send: (body: CreateApplicationBody) =>
      create.mutateAsync({ body: { ...body, confirmOverLimit: findLimitMessage(body.userId) !== null } }),
  }
}
