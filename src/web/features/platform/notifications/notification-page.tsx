import { useEffect, useRef, useState } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { groupNotifications } from './group-notifications.ts'
import type { NotificationItemProps } from './notification-item.tsx'
import { NotificationList } from './notification-list.tsx'
import { useMarkShown } from './notifications.queries.ts'

interface NotificationPageProps extends Pick<NotificationItemProps, 'onFollow'> {
  notifications: readonly Notification[]
  /** Focuses the first notification of the page when it has loaded. */
  focused?: boolean
}

/** A page of the list. Everything it shows is marked as read. */
export function NotificationPage({ notifications, focused = false, onFollow }: NotificationPageProps) {
  const list = useRef<HTMLUListElement>(null)
  const now = useNow()
  const unread = notifications.filter(({ read }) => !read).map(({ id }) => id)
  const newIds = useSeen(unread)
  useMarkShown(unread)
  useEffect(() => {
    if (focused) list.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [focused])

  return (
    <NotificationList
      ref={list}
      groups={groupNotifications(notifications, now)}
      isNew={({ id }) => newIds.includes(id)}
      onFollow={onFollow}
    />
  )
}

/** Ids that were unread at any time since the list opened: they stay marked as new until it closes. */
function useSeen(ids: readonly string[]) {
  const [seen, setSeen] = useState(ids)
  const added = ids.filter((id) => !seen.includes(id))
  if (added.length > 0) setSeen([...seen, ...added])
  return seen
}
