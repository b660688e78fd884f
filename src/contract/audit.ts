import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { boundedRecord, day, id, limits, text, timestamp } from './fields.ts'

/** What is written down. */
export const auditActions = [
  'access.refused',
  'sign-in',
  'sign-in.refused',
  'sign-in.second-factor-refused',
  'sign-out',
  'account.registered',
  'email.verified',
  'password.reset',
  'sessions.ended',
  'password.changed',
  'second-factor.added',
  'second-factor.removed',
  'second-factor.required',
  'second-factors.reset',
  'recovery-code.used',
  'apply-kit.connected',
  'apply-kit.refused',
  'step-up',
  'step-up.refused',
  'account.deleted',
  'account.edited',
  'account.suspended',
  'account.restored',
  'view.started',
  'view.ended',
  'export.requested',
  'export.downloaded',
  'role.changed',
  'client.assigned',
  'application.created',
  'application.updated',
  'rules.updated',
  'approval.requested',
  'approval.approved',
  'approval.declined',
  'answers.updated',
  'question.asked',
  'question.answered',
  'document.created',
  'document.shared',
  'document.share-revoked',
  'documents.attached',
  'receipt.recorded',
  'receipt.damaged',
  'note.created',
  'note.deleted',
  'task.created',
  'task.updated',
  'task.booked',
  'interest.withdrawn',
  'interest.returned',
  'interest.snoozed',
  'interviews.changed',
  'interview.outcome',
  'calendar-feed.created',
  'calendar-feed.revoked',
  'follow-up.done',
  'inbox.changed',
  'credentials.revealed',
  'apply-pack.read',
  'field-mapping.decided',
  'mail.opened',
  'mail.accepted',
  'mail.dismissed',
  'mail.undone',
  'mail.answered',
  'mail.reply-approved',
  'mail.reply-discarded',
  'mail.deleted',
  'notification.sent',
  'contact.answered',
  'subscription.started',
  'subscription.changed',
  'subscription.canceled',
  'subscription.resumed',
  'promise.breached',
  'payment-event.replayed',
  'payments.reconciled',
] as const
export type AuditAction = (typeof auditActions)[number]

const person = z.object({ id, firstName: z.string(), lastName: z.string(), email: z.string() })

export const auditEntry = z.object({
  id,
  at: timestamp,
  /** One of `auditActions`, or of those of another version. */
  action: z.string(),
  /** Who did it; null for visitors and for the product itself. */
  actorId: z.nullable(id),
  /** Null also when the account was deleted. */
  actor: z.nullable(person),
  /** The person it concerns. */
  subjectId: z.nullable(id),
  subject: z.nullable(person),
  /** The row it concerns, if it is not an account. */
  entityId: z.nullable(id),
  details: boundedRecord(
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      z.readonly(z.array(z.string()).check(z.maxLength(limits.list))),
    ]),
    limits.list,
  ),
  address: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const listAuditEntries = endpoint('GET', '/api/admin/audit', {
  summary: 'Who did what to whom, when and from where, the latest first; X-Next-Cursor is the cursor of the next page',
  access: ['admin'],
  fromReplica: true,
  query: z.object({
    /** A name, a mail address, an id or a network address. */
    q: z.optional(text(limits.name)),
    action: z.optional(text(limits.name)),
    from: z.optional(day),
    /** Up to and without this moment. */
    to: z.optional(day),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    cursor: z.optional(z.string().check(z.maxLength(limits.name))),
  }),
  reply: z.array(auditEntry).check(z.maxLength(200)),
})
