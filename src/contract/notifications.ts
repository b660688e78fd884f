import { z } from 'zod/mini'
import { endpoint, type Role } from './endpoint.ts'
import { id, idOr, limits, message, requiredText, timestamp, namedPerson } from './fields.ts'

export const notificationTypes = [
  'job_interest',
  'application_created',
  'application_status',
  'assignment',
  'subscription',
  'message',
  'export',
  'approval',
  'question',
  'report',
  'interview',
  'follow_up',
  'task',
  'promise',
  'mail',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notification = z.object({
  id,
  userId: id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  relatedEntityId: z.nullable(id),
  createdAt: timestamp,
})
export type Notification = z.infer<typeof notification>

const toApplication = (id: string | null) => (id === null ? '/dashboard' : `/dashboard?application=${id}`)
const homePaths: Record<Role, string> = { user: '/', account_manager: '/account-manager', admin: '/' }

/** The page each type of notification leads to; null where there is nothing more to see than the notification itself. */
const pages: Record<NotificationType, (role: Role, relatedEntityId: string | null) => string | null> = {
  application_created: (_role, id) => toApplication(id),
  application_status: (_role, id) => toApplication(id),
  job_interest: (role) => (role === 'user' ? '/dashboard' : homePaths[role]),
  assignment: (role) => (role === 'admin' ? '/admin' : homePaths[role]),
  subscription: (role) => (role === 'admin' ? '/admin/payments' : '/account'),
  message: () => null,
  export: () => '/account/data',
  approval: (_role, id) => toApplication(id),
  // For the client the entity is the question, for the account manager it is the client.
  question: (role, id) => {
    if (role === 'user') return '/answers'
    return role === 'account_manager' && id !== null ? `/profile?userId=${id}` : homePaths[role]
  },
  report: (_role, id) => (id === null ? '/reports' : `/reports?report=${id}`),
  interview: (_role, id) => (id === null ? '/dashboard' : `/interviews/${id}`),
  follow_up: (_role, id) => toApplication(id),
  task: (role) => (role === 'user' ? '/messages' : homePaths[role]),
  // The entity is the application, or null for a mail that matches none.
  mail: (role, id) => (role === 'user' || id !== null ? toApplication(id) : '/inbox'),
  promise: (role) => (role === 'admin' ? '/admin/promises' : homePaths[role]),
}

/** Where a notification leads the person it is for. */
export const getNotificationPage = (
  { type, relatedEntityId }: Pick<Notification, 'type' | 'relatedEntityId'>,
  role: Role,
) => pages[type](role, relatedEntityId)

/** The most a list of notifications holds; `before` leads to the older ones. */
export const notificationsListed = 200

export const listNotifications = endpoint('GET', '/api/notifications', {
  summary: 'The own notifications, newest first; with `before`, those older than that one',
  access: 'signed-in',
  query: z.object({
    before: z.optional(id),
    limit: z._default(
      z.coerce.number().check(z.int(), z.minimum(1), z.maximum(notificationsListed)),
      notificationsListed,
    ),
  }),
  reply: z.array(notification).check(z.maxLength(notificationsListed)),
})

export const markNotificationRead = endpoint('PUT', '/api/notifications/:id/read', {
  summary: 'Marks one notification as read',
  access: 'signed-in',
  params: z.object({ id }),
  reply: notification,
})

export const markAllNotificationsRead = endpoint('POST', '/api/notifications/read-all', {
  summary: 'Marks the own notifications as read: those named, or every one; answers the newest',
  access: 'signed-in',
  // Repeating does no harm, and a stored reply would outlive the people it names.
  idempotency: 'ignored',
  body: z.object({ ids: z.optional(z.array(id).check(z.maxLength(limits.list))) }),
  reply: z.array(notification).check(z.maxLength(notificationsListed)),
})

/** Types of which a copy can be mailed. A type that is not listed is never mailed. */
export const mailedTypes = [
  'assignment',
  'application_created',
  'message',
  'job_interest',
  'approval',
  'question',
  'report',
  'interview',
  'promise',
  'mail',
] as const
export type MailedType = (typeof mailedTypes)[number]

export const isMailedType = (type: NotificationType): type is MailedType => mailedTypes.some((each) => each === type)

/** The kinds of mail that each role can get. */
export const mailedTypesByRole: Record<Role, readonly MailedType[]> = {
  user: ['application_created', 'approval', 'question', 'assignment', 'message', 'report', 'interview', 'mail'],
  account_manager: ['job_interest', 'approval', 'question', 'assignment', 'message', 'mail'],
  admin: ['message', 'promise'],
}

export const notificationChoices = z.object({
  assignment: z.boolean(),
  application_created: z.boolean(),
  message: z.boolean(),
  job_interest: z.boolean(),
  approval: z._default(z.boolean(), true),
  question: z._default(z.boolean(), true),
  report: z._default(z.boolean(), true),
  interview: z._default(z.boolean(), true),
  promise: z._default(z.boolean(), true),
  mail: z._default(z.boolean(), true),
}) satisfies z.ZodMiniType<Record<MailedType, boolean>>
export type NotificationChoices = z.infer<typeof notificationChoices>

export const readNotificationChoices = endpoint('GET', '/api/account/notification-choices', {
  summary: 'Of which notifications a copy is mailed',
  access: 'signed-in',
  reply: notificationChoices,
})

export const saveNotificationChoices = endpoint('PUT', '/api/account/notification-choices', {
  summary: 'Chooses of which notifications a copy is mailed',
  access: 'signed-in',
  body: notificationChoices,
  reply: notificationChoices,
})

export const titleAndMessageMissing = 'Please enter both title and message'

export const sendNotification = endpoint('POST', '/api/admin/notifications/send', {
  summary: 'Sends a message to one person, or, without a recipient, to everyone',
  access: ['admin', 'account_manager'],
  body: z.object({
    recipientId: z.nullish(idOr('Please select a recipient')),
    title: requiredText(limits.name, titleAndMessageMissing),
    message: requiredText(limits.note, titleAndMessageMissing),
    /** What a reminder is about: a late promise, or the client whom we owe something. The audit log keeps it. */
    aboutId: z.nullish(id),
  }),
  reply: message,
  sendsIdempotencyKey: true,
})

/** A message to everybody, on its way. */
export const broadcast = z.object({
  id,
  title: z.string(),
  message: z.string(),
  /** Null once the sender's account is gone. */
  sender: z.nullable(namedPerson),
  /** To how many people it goes, and how many it has reached. */
  total: z.int(),
  sent: z.int(),
  createdAt: timestamp,
  finishedAt: z.nullable(timestamp),
})
export type Broadcast = z.infer<typeof broadcast>

export const broadcastsListed = 20

export const listBroadcasts = endpoint('GET', '/api/admin/notifications/broadcasts', {
  summary: 'The last 20 messages to everybody, with how far they have got',
  access: ['admin', 'account_manager'],
  fromReplica: true,
  reply: z.array(broadcast).check(z.maxLength(broadcastsListed)),
})
