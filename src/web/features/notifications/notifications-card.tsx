import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { listNotifications } from '#contract/notifications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { keepFocus } from '#web/ui/overlay/keep-focus.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { groupNews } from './group-news.ts'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationItem } from './notification-item.tsx'

const maxShown = 5

/** The newest few on a page, and all of them on demand. They stay unread until they are clicked. */
export function NotificationsCard() {
  const query = useQuery(queryFor(listNotifications))
  const [showsAll, setShowsAll] = useState(false)
  const unread = query.data?.filter(({ read }) => !read).length ?? 0
  return (
    <Card ref={keepFocus} className="overflow-hidden">
      <CardHeader
        title="Notifications"
        actions={
          query.data &&
          query.data.length > 0 && (
            <>
              {unread > 0 && <Badge tone="accent">{unread} unread</Badge>}
              {/* Aligns the text, not the edge of the button, with the end of the card. */}
              <MarkAllRead className="-my-2 -me-3" />
            </>
          )
        }
      />
      <Loadable
        {...getQueryState(query, 'The notifications could not be loaded.')}
        expected={{ rows: maxShown, rowClass: 'h-20' }}
        className="mx-edge my-5 min-h-40"
        empty={
          <CardBody>
            <EmptyState
              icon={<BellOff />}
              title="No notifications"
              text="News about your applications shows up here."
            />
          </CardBody>
        }
      >
        {(notifications) => {
          const groups = showsAll
            ? notifications.map((newest) => ({ newest, folded: 0 }))
            : groupNews(notifications).slice(0, maxShown)
          const shown = groups.reduce((sum, { folded }) => sum + folded + 1, 0)
          const isShort = !showsAll && (shown < notifications.length || groups.some(({ folded }) => folded > 0))
          return (
            <>
              <ul className="mt-4 wrap-anywhere divide-y divide-line border-t border-line [&>li]:px-edge sm:[&>li]:px-6">
                {groups.map(({ newest, folded }) => (
                  <NotificationItem
                    key={newest.id}
                    notification={newest}
                    isNew={!newest.read}
                    note={folded > 0 ? `and ${formatCount(folded)} more like this` : null}
                  />
                ))}
              </ul>
              {isShort && (
                <CardFooter>
                  <Button variant="link" size="sm" onClick={() => setShowsAll(true)}>
                    All notifications
                  </Button>
                </CardFooter>
              )}
            </>
          )
        }}
      </Loadable>
    </Card>
  )
}
