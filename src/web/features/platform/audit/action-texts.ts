import { capitalize } from '#web/lib/format/names.ts'
import type { AuditAction, AuditEntry } from '#contract/audit.ts'

interface SentenceParts {
  /** The actor: begins the sentence. */
  who: string
  /** The subject. Null if there is none. */
  whom: string | null
  /** Actor and subject are the same person. */
  own: boolean
  details: AuditEntry['details']
}

/** The label in the filter, and the sentence in a log. */
type ActionTexts = [label: string, toSentence: (parts: SentenceParts) => string]

export const formerUser = 'a former user'
export const toWords = (word: unknown) => String(word).replace(/[-._]/g, ' ')

const factorNames: Record<string, string> = {
  passkey: 'a passkey',
  totp: 'an authenticator app',
  recovery: 'recovery codes',
}
const factorName = (kind: unknown) => factorNames[String(kind)] ?? 'a second factor'

export const actionTexts: Record<AuditAction, ActionTexts> = {
  'sign-in': ['Logged in', ({ who }) => `${who} logged in`],
  'sign-in.refused': [
    'Login refused',
    ({ whom }) => (whom ? `A login as ${whom} was refused` : 'A login to an unknown account was refused'),
  ],
  'sign-in.second-factor-refused': [
    'Second factor refused',
    ({ whom }) => `A login as ${whom} was refused at the second step`,
  ],
  'sign-out': ['Logged out', ({ who }) => `${who} logged out`],
  'access.refused': [
    'Access refused',
    ({ who, whom }) =>
      whom
        ? `${who} tried something that is turned off while viewing as ${whom}, and was refused`
        : `${who} tried to reach what is not theirs, and was refused`,
  ],
  'account.registered': ['Account registered', ({ whom }) => `${capitalize(whom ?? 'someone')} registered`],
  'account.deleted': [
    'Account deleted',
    ({ who, whom, own }) => `${who} deleted ${own ? 'their own account' : `the account of ${whom}`}`,
  ],
  'account.edited': [
    'Account edited',
    ({ who, whom, own }) => `${who} edited ${own ? 'their own account' : `the account of ${whom}`}`,
  ],
  'account.suspended': ['Account suspended', ({ who, whom }) => `${who} suspended the account of ${whom}`],
  'account.restored': ['Account restored', ({ who, whom }) => `${who} restored the account of ${whom}`],
  'view.started': ['Account view started', ({ who, whom }) => `${who} began to view as ${whom}`],
  'view.ended': ['Account view ended', ({ who, whom }) => `${who} ended the view as ${whom}`],
  'email.verified': ['Email verified', ({ who }) => `${who} verified their email address`],
  'password.changed': ['Password changed', ({ who }) => `${who} changed their password`],
  'password.reset': ['Password reset', ({ who }) => `${who} set a new password through an emailed link`],
  'sessions.ended': ['Sessions ended', ({ who }) => `${who} logged out everywhere through an emailed link`],
  'second-factor.added': ['Second factor added', ({ who, details }) => `${who} added ${factorName(details.kind)}`],
  'second-factor.removed': [
    'Second factor removed',
    ({ who, details }) => `${who} removed ${factorName(details.kind)}`,
  ],
  'second-factor.required': [
    'Second factor required',
    ({ who, whom, details }) =>
      details.required
        ? `${who} required a second factor of ${whom}`
        : `${who} made the second factor of ${whom} optional`,
  ],
  'second-factors.reset': ['Second factors reset', ({ who, whom }) => `${who} removed all second factors of ${whom}`],
  'recovery-code.used': ['Recovery code used', ({ who }) => `${who} used a recovery code`],
  'apply-kit.connected': ['Apply kit connected', ({ who }) => `${who} connected an apply kit`],
  'apply-kit.refused': ['Apply kit refused', ({ who }) => `${who} refused an apply kit`],
  'step-up': ['Identity confirmed', ({ who }) => `${who} confirmed who they are`],
  'step-up.refused': ['Identity not confirmed', ({ who }) => `${who} tried to confirm who they are, and was refused`],
  'role.changed': [
    'Role changed',
    ({ who, whom, details }) =>
      `${who} changed the role of ${whom} from ${toWords(details.from)} to ${toWords(details.to)}`,
  ],
  'client.assigned': ['Client assigned', ({ who, whom }) => `${who} assigned ${whom} to an account manager`],
  'application.created': [
    'Application created',
    ({ who, whom, own }) => `${who} recorded ${own ? 'an application of their own' : `an application for ${whom}`}`,
  ],
  'application.updated': [
    'Application changed',
    ({ who, whom, own }) => `${who} changed ${own ? 'an application of their own' : `an application of ${whom}`}`,
  ],
  'rules.updated': ['Rules changed', ({ who }) => `${who} changed their rules for applications`],
  'approval.requested': ['Approval requested', ({ who, whom }) => `${who} asked ${whom} to approve an application`],
  'approval.approved': ['Application approved', ({ who }) => `${who} approved an application`],
  'approval.declined': ['Application declined', ({ who }) => `${who} declined an application`],
  'answers.updated': ['Answers changed', ({ who }) => `${who} changed their answers for job sites`],
  'question.asked': ['Question asked', ({ who, whom }) => `${who} asked ${whom} a question`],
  'question.answered': ['Question answered', ({ who }) => `${who} answered a question`],
  'document.created': ['Document written', ({ who, whom }) => `${who} wrote a document for ${whom}`],
  'document.shared': ['Document shared', ({ who }) => `${who} created a share link of a document`],
  'document.share-revoked': ['Share link revoked', ({ who }) => `${who} revoked the share link of a document`],
  'documents.attached': [
    'Documents attached',
    ({ who, whom }) => `${who} attached documents to an application of ${whom}`,
  ],
  'receipt.recorded': [
    'Receipt recorded',
    ({ who, whom }) => `${who} recorded a receipt for an application of ${whom}`,
  ],
  'receipt.damaged': [
    'Receipt damaged',
    ({ whom }) => `A stored file in a receipt of ${whom} is damaged, so we did not show it`,
  ],
  'inbox.changed': ['Relay address changed', ({ who }) => `${who} changed their relay address`],
  'note.created': ['Note written', ({ who }) => `${who} wrote a note about a client`],
  'note.deleted': ['Note deleted', ({ who }) => `${who} deleted a note about a client`],
  'interviews.changed': [
    'Interviews changed',
    ({ who, whom, own }) => `${who} changed ${own ? 'their own interviews' : `interviews of ${whom}`}`,
  ],
  'interview.outcome': [
    'Interview outcome',
    ({ who, whom, own }) => `${who} said how ${own ? 'their own interview' : `an interview of ${whom}`} went`,
  ],
  'calendar-feed.created': ['Calendar address created', ({ who }) => `${who} created a secret calendar address`],
  'calendar-feed.revoked': ['Calendar address revoked', ({ who }) => `${who} revoked their secret calendar address`],
  'follow-up.done': [
    'Follow-up done',
    ({ who, whom, own }) =>
      `${who} dealt with the follow-up of ${own ? 'their own application' : `an application of ${whom}`}`,
  ],
  'mail.opened': ['Mail opened', ({ who, whom }) => `${who} opened a mail of ${whom} that is no answer of an employer`],
  'mail.accepted': [
    'Suggestion of a mail accepted',
    ({ who, whom, own }) => `${who} accepted what a mail to ${own ? 'them' : whom} suggested`,
  ],
  'mail.dismissed': [
    'Suggestion of a mail dismissed',
    ({ who, whom, own }) => `${who} dismissed what a mail to ${own ? 'them' : whom} suggested`,
  ],
  'mail.undone': [
    'Suggestion of a mail undone',
    ({ who, whom, own }) => `${who} undid what a mail to ${own ? 'them' : whom} suggested`,
  ],
  'mail.answered': [
    'Mail answered',
    ({ who, whom, own }) => `${who} wrote an answer to an employer${own ? '' : ` for ${whom}`}`,
  ],
  'mail.reply-approved': ['Answer approved', ({ who }) => `${who} approved an answer to an employer`],
  'mail.reply-discarded': ['Answer discarded', ({ who }) => `${who} discarded an answer to an employer`],
  'mail.deleted': ['Mail deleted', ({ who }) => `${who} deleted a mail of an employer`],
  'task.created': ['Task added', ({ who, whom }) => `${who} added a task for ${whom}`],
  'task.updated': ['Task changed', ({ who, whom }) => `${who} changed a task for ${whom}`],
  'task.booked': ['Consultation booked', ({ who }) => `${who} booked a consultation`],
  'interest.withdrawn': ['Job interest withdrawn', ({ who }) => `${who} withdrew a job interest`],
  'interest.returned': ['Job interest returned', ({ who, whom }) => `${who} returned a job interest of ${whom}`],
  'interest.snoozed': ['Job interest snoozed', ({ who }) => `${who} snoozed a job interest`],
  'credentials.revealed': [
    'Site password revealed',
    ({ who, whom, own }) => `${who} looked at ${own ? 'a site password of their own' : `a site password of ${whom}`}`,
  ],
  'apply-pack.read': [
    'Apply pack read',
    ({ who, whom, details }) =>
      typeof details.document === 'string'
        ? `${who} downloaded ${details.document} of ${whom} for a form`
        : `${who} read what ${whom} approved for a form`,
  ],
  'field-mapping.decided': [
    'Field of a form reviewed',
    ({ who, details }) => `${who} ${toWords(details.state)} what a field of a form means`,
  ],
  'export.requested': ['Data export requested', ({ who }) => `${who} requested a copy of their data`],
  'export.downloaded': ['Data export downloaded', ({ who }) => `${who} downloaded their data`],
  'notification.sent': [
    'Message sent',
    ({ who, whom, own }) => `${who} sent a message to ${own ? 'themselves' : (whom ?? 'all users')}`,
  ],
  'contact.answered': ['Contact message answered', ({ who }) => `${who} answered a contact message`],
  'subscription.started': ['Subscription started', ({ whom }) => `The subscription of ${whom} began`],
  'subscription.changed': [
    'Plan changed',
    ({ who, whom, own }) => (own ? `${who} changed their plan` : `The plan of ${whom} was changed`),
  ],
  'subscription.canceled': [
    'Subscription cancelled',
    ({ who, whom, own }) => (own ? `${who} cancelled their subscription` : `The subscription of ${whom} was cancelled`),
  ],
  'subscription.resumed': [
    'Subscription resumed',
    ({ who, whom, own }) => (own ? `${who} resumed their subscription` : `The subscription of ${whom} was resumed`),
  ],
  'promise.breached': [
    'Promise late',
    ({ whom }) => (whom ? `A promise to ${whom} was not kept in time` : 'A promise was not kept in time'),
  ],
  'payment-event.replayed': ['Payment event replayed', ({ who }) => `${who} replayed an event of the card provider`],
  'payments.reconciled': ['Payments compared', ({ who }) => `${who} ran a payment check`],
}
