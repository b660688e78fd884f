import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CreateApplicationBody, planLimitReached } from '#contract/applications.ts'
import { listQueue } from '#contract/queue.ts'
import { type ApiError, messageOf } from '#web/lib/api/api-error.ts'
import { keyOf } from '#web/lib/api/queries.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCreateApplication } from '../applications.mutations.ts'

/** Creates an application for a client; a plan that is used up is a question, asked in place, and no failure. */
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
    // Somebody else may have answered the interest in the meantime; the list must not go on offering it.
    if (error.status === 409) void queryClient.invalidateQueries({ queryKey: keyOf(listQueue) })
  }

  /** What the server said when the plan of this client turned out to be used up. */
  const limitOf = (userId: string | null | undefined) =>
    overLimit && overLimit.userId === userId ? overLimit.message : null

  return {
    limitOf,
    isPending: create.isPending,
    send: (body: CreateApplicationBody) =>
      create.mutateAsync({ body: { ...body, confirmOverLimit: limitOf(body.userId) !== null } }),
  }
}
