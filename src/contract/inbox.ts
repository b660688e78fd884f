import { z } from 'zod/mini'
import { applicationStatus } from './application-status.ts'
import { endpoint } from './endpoint.ts'
import { id, pageQuery, requiredText, limits, timestamp } from './fields.ts'
import { interviewKinds } from './interviews.ts'

/**
 * Employers' answers: mails to the relay address of a client, or forwarded to it by the client's mailbox. What we read in a mail
 * is a suggestion. Nothing changes before a person accepts it.
 */

/** What an employer's mail is about. `other` is everything else, and what we could not tell. */
export const mailKinds = ['received', 'invitation', 'assessment', 'question', 'rejection', 'offer', 'other'] as const
export type MailKind = (typeof mailKinds)[number]
/** Mails that are no answer of an employer. Lists fold them. */
export const mailFolds = ['newsletter', 'job alert', 'login code', 'spam'] as const
export type MailFold = (typeof mailFolds)[number]
export const mailConfidences = ['certain', 'likely', 'unknown'] as const
export type MailConfidence = (typeof mailConfidences)[number]
/** `in`: to the relay address. `out`: our reply from it. */
export const mailDirections = ['in', 'out'] as const
export type MailDirection = (typeof mailDirections)[number]
/** How far a reply got. */
export const mailDeliveries = ['approval_needed', 'discarded', 'waiting', 'sent', 'bounced'] as const
export type MailDelivery = (typeof mailDeliveries)[number]
export const suggestionStates = ['open', 'accepted', 'dismissed'] as const
export type SuggestionState = (typeof suggestionStates)[number]

export const maxMailBytes = 25 * 2 ** 20
/** The most mails of one application in a reply. */
export const maxApplicationMails = 200
export const maxMailFiles = 100
/** Minutes that a code for signing in is shown. */
export const codeMinutes = 10
/** Months until the body of a mail is deleted; the facts stay. */
export const mailBodyMonths = 12

export const inboxAddress = z.object({
  /** The relay address; null while it was never switched on. */
  address: z.nullable(z.string()),
  enabled: z.boolean(),
  /** A copy of each mail goes to the client's own address. */
  forwardCopy: z.boolean(),
  /** What the client's mailbox sent to confirm that it may forward to the relay address. */
  forwarding: z.nullable(
    z.object({ code: z.nullable(z.string()), url: z.nullable(z.string()), from: z.string(), receivedAt: timestamp }),
  ),
})
export type InboxAddress = z.infer<typeof inboxAddress>
export const inboxAddressBody = z.object({ enabled: z.boolean(), forwardCopy: z.boolean() })
/** The `code` of a 409: the product has no domain for mail. */
export const inboxOff = 'inbox_off'

export const readInboxAddress = endpoint('GET', '/api/inbox-address', {
  summary: 'The own relay address; 409 with the code inbox_off where the product has no domain for mail',
  access: ['user'],
  reply: inboxAddress,
})

export const saveInboxAddress = endpoint('PUT', '/api/inbox-address', {
  summary:
    'Switches the own relay address, and the copies to the own mailbox, on or off. It is made when first switched on',
  access: ['user'],
  limits: ['inbox change, account'],
  body: inboxAddressBody,
  reply: inboxAddress,
})

export const readClientInboxAddress = endpoint('GET', '/api/clients/:id/inbox-address', {
  summary:
    'The relay address of a client within reach; 409 with the code inbox_off where the product has no domain for mail',
  access: ['account_manager', 'admin'],
  params: z.object({ id }),
  reply: inboxAddress,
})

export const suggestedInterview = z.object({
  startsAt: timestamp,
  endsAt: timestamp,
  timeZone: z.string(),
  kind: z.enum(interviewKinds),
  place: z.nullable(z.string()),
  /** It names an interview that is stored: the employer moved it or called it off. */
  interviewId: z.nullable(id),
  canceled: z.boolean(),
})
export type SuggestedInterview = z.infer<typeof suggestedInterview>

export const mailSuggestion = z.object({
  /** The id of its mail. */
  id,
  state: z.enum(suggestionStates),
  /** The status that it would set; null leaves it. */
  status: z.nullable(applicationStatus),
  interview: z.nullable(suggestedInterview),
  /** The receipt would become confirmed, with the mail as its proof. */
  confirmsReceipt: z.boolean(),
})
export type MailSuggestion = z.infer<typeof mailSuggestion>

