import { type NotificationAction, parseActionTitle } from '#contract/notification-titles.ts'
import type { Notification } from '#contract/notifications.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { formatCount } from '#web/ui/data/format-number.ts'

export interface NotificationGroup {
  /** Stays the same when a newer notification joins the group. */
  key: string
  newest: Notification
  /** All of the group, with the newest first. One where nothing is grouped. */
  items: readonly Notification[]
  /** `Daniel sent 4 applications today`. Null where nothing is grouped. */
  headline: string | null
}

/** Up to so many notifications of a kind are shown one by one. */
const maxApart = 2

/**
 * Groups the notifications of one kind, one day and one person, which would push everything else out of a short list.
 * A group is where its newest notification was.
 */
export function groupNotifications(notifications: readonly Notification[], now: number): NotificationGroup[] {
  const sameKind = Map.groupBy(notifications, toKind)
  return notifications.flatMap((notification): NotificationGroup[] => {
    const kind = toKind(notification)
    const items = sameKind.get(kind) ?? []
    if (items.length <= maxApart)
      return [{ key: notification.id, newest: notification, items: [notification], headline: null }]
    if (items[0] !== notification) return []
    return [{ key: kind, newest: notification, items, headline: describeGroup(notification, items.length, now) }]
  })
}

/** Messages have texts of their own, and approvals their own buttons. */
const isGrouped = ({ type }: Notification) => type !== 'message' && type !== 'approval'

/** The title names the person. */
const toKind = (notification: Notification) =>
  isGrouped(notification)
    ? [notification.type, notification.title, showDay(notification.createdAt)].join('\n')
    : notification.id

const plurals: Record<NotificationAction, (name: string, count: string) => string> = {
  sent: (name, count) => `${name} sent ${count} applications`,
  added: (name, count) => `${name} added ${count} applications`,
  status: (name, count) => `${name} changed ${count} statuses`,
  returned: (name, count) => `${name} returned ${count} jobs you sent`,
  question: (name, count) => `${name} asked ${count} questions`,
  answer: (name, count) => `${name} answered ${count} questions`,
  approved: (name, count) => `${name} approved ${count} applications`,
  declined: (name, count) => `${name} declined ${count} applications`,
}

function describeGroup({ title, createdAt }: Notification, length: number, now: number) {
  const count = formatCount(length)
  const parsed = parseActionTitle(title)
  const text = parsed ? plurals[parsed.action](parsed.name, count) : countTitle(title, count)
  return `${text} ${describeDay(createdAt, now)}`
}

/** `4 new job interests` */
const countTitle = (title: string, count: string) =>
  title.startsWith('New ') ? `${count} new ${title.slice('New '.length)}s` : `${title} (${count})`

const dayMs = 86_400_000

function describeDay(moment: string, now: number) {
  const day = showDay(moment)
  if (day === showDay(new Date(now).toISOString())) return 'today'
  if (day === showDay(new Date(now - dayMs).toISOString())) return 'yesterday'
  return `on ${day}`
}
