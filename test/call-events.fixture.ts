import type { CallName } from '#contract/contract.ts'
import type { EventType } from '#server/events/declarations.ts'
import type { JobName } from '#server/jobs/jobs.ts'

/** A sync with the card provider finds whatever happened there since the last one. */
const sync = [
  'access.synced',
  'client.waiting',
  'period.changed',
  'period.extended',
  'renewal.failed',
  'renewal.recovered',
  'subscription.abandoned',
  'subscription.canceled',
  'subscription.changed',
  'subscription.duplicated',
  'subscription.ended',
  'subscription.paused',
  'subscription.resumed',
  'subscription.started',
  'subscription.synced',
] as const
const paymentEvent = [
  'payment-event.applied',
  'payment.recorded',
  'payment.action-required',
  'refunds.recorded',
  'dispute.opened',
  'dispute.lost',
  ...sync,
] as const
const erasure = ['account.deleted', 'client.left', 'clients.released', 'contact.erased', 'payment.recorded'] as const

/**
 * The events that each write can record, and those of the reads that record any. `access.refused` is left out: every call that
 * is refused can record it.
 */
export const callEvents = {
  // Sign-in, sessions and second factors.
  'POST /api/login': ['sign-in', 'sign-in.refused', 'device.added'],
  'POST /api/login/second-factor': ['sign-in', 'sign-in.second-factor-refused', 'recovery-code.used', 'device.added'],
  'POST /api/login/second-factor/passkey-options': [],
  'POST /api/logout': ['sign-out'],
  'POST /api/register': ['account.registered'],
  'POST /api/resend-verification': ['account-mail.requested'],
  'GET /api/verify-email': ['email.verified'],
  'POST /api/forgot-password': ['account-mail.requested'],
  'POST /api/reset-password': ['password.reset'],
  'POST /api/end-sessions': ['sessions.ended'],
  'POST /api/account/sessions/end-others': ['other-sessions.ended'],
  'DELETE /api/account/sessions/:id': ['other-sessions.ended'],
  // Nothing of a person is known yet, and the token follows from the confirmation.
  'POST /api/apply-kit/connections': [],
  'POST /api/apply-kit/connections/find': [],
  'POST /api/apply-kit/connections/confirm': ['apply-kit.connected', 'apply-kit.refused'],
  'DELETE /api/apply-kit/connection': ['other-sessions.ended'],
  'POST /api/apply-kit/tokens': [],
  'POST /api/step-up': ['step-up', 'step-up.refused', 'recovery-code.used'],
  'POST /api/step-up/passkey-options': [],
  'POST /api/account/passkeys/options': [],
  'POST /api/account/passkeys': ['second-factor.added'],
  // Only the person sees the name, on the screen that changes it.
  'PUT /api/account/passkeys/:id': [],
  'DELETE /api/account/passkeys/:id': ['second-factor.removed'],
  // A factor once it is confirmed.
  'POST /api/account/totp': [],
  'POST /api/account/totp/confirm': ['second-factor.added'],
  'DELETE /api/account/totp': ['second-factor.removed'],
  'POST /api/account/recovery-codes': ['recovery-codes.renewed'],

  // Accounts.
  'PUT /api/account': ['name.saved', 'password.changed'],
  'DELETE /api/account': erasure,
  'PUT /api/account/time-zone': ['time-zone.saved'],
  'PUT /api/account/profile-picture': ['picture.saved'],
  // Read when a mail is due, and shown on one screen.
  'PUT /api/account/notification-choices': [],
  'POST /api/unsubscribe': [],
  'POST /api/account/export': ['export.requested'],
  'GET /api/account/exports/:id/download': ['export.downloaded'],
  'POST /api/profile': ['profile.saved'],
  'PUT /api/resume': ['profile.saved'],
  // An upload belongs to nothing before another call claims it.
  'POST /api/objects/upload': [],
  'PUT /uploads/:id': [],
  'POST /api/notifications/read-all': ['notifications.read'],
  'PUT /api/notifications/:id/read': ['notifications.read'],

  // What admins do.
  'PUT /api/admin/users/:id': ['account.edited', 'client.left', 'clients.released', 'view.ended'],
  'DELETE /api/admin/users/:id': erasure,
  'POST /api/admin/users/:id/suspend': ['account.suspended', 'view.ended'],
  'POST /api/admin/users/:id/restore': ['account.restored'],
  'PUT /api/admin/users/:id/second-factor-required': ['second-factor.required'],
  'POST /api/admin/users/:id/reset-second-factors': ['second-factors.reset'],
  'POST /api/admin/users/:id/view': ['view.started'],
  'POST /api/view/end': ['view.ended'],
  'POST /api/admin/account-managers': ['manager.promoted'],
  'POST /api/admin/assign-account-manager': ['client.assigned'],
  'POST /api/admin/notifications/send': ['notification.sent', 'broadcast.sent', 'broadcast.delivered'],
  'POST /api/admin/payment-reconciliations': ['reconciliation.requested'],
  'POST /api/admin/payment-events/:id/replay': ['payment-event.replayed', ...paymentEvent],

  // Job interests, questions and answers.
  'POST /api/job-interests': ['interest.submitted'],
  'PUT /api/job-interests/:id': ['interest.updated'],
  'DELETE /api/job-interests/:id': ['interest.withdrawn'],
  'POST /api/job-interests/:id/return': ['interest.returned', 'interests.returned'],
  'POST /api/job-interests/return': ['interest.returned', 'interests.returned'],
  'PUT /api/job-interests/:id/snooze': ['interest.snoozed'],
  'GET /api/job-interests/:id/posting-state': ['posting.checked', 'posting.closed', 'posting.reopened'],
  'POST /api/job-interests/:id/still-open': ['posting.confirmed-open'],
  // A job reads the page: posting.read.
  'POST /api/postings': [],
  'PUT /api/answers': ['answers.updated'],
  'POST /api/clients/:userId/questions': ['question.asked'],
  'PUT /api/questions/:id': ['question.answered', 'answer.kept'],

  // Applications.
  'POST /api/applications': ['application.recorded', 'delivery.recorded', 'receipt.recorded'],
  'PUT /api/applications/:id': ['application.changed', 'delivery.recorded', 'receipt.recorded'],
  'GET /api/applications/:id/credentials': ['credentials.revealed'],
  'GET /api/applications/:id/apply-pack': ['apply-pack.read'],
  'GET /api/applications/:id/apply-pack/documents/:source': ['apply-pack.read'],
  // An upload belongs to nothing before a receipt names it.
  'POST /api/applications/:id/proof-pictures': [],
  'PUT /api/admin/field-mappings/:id': ['field-mapping.decided'],
  'PUT /api/applications/:id/documents': ['documents.attached'],
  'PUT /api/rules': ['rules.updated'],
  'POST /api/applications/:id/approval-request': ['approval.requested'],
  'POST /api/applications/:id/approval': ['approval.decided'],
  'POST /api/applications/:id/receipts': ['receipt.recorded', 'application.changed', 'delivery.recorded'],
  'GET /api/applications/:id/receipts': ['receipt.damaged'],
  'GET /api/receipts/:id/documents/:sha256': ['receipt.damaged'],
  'GET /api/receipts/:id/pdf': ['receipt.damaged'],
  // It shows the posting of a receipt.
  'GET /api/interviews/:id/brief': ['receipt.damaged'],
  'POST /api/inbound-mail/:provider': [],
  'PUT /api/inbox-address': ['inbox.changed'],
  'GET /api/mails/:id': ['mail.opened'],
  'GET /api/mails/:id/files/:index': ['mail.opened'],
  'POST /api/mails/:id/suggestion': [
    'mail.accepted',
    'mail.dismissed',
    'application.changed',
    'interviews.changed',
    'interviews.saved',
    'receipt.recorded',
    'delivery.recorded',
  ],
  'DELETE /api/mails/:id/suggestion': [
    'mail.undone',
    'application.changed',
    'interviews.changed',
    'interviews.saved',
    'receipt.recorded',
  ],
  'POST /api/mails/:id/reply': ['reply.written'],
  'POST /api/mails/:id/approval': ['reply.approved', 'reply.discarded'],
  'DELETE /api/mails/:id': ['mail.deleted'],
  'PUT /api/applications/:id/interviews': ['interviews.changed', 'interviews.saved', 'interview.outcome'],
  'PUT /api/interviews/:id/preparation': ['preparation.saved', 'interview.outcome'],
  'POST /api/applications/:id/follow-up': ['follow-up.done'],
  'POST /api/calendar-feed': ['calendar-feed.created'],
  'DELETE /api/calendar-feed': ['calendar-feed.revoked'],

  // Documents. The builders keep nothing: they answer with what was sent, written or read.
  'POST /api/documents': ['document.saved'],
  'PUT /api/documents/:id': ['document.saved'],
  'DELETE /api/documents/:id': ['document.deleted'],
  'POST /api/clients/:userId/documents': ['document.created'],
  'POST /api/documents/:id/share': ['document.shared'],
  'DELETE /api/documents/:id/share': ['document.share-revoked'],
  // Counts the opening. The owner sees the count on the next visit.
  'POST /api/shared-documents/open': [],
  'POST /api/resume/read': [],
  'POST /api/read-resume': [],
  'POST /api/read-back': [],
  'POST /api/simple-resume': [],
  'POST /api/generate-cover-letter': [],
  'POST /api/simple-resume/stream': [],
  'POST /api/generate-cover-letter/stream': [],
  'POST /api/improve-line': [],
  'POST /api/copy-edit': [],
  'POST /api/interviews/:id/story/stream': ['receipt.damaged'],
  'POST /api/tasks/:id/note/stream': [],
  'POST /api/conversations/:id/summary/stream': [],
  'POST /api/analyze-resume': [],
  'POST /api/analyze-cover-letter': [],
  'POST /api/preview-document': [],
  'POST /api/download-resume-docx': [],
  'POST /api/download-resume-pdf': [],
  'POST /api/download-cover-letter-docx': [],
  'POST /api/download-cover-letter-pdf': [],

  // Between clients, visitors and the team.
  'POST /api/conversations/:userId/messages': ['message.sent'],
  'PUT /api/messages/:id': ['message.edited'],
  'POST /api/conversations/:userId/read': ['messages.read'],
  'POST /api/clients/:userId/notes': ['note.created'],
  'PUT /api/notes/:id': ['note.edited'],
  'DELETE /api/notes/:id': ['note.deleted'],
  'POST /api/clients/:userId/tasks': ['task.created'],
  'PUT /api/tasks/:id': ['task.updated', 'delivery.recorded', 'message.sent'],
  'POST /api/tasks/:id/book': ['task.booked'],
  'POST /api/contact': ['contact.received'],
  'POST /contact': ['contact.received'],
  'PUT /api/admin/contact-messages/:id/read': ['contact.read'],
  'POST /api/admin/contact-messages/:id/answer': ['contact.answered'],

  // Money.
  'POST /api/subscription/change-plan': sync,
  'POST /api/subscription/create-checkout-session': sync,
  'POST /api/subscription/cancel': sync,
  'POST /api/subscription/resume': sync,
  'POST /api/webhooks/stripe': paymentEvent,
  // What happens at the provider comes back by its events.
  'POST /api/billing-portal': [],
  'POST /api/sandbox/checkouts/:id/pay': [],
  'POST /api/sandbox/payments/confirm': [],
  'PUT /api/sandbox/portal': [],
  'POST /api/sandbox/portal/card': [],
  'POST /api/sandbox/portal/cancel': [],
  'POST /api/sandbox/portal/resume': [],
  'POST /api/sandbox/clock': [],
} as const satisfies Record<Exclude<CallName, `GET ${string}`>, readonly EventType[]> &
  Partial<Record<CallName, readonly EventType[]>>

export const anyCallEvents = ['access.refused'] as const satisfies readonly EventType[]

type RecordedByCalls = (typeof callEvents)[keyof typeof callEvents][number] | (typeof anyCallEvents)[number]

/** The events that no call records, and the job or the command that does. */
export const otherEvents: Record<Exclude<EventType, RecordedByCalls>, JobName | 'npm run admin'> = {
  'admin.appointed': 'npm run admin',
  'approval.expired': 'expire-approval',
  'export.failed': 'export',
  'export.ready': 'export',
  'follow-up.due': 'notify-of-follow-ups',
  'interview.due': 'remind-of-interviews',
  'mail.read': 'read-mail',
  'mail.unopened': 'remind-of-mail',
  'mail.unreadable': 'read-mail',
  'reply.bounced': 'read-mail',
  'reply.sent': 'send-reply',
  'posting.read': 'read-posting',
  'promise.breached': 'check-promises',
  'promise.endangered': 'check-promises',
  'promises.announced': 'check-promises',
  'promises.checked': 'check-promises',
  'reconciliation.finished': 'reconcile-payments',
  'report-note.requested': 'request-report-notes',
  'report.sent': 'send-reports',
  'task.included': 'included-tasks',
  'tasks.included': 'included-tasks',
}
