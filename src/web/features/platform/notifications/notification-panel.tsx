import { useQuery, keepPreviousData } from '@tanstack/react-query'
import { listNotifications, type Notification } from '#contract/notifications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { useState, useEffect, useRef } from 'react'
import { Button } from '#web/ui/form/button.tsx'
import type { NotificationItemProps } from './notification-item.tsx'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { groupNotifications } from './group-notifications.ts'
import { NotificationList } from './notification-list.tsx'
import { useMarkShown } from './notifications.queries.ts'

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

interface NotificationPageProps extends Pick<NotificationItemProps, 'onFollow'> {
  notifications: readonly Notification[]
  /** Focuses the first notification of the page when it has loaded. */
  focused?: boolean
}

/** A page of the list. Everything it shows is marked as read. */
function NotificationPage({ notifications, focused = false, onFollow }: NotificationPageProps) {
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
