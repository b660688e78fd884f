import type { AuditAction } from '#contract/audit.ts'
import type { LiveTopic } from '#contract/live.ts'
import type { NotificationAction } from '#contract/notification-titles.ts'
import type { NotificationType } from '#contract/notifications.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { AuditDetails } from '#server/db/schema.ts'
import type { JobData, JobName } from '#server/jobs/jobs.ts'

/** The source of an act without a signed-in person, or of the product itself. */
export type Source = Pick<Actor, 'address' | 'requestId' | 'at'> & { id: string | null }

/** Acts by jobs or by an operator. */
export const systemSource: Source = { id: null, address: 'system', requestId: 'system' }

/** The data of every event. */
export interface EventData {
  /** The person whom the event concerns: a client, or the owner of an account. Null for none. */
  userId: string | null
}

type Ids = string | null | readonly (string | null)[]

/**
 * Who receives an effect: the person of the event, their account manager, the account manager or without one all admins,
 * the one who acted, all admins, or ids from the data. The name of a function appears in docs/events.md.
 */
export type Recipient<Data> = 'person' | 'manager' | 'manager-or-admins' | 'actor' | 'admins' | ((data: Data) => Ids)

/** The effect follows only if this holds. Left out: always. A named function: docs/events.md shows the name. */
type Condition<Data> = (data: Data, actor: Source) => boolean

interface AuditDeclaration<Data> {
  action: AuditAction
  /** Left out: the person of the event. */
  subject?: (data: Data) => string | null
  /** The row that the event concerns, if it is not an account. */
  entity?: (data: Data) => string | null
  details?: (data: Data) => AuditDetails
  when?: Condition<Data>
}

interface LiveDeclaration<Data> {
  to: readonly Recipient<Data>[]
  topics: readonly LiveTopic[]
  when?: Condition<Data>
}

export interface NotificationDeclaration<Data> {
  to: Recipient<Data>
  type: NotificationType
  /** A fixed title, one from the data, or `{ action }`: what the actor did, after their first name. */
  title: string | ((data: Data) => string) | { action: NotificationAction | ((data: Data) => NotificationAction) }
  message: (data: Data) => string
  relatedEntity?: (data: Data) => string | null
  /** Another person named in it: deleted with their account. Left out: the person of the event, unless they receive it. */
  subject?: (data: Data) => string | null
  /** The employer's mail that it is about: it is deleted with it. */
  mail?: (data: Data) => string
  /** Another mail covers it already. */
  withoutCopy?: true
  when?: Condition<Data>
}

/** A job that is queued in the transaction. */
type JobDeclaration<Data> = {
  [Name in JobName]: {
    name: Name
    data: (data: Data) => JobData[Name]
    startAfterSeconds?: number
    when?: Condition<Data>
  }
}[JobName]

/** What follows from an event, in the transaction that records it. */
export interface Declaration<Data extends EventData> {
  /** Staff did something for the person, so a new client no longer waits for their account manager. By staff only. */
  actsForClient?: true | ((data: Data) => boolean)
  /** The promises to bring in line with the records: those to the person, or to others. */
  promises?: true | ((data: Data) => readonly string[])
  /** Messages of the contact form whose promises to bring in line. */
  contactPromises?: (data: Data) => readonly string[]
  audit?: AuditDeclaration<Data> | readonly AuditDeclaration<Data>[]
  notifications?: readonly NotificationDeclaration<Data>[]
  jobs?: readonly JobDeclaration<Data>[]
  live?: readonly LiveDeclaration<Data>[]
}

/** One declaration for each event of an interface that maps types to data. */
export type Declarations<Events extends Record<keyof Events, EventData>> = {
  [Type in keyof Events]: Declaration<Events[Type]>
}

/** The event was caused by staff, not by the person whom it concerns. */
export const byStaff = (data: EventData, actor: Source) => actor.id !== data.userId
