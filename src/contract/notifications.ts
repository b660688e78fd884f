import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, timestamp } from './fields.ts'

export const notificationTypes = [
  'job_interest',
  'application_created',
  'application_status',
  'assignment',
  'subscription',
  'message',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notification = z.object({
  id,
  userId: id,
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  read: z.boolean(),
  relatedEntityId: id.nullable(),
  createdAt: timestamp,
})
export type Notification = z.infer<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'The own notifications, newest first',
  access: 'signed-in',
  reply: z.array(notification),
})

export const markNotificationRead = endpoint({
  method: 'PUT',
  path: '/api/notifications/:id/read',
  summary: 'Marks one notification as read',
  access: 'signed-in',
  params: z.object({ id }),
  reply: notification,
})

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read-all',
  summary: 'Marks every own notification as read',
  access: 'signed-in',
  reply: z.array(notification),
})
