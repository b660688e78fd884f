import type { Notification } from '#contract/notifications.ts'
import { timeAgo } from '#web/lib/time.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/class-names.ts'

export function NotificationItem({ notification, fresh }: { notification: Notification; fresh: boolean }) {
  const { title, message, createdAt } = notification
  return (
    <li className={cn('grid gap-0.5 px-4 py-3', fresh && 'bg-accent-soft')}>
      <p className="flex items-start justify-between gap-3 font-semibold wrap-anywhere">
        {title}
        {fresh && <Badge tone="accent">New</Badge>}
      </p>
      <p className="line-clamp-6 text-sm wrap-anywhere text-muted">{message}</p>
      <time
        dateTime={createdAt}
        title={new Date(createdAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
        className="text-xs text-muted"
      >
        {timeAgo(createdAt)}
      </time>
    </li>
  )
}
