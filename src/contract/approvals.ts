import { z } from 'zod/mini'
import { applicationStatus } from './application-status.ts'
import { endpoint } from './endpoint.ts'
import { id, limits, maxListRows, optionalText, timestamp } from './fields.ts'
import { ruleNames, ruleViolation } from './rules.ts'

/** How long a client has to decide, in hours. After that the application goes back to its manager. */
export const approvalHours = 72

export const approvalStates = ['waiting', 'approved', 'declined', 'expired'] as const
export type ApprovalState = (typeof approvalStates)[number]

export const approval = z.object({
  id,
  applicationId: id,
  userId: id,
  state: z.enum(approvalStates),
  /** The rules that an approval makes an exception to, for this application alone. */
  rules: z.array(ruleViolation).check(z.maxLength(ruleNames.length)),
  /** Why the client declined. */
  reason: z.nullable(z.string()),
  expiresAt: timestamp,
  decidedAt: z.nullable(timestamp),
  createdAt: timestamp,
  application: z.object({ company: z.string(), position: z.string(), status: applicationStatus }),
})
export type Approval = z.infer<typeof approval>

const params = z.object({ id })

export const requestApproval = endpoint('POST', '/api/applications/:id/approval-request', {
  summary: 'Asks the client to approve a prepared application; 409 while one waits or once it was sent',
  access: ['account_manager', 'admin'],
  limits: ['application change, account'],
  params,
  reply: approval,
  status: 201,
  subject: ({ userId }) => userId,
})

export const decideApproval = endpoint('POST', '/api/applications/:id/approval', {
  summary: 'Approves or declines an own application that waits; the first decision holds, a later one is 409',
  access: ['user'],
  params,
  body: z.object({ decision: z.enum(['approved', 'declined']), reason: z.optional(optionalText(limits.note)) }),
  reply: approval,
})

/** How far back open approvals are listed, and how many. */
export const openApprovalDays = 14
export const maxOpenApprovals = 50

export const listApprovals = endpoint('GET', '/api/approvals', {
  summary:
    'The own approvals, the newest first, at most 500; for staff those of one client, or of all clients within reach. ' +
    '`open=true` lists the latest approval of each prepared application, of the last 14 days, at most 50',
  access: 'signed-in',
  query: z.object({ userId: z.optional(id), applicationId: z.optional(id), open: z.optional(z.literal('true')) }),
  reply: z.array(approval).check(z.maxLength(maxListRows)),
})
