import type { Declarations, EventData } from './declaration.ts'

interface ExportData {
  userId: string
  exportId: string
}

/** What happens to notifications, broadcasts and exports of a person's data. */
export interface NotificationEvents {
  'notifications.read': { userId: string }
  'notification.sent': {
    userId: string
    title: string
    message: string
    /** What a reminder is about. */
    aboutId: string | null
    byManager: boolean
    /** The sender is the recipient's account manager. */
    byOwnManager: boolean
  }
  'broadcast.sent': EventData & { broadcastId: string; recipients: number; isDelivered: boolean }
  'broadcast.delivered': EventData & { senderId: string | null; recipientIds: readonly string[] }
  'export.requested': ExportData
  'export.failed': ExportData
  'export.ready': ExportData
  'export.downloaded': ExportData
}

const exportId = ({ exportId }: ExportData) => exportId
const exportsOfPerson = [{ to: ['person'], topics: ['exports'] }] as const
const byManager = ({ byManager }: { byManager: boolean }) => byManager
const isReminder = ({ aboutId }: { aboutId: string | null }) => aboutId !== null
const isUndelivered = ({ isDelivered }: { isDelivered: boolean }) => !isDelivered

export const notificationEvents: Declarations<NotificationEvents> = {
  'notifications.read': { live: [{ to: ['person'], topics: ['notifications'] }] },
  'notification.sent': {
    actsForClient: ({ byOwnManager }) => byOwnManager,
    audit: { action: 'notification.sent', entity: ({ aboutId }) => aboutId },
    notifications: [{ to: 'person', type: 'message', title: ({ title }) => title, message: ({ message }) => message }],
    live: [
      { to: ['actor'], topics: ['clients'], when: byManager },
      { to: ['actor'], topics: ['promises'], when: isReminder },
    ],
  },
  // Only a large installation needs the job for the batches after the first.
  'broadcast.sent': {
    audit: {
      action: 'notification.sent',
      entity: ({ broadcastId }) => broadcastId,
      details: ({ recipients }) => ({ recipients }),
    },
    jobs: [
      {
        name: 'broadcast',
        data: ({ broadcastId }) => ({ broadcastId }),
        when: isUndelivered,
      },
    ],
  },
  // One batch of it. Its notifications are written in one statement.
  'broadcast.delivered': {
    live: [
      { to: [({ recipientIds }) => recipientIds], topics: ['notifications'] },
      { to: [({ senderId }) => senderId, 'admins'], topics: ['broadcasts'] },
    ],
  },
  'export.requested': {
    audit: { action: 'export.requested', entity: exportId },
    jobs: [{ name: 'export', data: ({ exportId }) => ({ exportId }) }],
    live: exportsOfPerson,
  },
  'export.failed': { live: exportsOfPerson },
  'export.ready': {
    notifications: [
      {
        to: 'person',
        type: 'export',
        title: 'Your data is ready',
        message: () => 'You can download the copy of your data from your account settings for seven days.',
        relatedEntity: exportId,
      },
    ],
    live: exportsOfPerson,
  },
  'export.downloaded': { audit: { action: 'export.downloaded', entity: exportId } },
}
