import { useId, useState } from 'react'
import { Link } from 'wouter'
import { type Notification, getNotificationPage } from '#contract/notifications.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { timeAgo } from '#web/lib/format/time.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { cn } from '#web/ui/class-names.ts'
import { stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import { ApprovalActions } from './approval-actions.tsx'
import { useMarkOne } from './notifications.queries.ts'

export interface NotificationItemProps {
  notification: Notification
  isNew: boolean
  /** A line below the message. */
  note?: string | null
  /** Called when the person follows it to another screen. */
  onFollow?: (() => void) | undefined
}

/** A click marks a notification as read and follows its link. A message expands in place. */
export function NotificationItem({ notification, isNew, note, onFollow }: NotificationItemProps) {
  const { id, title, message, createdAt, read, type, relatedEntityId } = notification
  const { role, view } = useSignedInUser()
  const href = getNotificationPage(notification, role)
  const [expanded, setExpanded] = useState(false)
  const { mutate: markOne } = useMarkOne()
  const messageId = useId()
  const handleClick = () => {
    if (!read && !view) markOne({ params: { id } })
    if (href) onFollow?.()
    else setExpanded(!expanded)
  }
  const control = {
    'aria-describedby': messageId,
    onClick: handleClick,
    className: cn(stretchedLinkClass, 'cursor-pointer rounded-sm text-start underline-offset-4 hover:underline'),
  }

  return (
    <li className={cn('relative grid gap-0.5 px-4 py-3', isNew && 'bg-accent-soft')}>
      <div className="flex flex-wrap items-start justify-between gap-x-3 font-semibold wrap-anywhere">
        {href ? (
          <Link href={href} {...control}>
            {title}
          </Link>
        ) : (
          <button type="button" aria-expanded={expanded} {...control}>
            {title}
          </button>
        )}
        {isNew && <Badge tone="accent">New</Badge>}
      </div>
      <p
        id={messageId}
        className={cn('text-sm wrap-anywhere whitespace-pre-line text-muted', !expanded && 'line-clamp-6')}
      >
        {message}
      </p>
      {note && <p className="text-sm font-medium">{note}</p>}
      <time
        dateTime={createdAt}
        title={new Date(createdAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}
        className="text-xs text-muted"
      >
        {timeAgo(createdAt)}
      </time>
      {type === 'approval' && role === 'user' && !view && relatedEntityId !== null && (
        <ApprovalActions applicationId={relatedEntityId} />
      )}
    </li>
  )
}
