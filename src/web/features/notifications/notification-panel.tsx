import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listNotifications, type Notification } from '#contract/notifications.ts'
import { loadStateOf } from '#web/lib/load-state.ts'
import { queryFor } from '#web/lib/queries.ts'
import { Loadable } from '#web/ui/loadable.tsx'
import { NotificationItem } from './notification-item.tsx'
import { useMarkRead } from './notifications.queries.ts'

const shownAtMost = 20

/** The newest notifications; what it shows becomes read. */
export function NotificationPanel() {
  const query = useQuery(queryFor(listNotifications))
  return (
    <>
      <h2 className="px-4 pt-4 pb-2 text-lg">Notifications</h2>
      <Loadable
        {...loadStateOf(query, 'The notifications could not be loaded.')}
        className="m-4"
        empty={<p className="px-4 pt-2 pb-6 text-muted">No notifications</p>}
      >
        {(notifications) => <NotificationList all={notifications} />}
      </Loadable>
    </>
  )
}

function NotificationList({ all }: { all: readonly Notification[] }) {
  const shown = all.slice(0, shownAtMost)
  const unread = shown.filter(({ read }) => !read).map(({ id }) => id)
  const fresh = useSeen(unread)
  useMarkRead(unread, all.length === shown.length)

  return (
    // It scrolls and holds nothing to press: without a tab stop of its own, the keyboard could not move it.
    <div
      role="region"
      aria-label="Newest notifications"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-[min(28rem,65dvh)] overflow-y-auto"
    >
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} fresh={fresh.includes(notification.id)} />
        ))}
      </ul>
    </div>
  )
}

/** What was unread at any time since the panel opened: it stays marked as new until the panel closes. */
function useSeen(ids: readonly string[]) {
  const [seen, setSeen] = useState(ids)
  const added = ids.filter((id) => !seen.includes(id))
  if (added.length > 0) setSeen([...seen, ...added])
  return seen
}
