export interface Person {
  name: string
  /** In small letters. */
  address: string
}

export interface MailAttachment {
  name: string
  contentType: string
  bytes: Uint8Array
}

export interface CalendarEvent {
  /** REQUEST, CANCEL, REPLY ...; PUBLISH where the file names none. */
  method: string
  uid: string
  /** A later number replaces an earlier one of the same `uid`. */
  sequence: number
  /** Moments as ISO 8601 in UTC. */
  startsAt: string
  endsAt: string
  /** Of the IANA database; null where the file gives moments without one. */
  timeZone: string | null
  summary: string
  location: string
  /** The address of the meeting online. */
  url: string | null
}

export type AuthenticationResult =
  | 'pass'
  | 'fail'
  | 'softfail'
  | 'neutral'
  | 'none'
  | 'policy'
  | 'temperror'
  | 'permerror'

export interface MailAuthentication {
  /** The domain of the sender vouches for the mail, by itself or by a known forwarder's seal. */
  authenticated: boolean
  spf: AuthenticationResult
  dkim: AuthenticationResult
  dmarc: AuthenticationResult
  arc: AuthenticationResult
}

/** The mail inside of a mail that a person or a mailbox forwarded. What a person's mail says of it is not proven. */
export interface ForwardedMail {
  by: 'person' | 'mailbox'
  from: Person | null
  date: string | null
  subject: string
}

export interface ReadMail {
  /** Ids of messages are without their angle brackets. */
  messageId: string | null
  inReplyTo: string | null
  references: string[]
  from: Person | null
  replyTo: Person | null
  to: Person[]
  cc: Person[]
  subject: string
  /** As the mail says, or when it was received if it says none or one to come. */
  date: string
  autoSubmitted: boolean
  /** Auto-Submitted says `auto-replied`, as out-of-office notes do. */
  autoReplied: boolean
  listId: string | null
  /** With `List-Unsubscribe`, as mails to many have. */
  isBulk: boolean
  /** What the sender wrote: for a forwarded mail the note above it and its own text. */
  text: string
  /** Earlier mails below or between the text. */
  quoted: string
  signature: string
  /** Sanitized: no script, form, style or remote content. */
  html: string | null
  attachments: MailAttachment[]
  calendar: CalendarEvent[]
  authentication: MailAuthentication
  forwarded: ForwardedMail | null
  /** Content that cannot be read here: it is among the attachments. */
  unreadable: 'winmail' | 'encrypted' | null
}
