import { capitalize } from '#web/lib/format/names.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { ActionTexts } from './sentence-parts.ts'
import { mailActionTexts } from './mail-action-texts.ts'

export const formerUser = 'a former user'
export const toWords = (word: unknown) => String(word).replace(/[-._]/g, ' ')

const factorNames: Record<string, string> = {
  passkey: 'a passkey',
  totp: 'an authenticator app',
  recovery: 'recovery codes',
}
const factorName = (kind: unknown) => factorNames[String(kind)] ?? 'a second factor'

export const actionTexts: Record<AuditAction, ActionTexts> = {
  'sign-in': { label: 'Logged in', sentence: ({ who }) => `${who} logged in` },
  'sign-in.refused': {
    label: 'Login refused',
    sentence: ({ whom }) => (whom ? `A login as ${whom} was refused` : 'A login to an unknown account was refused'),
  },
  'sign-in.second-factor-refused': {
    label: 'Second factor refused',
    sentence: ({ whom }) => `A login as ${whom} was refused at the second step`,
  },
  'sign-out': { label: 'Logged out', sentence: ({ who }) => `${who} logged out` },
  'access.refused': {
    label: 'Access refused',
    sentence: ({ who, whom }) =>
      whom
        ? `${who} tried something that is turned off while viewing as ${whom}, and was refused`
        : `${who} tried to reach what is not theirs, and was refused`,
  },
  'account.registered': {
    label: 'Account registered',
    sentence: ({ whom }) => `${capitalize(whom ?? 'someone')} registered`,
  },
  'account.deleted': {
    label: 'Account deleted',
    sentence: ({ who, whom, own }) => `${who} deleted ${own ? 'their own account' : `the account of ${whom}`}`,
  },
  'account.edited': {
    label: 'Account edited',
    sentence: ({ who, whom, own }) => `${who} edited ${own ? 'their own account' : `the account of ${whom}`}`,
  },
  'account.suspended': {
    label: 'Account suspended',
    sentence: ({ who, whom }) => `${who} suspended the account of ${whom}`,
  },
  'account.restored': {
    label: 'Account restored',
    sentence: ({ who, whom }) => `${who} restored the account of ${whom}`,
  },
  'view.started': {
    label: 'Account view started',
    sentence: ({ who, whom }) => `${who} began to view as ${whom}`,
  },
  'view.ended': { label: 'Account view ended', sentence: ({ who, whom }) => `${who} ended the view as ${whom}` },
  'email.verified': { label: 'Email verified', sentence: ({ who }) => `${who} verified their email address` },
  'password.changed': { label: 'Password changed', sentence: ({ who }) => `${who} changed their password` },
  'password.reset': {
    label: 'Password reset',
    sentence: ({ who }) => `${who} set a new password through an emailed link`,
  },
  'sessions.ended': {
    label: 'Sessions ended',
    sentence: ({ who }) => `${who} logged out everywhere through an emailed link`,
  },
  'second-factor.added': {
    label: 'Second factor added',
    sentence: ({ who, details }) => `${who} added ${factorName(details.kind)}`,
  },
  'second-factor.removed': {
    label: 'Second factor removed',
    sentence: ({ who, details }) => `${who} removed ${factorName(details.kind)}`,
  },
  'second-factor.required': {
    label: 'Second factor required',
    sentence: ({ who, whom, details }) =>
      details.required
        ? `${who} required a second factor of ${whom}`
        : `${who} made the second factor of ${whom} optional`,
  },
  'second-factors.reset': {
    label: 'Second factors reset',
    sentence: ({ who, whom }) => `${who} removed all second factors of ${whom}`,
  },
  'recovery-code.used': { label: 'Recovery code used', sentence: ({ who }) => `${who} used a recovery code` },
  'apply-kit.connected': { label: 'Apply kit connected', sentence: ({ who }) => `${who} connected an apply kit` },
  'apply-kit.refused': { label: 'Apply kit refused', sentence: ({ who }) => `${who} refused an apply kit` },
  'step-up': { label: 'Identity confirmed', sentence: ({ who }) => `${who} confirmed who they are` },
  'step-up.refused': {
    label: 'Identity not confirmed',
    sentence: ({ who }) => `${who} tried to confirm who they are, and was refused`,
  },
  'role.changed': {
    label: 'Role changed',
    sentence: ({ who, whom, details }) =>
      `${who} changed the role of ${whom} from ${toWords(details.from)} to ${toWords(details.to)}`,
  },
  'client.assigned': {
    label: 'Client assigned',
    sentence: ({ who, whom }) => `${who} assigned ${whom} to an account manager`,
  },
  'application.created': {
    label: 'Application created',
    sentence: ({ who, whom, own }) =>
      `${who} recorded ${own ? 'an application of their own' : `an application for ${whom}`}`,
  },
  'application.updated': {
    label: 'Application changed',
    sentence: ({ who, whom, own }) =>
      `${who} changed ${own ? 'an application of their own' : `an application of ${whom}`}`,
  },
  'rules.updated': {
    label: 'Rules changed',
    sentence: ({ who }) => `${who} changed their rules for applications`,
  },
  'approval.requested': {
    label: 'Approval requested',
    sentence: ({ who, whom }) => `${who} asked ${whom} to approve an application`,
  },
  'approval.approved': { label: 'Application approved', sentence: ({ who }) => `${who} approved an application` },
  'approval.declined': { label: 'Application declined', sentence: ({ who }) => `${who} declined an application` },
  'answers.updated': {
    label: 'Answers changed',
    sentence: ({ who }) => `${who} changed their answers for job sites`,
  },
  'question.asked': { label: 'Question asked', sentence: ({ who, whom }) => `${who} asked ${whom} a question` },
  'question.answered': { label: 'Question answered', sentence: ({ who }) => `${who} answered a question` },
  'document.created': {
    label: 'Document written',
    sentence: ({ who, whom }) => `${who} wrote a document for ${whom}`,
  },
  'document.shared': { label: 'Document shared', sentence: ({ who }) => `${who} created a share link of a document` },
  'document.share-revoked': {
    label: 'Share link revoked',
    sentence: ({ who }) => `${who} revoked the share link of a document`,
  },
  'documents.attached': {
    label: 'Documents attached',
    sentence: ({ who, whom }) => `${who} attached documents to an application of ${whom}`,
  },
  'receipt.recorded': {
    label: 'Receipt recorded',
    sentence: ({ who, whom }) => `${who} recorded a receipt for an application of ${whom}`,
  },
  'receipt.damaged': {
    label: 'Receipt damaged',
    sentence: ({ whom }) => `A stored file in a receipt of ${whom} is damaged, so we did not show it`,
  },
  'inbox.changed': { label: 'Relay address changed', sentence: ({ who }) => `${who} changed their relay address` },
  'note.created': { label: 'Note written', sentence: ({ who }) => `${who} wrote a note about a client` },
  'note.deleted': { label: 'Note deleted', sentence: ({ who }) => `${who} deleted a note about a client` },
  'interviews.changed': {
    label: 'Interviews changed',
    sentence: ({ who, whom, own }) => `${who} changed ${own ? 'their own interviews' : `interviews of ${whom}`}`,
  },
  'interview.outcome': {
    label: 'Interview outcome',
    sentence: ({ who, whom, own }) => `${who} said how ${own ? 'their own interview' : `an interview of ${whom}`} went`,
  },
  'calendar-feed.created': {
    label: 'Calendar address created',
    sentence: ({ who }) => `${who} created a secret calendar address`,
  },
  'calendar-feed.revoked': {
    label: 'Calendar address revoked',
    sentence: ({ who }) => `${who} revoked their secret calendar address`,
  },
  'follow-up.done': {
    label: 'Follow-up done',
    sentence: ({ who, whom, own }) =>
      `${who} dealt with the follow-up of ${own ? 'their own application' : `an application of ${whom}`}`,
  },
  ...mailActionTexts,
  'task.created': { label: 'Task added', sentence: ({ who, whom }) => `${who} added a task for ${whom}` },
  'task.updated': { label: 'Task changed', sentence: ({ who, whom }) => `${who} changed a task for ${whom}` },
  'task.booked': { label: 'Consultation booked', sentence: ({ who }) => `${who} booked a consultation` },
  'interest.withdrawn': { label: 'Job interest withdrawn', sentence: ({ who }) => `${who} withdrew a job interest` },
  'interest.returned': {
    label: 'Job interest returned',
    sentence: ({ who, whom }) => `${who} returned a job interest of ${whom}`,
  },
  'interest.snoozed': { label: 'Job interest snoozed', sentence: ({ who }) => `${who} snoozed a job interest` },
  'credentials.revealed': {
    label: 'Site password revealed',
    sentence: ({ who, whom, own }) =>
      `${who} looked at ${own ? 'a site password of their own' : `a site password of ${whom}`}`,
  },
  'apply-pack.read': {
    label: 'Apply pack read',
    sentence: ({ who, whom, details }) =>
      typeof details.document === 'string'
        ? `${who} downloaded ${details.document} of ${whom} for a form`
        : `${who} read what ${whom} approved for a form`,
  },
  'field-mapping.decided': {
    label: 'Field of a form reviewed',
    sentence: ({ who, details }) => `${who} ${toWords(details.state)} what a field of a form means`,
  },
  'export.requested': {
    label: 'Data export requested',
    sentence: ({ who }) => `${who} requested a copy of their data`,
  },
  'export.downloaded': { label: 'Data export downloaded', sentence: ({ who }) => `${who} downloaded their data` },
  'notification.sent': {
    label: 'Message sent',
    sentence: ({ who, whom, own }) => `${who} sent a message to ${own ? 'themselves' : (whom ?? 'all users')}`,
  },
  'contact.answered': {
    label: 'Contact message answered',
    sentence: ({ who }) => `${who} answered a contact message`,
  },
  'subscription.started': {
    label: 'Subscription started',
    sentence: ({ whom }) => `The subscription of ${whom} began`,
  },
  'subscription.changed': {
    label: 'Plan changed',
    sentence: ({ who, whom, own }) => (own ? `${who} changed their plan` : `The plan of ${whom} was changed`),
  },
  'subscription.canceled': {
    label: 'Subscription cancelled',
    sentence: ({ who, whom, own }) =>
      own ? `${who} cancelled their subscription` : `The subscription of ${whom} was cancelled`,
  },
  'subscription.resumed': {
    label: 'Subscription resumed',
    sentence: ({ who, whom, own }) =>
      own ? `${who} resumed their subscription` : `The subscription of ${whom} was resumed`,
  },
  'promise.breached': {
    label: 'Promise late',
    sentence: ({ whom }) => (whom ? `A promise to ${whom} was not kept in time` : 'A promise was not kept in time'),
  },
  'payment-event.replayed': {
    label: 'Payment event replayed',
    sentence: ({ who }) => `${who} replayed an event of the card provider`,
  },
  'payments.reconciled': {
    label: 'Payments compared',
    sentence: ({ who }) => `${who} ran a payment check`,
  },
}
