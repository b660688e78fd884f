import { useQuery } from '@tanstack/react-query'
import { listNotifications } from '#contract/notifications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationPage } from './notification-page.tsx'
import { MoreAfter, pageSize } from './older-notifications.tsx'

/** The newest notifications, with older ones on request. Everything it shows is marked as read. */
export function NotificationPanel({ onFollow }: { onFollow: () => void }) {
  const query = useQuery(queryFor(listNotifications))
  return (
    <>
      <h2 className="px-4 pt-4 pb-2 text-lg">Notifications</h2>
      <Loadable
        {...getQueryState(query, 'The notifications could not be loaded.')}
        className="m-4"
        empty={<p className="px-4 pt-2 pb-6 text-muted">No notifications</p>}
      >
        {(notifications) => {
          const newest = notifications.slice(0, pageSize)
          return (
            <>
              <div className="max-h-[min(28rem,60dvh)] overflow-y-auto">
                <NotificationPage notifications={newest} onFollow={onFollow} />
                <MoreAfter notifications={newest} onFollow={onFollow} />
              </div>
              <div className="border-t border-line p-2 text-end">
                <MarkAllRead />
              </div>
            </>
          )
        }}
      </Loadable>
    </>
  )
}
