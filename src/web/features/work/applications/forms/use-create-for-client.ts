import { useState } from 'react'
import { type Application, type CreateApplicationBody, planLimitReached } from '#contract/applications.ts'
import { requestApproval } from '#contract/approvals.ts'
import { type ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useCreateApplication } from '../applications.mutations.ts'

/** Creates an application for a client. A used-up plan is a question in the form, not a failure. */
export function useCreateForClient(onCreated: (created: Application) => void, onError: (error: ApiError) => void) {
  const [overLimit, setOverLimit] = useState<{ userId: string; message: string } | null>(null)

  const create = useCreateApplication(null, {
    onSuccess: onCreated,
    onError: (error, { body }) => {
      onError(error)
      if (error.code === planLimitReached)
        setOverLimit({ userId: body.userId ?? '', message: getErrorMessage(error, '') })
      else reportFailure(error)
    },
  })

  const askClient = useCall(requestApproval, {
    success: 'We asked the client',
    failure: 'The application was created, but we could not ask the client',
  })

  /** The server's message if the plan of this client is used up. */
  const findLimitMessage = (userId: string | null | undefined) =>
    overLimit && overLimit.userId === userId ? overLimit.message : null

  const send = (body: CreateApplicationBody) =>
    create.mutateAsync({ body: { ...body, confirmOverLimit: findLimitMessage(body.userId) !== null } })

  return {
    findLimitMessage,
    send,
    /** Stores the application as prepared and asks the client for approval. */
    sendAndAsk: async (body: CreateApplicationBody) => {
      const { id } = await send({ ...body, status: 'interested' })
      await askClient.mutateAsync({ params: { id } })
    },
  }
}

function reportFailure(error: ApiError) {
  if (error.isUnauthorized) return
  showToast({ title: 'Failed to create application', description: getErrorMessage(error), tone: 'danger' })
}
