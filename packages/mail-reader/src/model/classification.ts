export const mailKinds = ['received', 'invitation', 'assessment', 'question', 'rejection', 'offer', 'other'] as const
export type MailKind = (typeof mailKinds)[number]
export type MailFold = 'newsletter' | 'job alert' | 'login code' | 'spam'
/** `certain`: may lead to a suggestion. `likely`: is shown as such. */
export type Confidence = 'certain' | 'likely' | 'unknown'

/** An application that the mail may answer. */
export interface KnownApplication {
  id: string
  company: string
  title: string
  jobUrl: string | null
  sentAt: string | null
  /** The employer's number of the application. */
  confirmation?: string | null
  /** Ids of mails of its thread, both sides. */
  threadIds: string[]
}

export interface MailContext {
  applications: KnownApplication[]
  address: {
    /** What stands behind the plus in the address that the mail went to: the id of an application. */
    plusTag?: string
  }
  /** Own addresses of the client, in small letters. Only a mail that they forwarded themselves counts as its sender's. */
  ownAddresses?: string[]
}

export interface ProposedInterview {
  /** Moments as ISO 8601 in UTC. */
  startsAt: string
  /** An hour after the start where the mail names no end. */
  endsAt: string
  /** Of the IANA database; null where the mail gives moments without one. */
  timeZone: string | null
  kind: 'phone' | 'video' | 'on_site' | 'other'
  joinUrl: string | null
  location: string | null
  /** Of the calendar file: the same interview keeps it when it moves. */
  uid: string | null
  cancelled: boolean
}

export interface Suggestion {
  /** As in the contract. */
  status: 'interviewing' | 'rejected' | 'offered'
  interview: ProposedInterview | null
}

export interface MailClassification {
  kind: MailKind
  /** Why it is no answer of an employer; null for mails that may be one. */
  fold: MailFold | null
  /** The sentence of the mail that says so; empty for `other`. */
  evidence: string
  confidence: Confidence
  applicationId: string | null
  applicationConfidence: Confidence
  /** Of a mail that signs in or confirms an address. Never stored. */
  verificationCode: string | null
  /** Only where kind and application are certain and the sender is authenticated. */
  suggestion: Suggestion | null
}
