import { useId, useState } from 'react'
import { Link } from 'wouter'
import { isContinuedTitle } from '#contract/notification-titles.ts'
import { type Notification, getNotificationPage, markNotificationRead } from '#contract/notifications.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { cn } from '#web/ui/class-names.ts'
import { stretchedLinkClass } from '#web/ui/layout/link-text.tsx'
import { ApprovalActions } from '#web/features/work/approvals/approval-actions.tsx'
import { NotificationRow } from './notification-row.tsx'

export interface NotificationItemProps {
  notification: Notification
  isNew: boolean
  /** Called when the person follows it to another screen. */
  onFollow?: (() => void) | undefined
}

/** A click marks a notification as read and follows its link. A message expands in place. */
export function NotificationItem({ notification, isNew, onFollow }: NotificationItemProps) {
  const { id, title, message, createdAt, read, type, relatedEntityId } = notification
  const { role, view } = useSignedInUser()
  const href = getNotificationPage(notification, role)
  const [expanded, setExpanded] = useState(false)
  const { mutate: markOne } = useCall(markNotificationRead, { failure: null })
  const messageId = useId()
  const handleClick = () => {
    if (!read && !view) markOne({ params: { id } })
    if (href) onFollow?.()
    else setExpanded(!expanded)
  }
  const control = {
    'aria-describedby': messageId,
    onClick: handleClick,
    className: cn(
      stretchedLinkClass,
      'cursor-pointer rounded-sm text-start underline-offset-4 hover:underline',
      isNew ? 'font-semibold' : 'font-medium',
    ),
  }
  const headline = href ? (
    <Link href={href} {...control}>
      {title}
    </Link>
  ) : (
    <button type="button" aria-expanded={expanded} {...control}>
      {title}
    </button>
  )

  const isContinued = isContinuedTitle(title)
  return (
    <li className={cn('relative', isNew && 'bg-accent-soft/60')}>
      <NotificationRow
        isNew={isNew}
        moment={createdAt}
        headline={
          <p>
            {headline}
            {isContinued && (
              <>
                : <span id={messageId}>{message}</span>
              </>
            )}
          </p>
        }
      >
        {!isContinued && (
          <p
            id={messageId}
            className={cn('whitespace-pre-line text-muted', !expanded && 'line-clamp-2 max-sm:line-clamp-1')}
          >
            {message}
          </p>
        )}
        {type === 'approval' && role === 'user' && !view && relatedEntityId !== null && (
          <ApprovalActions applicationId={relatedEntityId} onFollow={onFollow} />
        )}
      </NotificationRow>
    </li>
  )
}
