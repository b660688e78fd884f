import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { listNotifications } from '#contract/notifications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationPage } from './notification-page.tsx'
import { useState } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import type { NotificationItemProps } from './notification-item.tsx'

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

/** Page size. */
const pageSize = 20

interface OlderProps extends Pick<NotificationItemProps, 'onFollow'> {
  /** The last notification that is shown above. */
  before: string
}

/** A button that is replaced by the next page. */
function OlderNotifications(props: OlderProps) {
  const [open, setOpen] = useState(false)
  if (open) return <OlderPage {...props} />
  return (
    <div className="border-t border-line p-2 text-center">
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        Show Older
      </Button>
    </div>
  )
}

function OlderPage({ before, onFollow }: OlderProps) {
  const query = useQuery({
    ...queryFor(listNotifications, { query: { before, limit: pageSize } }),
    // A new notification shifts the cursor. The shown page stays until the shifted one has loaded.
    placeholderData: keepPreviousData,
  })
  return (
    <Loadable
      {...getQueryState(query, 'The older notifications could not be loaded.')}
      className="m-4 min-h-24"
      empty={<p className="border-t border-line p-4 text-sm text-muted">There are no older notifications.</p>}
    >
      {(notifications) => (
        <>
          <NotificationPage notifications={notifications} focused onFollow={onFollow} />
          <MoreAfter notifications={notifications} onFollow={onFollow} />
        </>
      )}
    </Loadable>
  )
}

interface MoreAfterProps extends Pick<NotificationItemProps, 'onFollow'> {
  notifications: readonly { id: string }[]
}

/** Shown only if the list above is full. */
function MoreAfter({ notifications, onFollow }: MoreAfterProps) {
  const last = notifications.length < pageSize ? undefined : notifications.at(-1)
  return last && <OlderNotifications before={last.id} onFollow={onFollow} />
}