const person = z.object({ name: z.string(), address: z.string() })
const mailFields = {
  id,
  userId: id,
  clientName: z.string(),
  applicationId: z.nullable(id),
  /** Of the application. */
  company: z.nullable(z.string()),
  position: z.nullable(z.string()),
  direction: z.enum(mailDirections),
  from: person,
  subject: z.string(),
  receivedAt: timestamp,
  kind: z.enum(mailKinds),
  fold: z.nullable(z.enum(mailFolds)),
  /** The sentence of the mail that says so; empty where there is none. */
  evidence: z.string(),
  confidence: z.enum(mailConfidences),
  /** The sender is who the mail says, as far as SPF, DKIM, DMARC or ARC can tell. */
  authenticated: z.boolean(),
  suggestion: z.nullable(mailSuggestion),
  /** Why we could not read it; null for nearly all. */
  problem: z.nullable(z.string()),
  /** Of a reply. */
  delivery: z.nullable(z.enum(mailDeliveries)),
  /** It can be answered: a person sent it, from an address that takes answers. */
  canReply: z.boolean(),
  /** When one of us or the client answered it. */
  repliedAt: z.nullable(timestamp),
}
export const mail = z.object(mailFields)
export type Mail = z.infer<typeof mail>

export const mailDetails = z.object({
  ...mailFields,
  to: z.array(person).check(z.maxLength(50)),
  /** Null once the body is deleted: mailBodyMonths after it came. */
  text: z.nullable(z.string()),
  /** What the mail quotes from earlier ones, and its signature. */
  quoted: z.nullable(z.string()),
  /** Sanitized; for a sandboxed frame alone. */
  html: z.nullable(z.string()),
  files: z
    .array(z.object({ name: z.string(), contentType: z.string(), size: z.int(), url: z.string() }))
    .check(z.maxLength(maxMailFiles)),
  /** A code for signing in at a job site, while it is shown. */
  code: z.nullable(z.object({ value: z.string(), expiresAt: timestamp })),
})
export type MailDetails = z.infer<typeof mailDetails>

const params = z.object({ id })

export const listInbox = endpoint('GET', '/api/inbox', {
  summary:
    'Mails of the clients within reach: those with an open suggestion or question first, then the newest. X-Next-Cursor is the cursor of the next page',
  access: ['account_manager', 'admin'],
  query: z.object(pageQuery),
  reply: z.array(mail).check(z.maxLength(500)),
})

export const listApplicationMails = endpoint('GET', '/api/applications/:id/mails', {
  summary: 'The mails of an application within reach, the newest first',
  access: 'signed-in',
  params,
  reply: z.array(mail).check(z.maxLength(maxApplicationMails)),
})

export const readMailDetails = endpoint('GET', '/api/mails/:id', {
  summary: 'A mail within reach, with its text. Staff who open one that is no answer leave an entry in the audit log',
  access: 'signed-in',
  whileViewing: 'refused',
  limits: ['inbox reading, account'],
  params,
  reply: mailDetails,
})

export const decideSuggestion = endpoint('POST', '/api/mails/:id/suggestion', {
  summary:
    'Accepts what a mail suggests, which changes status, interviews and receipt in one transaction, or dismisses it; 409 once it was decided',
  access: 'signed-in',
  limits: ['inbox change, account'],
  params,
  body: z.object({ decision: z.enum(['accept', 'dismiss']), applicationId: z.optional(id) }),
  reply: mail,
})

export const undoSuggestion = endpoint('DELETE', '/api/mails/:id/suggestion', {
  summary: 'Puts back what an accepted suggestion changed; 409 where something later changed it again',
  access: 'signed-in',
  limits: ['inbox change, account'],
  params,
  reply: mail,
})

export const replyToMail = endpoint('POST', '/api/mails/:id/reply', {
  summary:
    'Answers a mail from the relay address, with a copy to the client. Where the client wants to be asked, it waits for their approval: `delivery` is approval_needed',
  access: 'signed-in',
  limits: ['mail reply, account'],
  params,
  body: z.object({ text: requiredText(limits.note, 'Please write your reply') }),
  reply: mail,
  status: 202,
})

export const approveReply = endpoint('POST', '/api/mails/:id/approval', {
  summary: 'Sends or discards a reply that waits for the own approval',
  access: ['user'],
  limits: ['inbox change, account'],
  params,
  body: z.object({ decision: z.enum(['send', 'discard']) }),
  reply: mail,
})

export const deleteMail = endpoint('DELETE', '/api/mails/:id', {
  summary: 'Deletes a mail of the own inbox with its traces; what was accepted from it stays',
  access: ['user'],
  limits: ['inbox change, account'],
  params,
  reply: z.null(),
  status: 204,
})

/** The bytes of a file of a mail within reach, always as a download. */
export const mailFilePath = '/api/mails/:id/files/:index'
/** Takes raw mails of a provider, signed: `mailgun`, `postmark`, `ses` or `sendgrid`. */
export const inboundMailPath = '/api/inbound-mail/:provider'
