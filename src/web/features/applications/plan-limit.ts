import { z } from 'zod'
import type { ApiError } from '#web/lib/api-error.ts'

const planLimitBody = z.object({ code: z.literal('plan_limit') })

/** Whether the server only asks whether to go on, because the client's plan is used up. */
export function isPlanLimit({ status, message }: Pick<ApiError, 'status' | 'message'>) {
  return status === 409 && planLimitBody.safeParse(bodyOf(message)).success
}

/** The message of a failed call is its status, a colon and the body of the answer. */
function bodyOf(message: string): unknown {
  try {
    return JSON.parse(message.slice(message.indexOf(':') + 1))
  } catch {
    return null
  }
}
