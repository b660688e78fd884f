import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id, message, requiredText, timestamp } from './fields.ts'
import { runningView } from './users.ts'

export const viewMinutes = 60

export const startView = endpoint('POST', '/api/admin/users/:id/view', {
  summary:
    'Sees the product as a job seeker or account manager: read-only, for an hour, with a reason; both are audited',
  access: ['admin'],
  stepUp: true,
  params: z.object({ id }),
  body: z.object({ reason: requiredText(500, 'Please enter a reason') }),
  reply: runningView,
  status: 201,
  subject: ({ subject }) => subject.id,
})

export const endView = endpoint('POST', '/api/view/end', {
  summary: 'Goes back to the own account',
  access: 'signed-in',
  idempotency: 'ignored',
  whileViewing: 'allowed',
  reply: message,
})

export const accountView = z.object({
  id,
  /** Null once that account is deleted. */
  admin: z.nullable(z.string()),
  reason: z.string(),
  startedAt: timestamp,
  /** While the view runs: when it ends at the latest. */
  endedAt: timestamp,
})
export type AccountView = z.infer<typeof accountView>

export const maxListedViews = 200

export const listAccountViews = endpoint('GET', '/api/account/views', {
  summary: 'When an admin saw the own account, and why, the latest first',
  access: 'signed-in',
  reply: z.array(accountView).check(z.maxLength(maxListedViews)),
})
