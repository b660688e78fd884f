import { createInboxSamples } from './inbox-samples.fixture.ts'
import type { Cast, Samples } from './sample-types.fixture.ts'

export type { Cast, Sample } from './sample-types.fixture.ts'

const both = [true, false] as const

/** Each event, once for each way in which effects follow from it. */
export function createSamples(cast: Cast): Samples {
  const { client: userId, clientWithoutManager, manager, otherManager, admin, contactMessage: messageId, row } = cast
  const person = { userId }
  const application = { userId, applicationId: cast.application }
  const named = { ...application, company: 'Acme', position: 'Engineer' }
  const view = { userId, viewId: row }
  const interest = { userId, interestId: row, host: 'jobs.example.test' }
  const question = { userId, questionId: row, question: 'May you work here?' }
  const document = { userId, documentId: row }
  const task = { userId, taskId: row }
  const note = { by: 'manager' as const, userId, noteId: row }
  const subscription = { by: 'system' as const, userId, subscriptionId: row, plan: 'starter' as const }
  const dated = { ...subscription, until: 'June 1' }
  const dispute = { by: 'system' as const, userId, disputeId: 'dp_1', about: '$99 as fraudulent' }
  const interviews = { ...named, added: 0, changed: 0, removed: 0, next: { id: row, start: 'Monday at 9:00' } }
  const interview = { userId, company: 'Acme', position: 'Engineer', interviewId: row, start: 'Monday at 9:00' }
  const due = { promiseId: row, clientName: 'Sam Rivera', due: 'at noon', isAnnounced: true }
  const late = { by: 'system' as const, userId, ...due }
  const word = { userId, title: 'Hello', message: 'A word' }
  const someExport = { userId, exportId: row }
  return {
    'access.refused': [{ ...view, call: 'GET /api/admin/users' }],
    'account.registered': [person],
    'account.edited': [
      { by: 'admin', userId, managerId: manager, fields: ['firstName'], from: 'user', to: 'user' },
      { by: 'admin', userId, managerId: manager, fields: [], from: 'user', to: 'account_manager' },
    ],
    'account.suspended': [{ by: 'admin', userId }],
    'account.restored': [{ by: 'admin', userId }],
    'account.deleted': [person],
    'admin.appointed': [{ by: 'system', userId, from: 'user' }],
    'manager.promoted': [{ by: 'admin', userId, managerId: otherManager }],
    'client.waiting': [{ by: 'system', userId, name: 'Sam Rivera', adminIds: [admin] }],
    'client.assigned': [0, 1, 1_200].map((pendingInterests) => ({
      by: 'admin',
      userId,
      name: 'Sam Rivera',
      manager: { id: manager, name: 'Mona' },
      previousManagerId: pendingInterests === 0 ? null : otherManager,
      pendingInterests,
    })),
    'client.left': [{ userId, managerId: otherManager }],
    'clients.released': [{ by: 'admin', userId: otherManager, clientIds: [userId, clientWithoutManager] }],
    'view.started': [{ by: 'admin', ...view, until: '2090-01-01T00:00:00.000Z' }],
    'view.ended': [{ by: 'admin', ...view, adminId: admin }],
    'name.saved': [person],
    'profile.saved': [person],
    'picture.saved': [person],

    'application.recorded': [
      { by: 'manager', ...named, status: 'applied', isSent: true },
      { by: 'manager', ...named, status: 'offered', isSent: false },
      { ...named, status: 'applied', isSent: false },
    ],
    'application.changed': [
      { by: 'manager', ...named, from: 'applied', to: 'offered', fields: ['status'] },
      { ...named, from: 'applied', to: 'offered', fields: ['status'] },
      { by: 'manager', ...named, from: 'applied', to: 'applied', fields: ['notes'] },
    ],
    'credentials.revealed': [{ by: 'manager', ...application }],
    'apply-pack.read': [null, 'a.pdf'].map((document) => ({ by: 'manager', ...application, document })),
    'field-mapping.decided': [{ by: 'admin', userId: null, mappingId: row, state: 'accepted' }],
    'rules.updated': [{ userId, version: 2, askFirst: true }],
    'approval.requested': [{ by: 'manager', ...named, approvalId: row, violations: ['The pay is too low.'] }],
    'approval.decided': [
      { ...named, decision: 'approved', reason: null },
      { ...named, decision: 'declined', reason: 'Too far' },
    ],
    'approval.expired': [{ by: 'system', ...named }],
    'document.created': [{ by: 'manager', ...document, kind: 'resume' }],
    'document.saved': [person],
    'document.deleted': [person],
    'document.shared': [{ ...document, hasPassword: true }],
    'document.share-revoked': [document],
    'documents.attached': [
      { by: 'manager', ...application, names: ['resume.pdf'] },
      { ...application, names: ['resume.pdf'] },
    ],
    'receipt.recorded': [{ by: 'manager', ...application, state: 'sent', confirmation: 'number' }],
    'receipt.damaged': [{ by: 'system', ...application, receiptId: row, sha256: 'abc' }],

    'interest.submitted': [{ ...interest, name: 'Sam Rivera' }],
    'interest.updated': [interest],
    'interest.withdrawn': [interest],
    'interest.returned': [{ by: 'manager', ...interest, reason: 'It is closed' }],
    'interests.returned': [{ by: 'manager', userId }],
    'interest.snoozed': [{ by: 'manager', userId: null, interestId: row, until: '2090-01-01' }],
    'posting.read': [{ by: 'system', userId }],
    'posting.checked': [{ by: 'system', userId }],
    'posting.closed': [{ by: 'system', ...interest, reason: 'Its page is gone.' }],
    'posting.reopened': [{ by: 'system', ...interest, reason: 'The job board lists it.' }],
    'posting.confirmed-open': [{ ...interest, name: 'Sam Rivera' }],
    'answers.updated': [{ userId, count: 3 }],
    'answer.kept': [person],
    'question.asked': [{ by: 'manager', ...question }],
    'question.answered': [question],

    ...createInboxSamples(cast),

    'interviews.changed': [
      { by: 'manager', ...interviews, added: 1 },
      { by: 'manager', ...interviews, changed: 1 },
      { by: 'manager', ...interviews, removed: 1, next: null },
      { ...interviews, added: 1 },
    ],
    'interviews.saved': [person],
    'interview.outcome': [{ ...application, interviewId: row }],
    'interview.due': [
      { by: 'system', ...interview, place: 'Room 1' },
      { by: 'system', ...interview, place: null },
    ],
    'preparation.saved': [{ by: 'manager', userId }, person],
    'calendar-feed.created': [person],
    'calendar-feed.revoked': [person],
    'follow-up.due': [{ by: 'system', ...named }],
    'follow-up.done': [{ by: 'manager', ...application }, application],

    'payment.recorded': both.map((isReceiptMailed) => ({ by: 'system', userId, invoiceId: 'in_1', isReceiptMailed })),
    'payment.action-required': [{ by: 'system', userId }],
    'refunds.recorded': [{ by: 'system', userId }],
    'dispute.opened': [dispute],
    'dispute.lost': [dispute],
    'payment-event.applied': [{ by: 'system', userId: null }],
    'payment-event.replayed': [
      { by: 'admin', userId: null, paymentEventId: 'evt_1', paymentEventType: 'invoice.paid' },
    ],
    'reconciliation.requested': [{ by: 'admin', userId: null, reconciliationId: row }],
    'reconciliation.finished': [0, 1, 2].map((found) => ({
      by: 'system',
      userId: null,
      reconciliationId: row,
      found,
    })),
    'period.changed': [{ by: 'system', userId }],
    'period.extended': [{ by: 'system', userId, periodId: row }],
    'delivery.recorded': [{ by: 'manager', userId }],

    'notifications.read': [person],
    'notification.sent': [
      { by: 'manager', ...word, aboutId: null, byManager: true, byOwnManager: true },
      { by: 'admin', ...word, aboutId: row, byManager: false, byOwnManager: false },
    ],
    'broadcast.sent': [
      { by: 'admin', userId: null, broadcastId: row, recipients: 2_000, isDelivered: false },
      { by: 'admin', userId: null, broadcastId: row, recipients: 2, isDelivered: true },
    ],
    'broadcast.delivered': [{ by: 'system', userId: null, senderId: manager, recipientIds: [userId] }],
    'export.requested': [someExport],
    'export.failed': [{ by: 'system', ...someExport }],
    'export.ready': [{ by: 'system', ...someExport }],
    'export.downloaded': [someExport],

    'promises.checked': [{ by: 'system', userId: null, clientIds: [userId], contactMessageIds: [messageId] }],
    'promise.endangered': [
      { ...late, kind: 'manager_assigned' },
      { ...late, kind: 'first_application', isAnnounced: false },
    ],
    'promise.breached': [
      { ...late, kind: 'interest_answered' },
      { ...late, kind: 'message_answered', isAnnounced: false },
      { ...late, kind: 'contact_message', userId: null, clientName: null },
    ],
    'promises.announced': [
      { by: 'system', userId: null, count: 20, late: 5, isSummary: true },
      { by: 'system', userId: null, count: 1, late: 1, isSummary: false },
    ],

    'message.sent': [
      { userId, messageId: row },
      { by: 'manager', userId, messageId: row },
    ],
    'message.edited': [person, { userId: clientWithoutManager }],
    'messages.read': [person],
    'task.created': [
      { by: 'admin', ...task, kind: 'consultation', isAskedByAdmin: true },
      { by: 'manager', ...task, kind: 'custom_resume', isAskedByAdmin: false },
    ],
    'task.included': [{ by: 'system', ...task, kind: 'custom_resume' }],
    'tasks.included': [{ by: 'system', userId }],
    'task.updated': [
      { by: 'manager', ...task, kind: 'consultation', from: 'open', to: 'done' },
      { by: 'manager', ...task, kind: 'custom_resume', from: 'open', to: 'done' },
      { by: 'manager', ...task, kind: 'report_note', from: 'open', to: 'done' },
      { by: 'manager', ...task, kind: 'custom_resume', from: 'open', to: 'canceled' },
    ],
    'task.booked': both.map((isNew) => ({ ...task, isNew })),
    'report-note.requested': [{ by: 'system', userId }],
    'report.sent': [{ by: 'system', userId, reportId: row }],
    'time-zone.saved': [person],
    'inbox.changed': [{ userId, enabled: true, forwardCopy: false }],
    'note.created': [note],
    'note.edited': [note],
    'note.deleted': [note],
    'contact.received': both.map((isMailed) => ({ by: 'system', userId: null, messageId, isMailed })),
    'contact.read': [{ by: 'admin', userId: null, messageId }],
    'contact.answered': [{ by: 'admin', userId: null, messageId }],
    'contact.erased': [{ userId: null, messageIds: [messageId] }],

    'sign-in': [
      { userId, previousUserId: null },
      { userId, previousUserId: manager },
    ],
    'sign-in.refused': [{ by: 'system', userId }],
    'sign-in.second-factor-refused': both.map((isLast) => ({ by: 'system', userId, kind: 'totp', isLast })),
    'sign-out': [person],
    'device.added': both.map((isMailed) => ({ userId, sid: 'session', isMailed })),
    'account-mail.requested': [
      { by: 'system', userId, template: 'reset-password' },
      { by: 'system', userId: null, template: 'verify-email' },
    ],
    'email.verified': [person],
    'password.reset': [person],
    'password.changed': [person],
    'sessions.ended': both.map((isSuspended) => ({ userId, isSuspended })),
    'other-sessions.ended': [person],
    'apply-kit.connected': [{ by: 'manager', userId: manager }],
    'apply-kit.refused': [{ by: 'manager', userId: manager }],
    'second-factor.added': [{ userId, kind: 'passkey' }],
    'second-factor.removed': [{ userId, kind: 'passkey' }],
    'second-factor.required': both.map((required) => ({ by: 'admin', userId, required })),
    'second-factors.reset': (['admin', 'system'] as const).map((by) => ({ by, userId })),
    'recovery-codes.renewed': [person],
    'recovery-code.used': [{ userId, left: 3 }],
    'step-up': [{ userId, kind: 'password' }],
    'step-up.refused': [{ userId, kind: 'password' }],

    'subscription.started': [subscription],
    'subscription.changed': [{ ...subscription, plan: 'active', from: 'starter' }],
    'subscription.canceled': [dated],
    'subscription.resumed': [dated],
    'subscription.paused': both.map((isMailed) => ({ ...subscription, isMailed })),
    'subscription.ended': [subscription],
    'subscription.duplicated': [{ by: 'system', userId, subscriptionId: row, providerSubscriptionId: 'sub_2' }],
    'subscription.abandoned': [{ by: 'system', userId, providerSubscriptionId: 'sub_2' }],
    'subscription.synced': [{ by: 'system', userId }],
    'renewal.failed': [dated],
    'renewal.recovered': [dated],
    'access.synced': [{ by: 'system', userId }],
  }
}
