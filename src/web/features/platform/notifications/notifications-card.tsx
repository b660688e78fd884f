import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { listNotifications } from '#contract/notifications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { Card, CardBody, CardFooter, CardHeader } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { keepFocus } from '#web/ui/overlay/keep-focus.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { groupNotifications } from './group-notifications.ts'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'

const maxShown = 5

/** The newest few on a page, and all of them on demand. They stay unread until they are clicked. */
export function NotificationsCard() {
  const query = useQuery(queryFor(listNotifications))
  const [showsAll, setShowsAll] = useState(false)
  const now = useNow()
  const unread = query.data?.filter(({ read }) => !read).length ?? 0
  return (
    <Card ref={keepFocus} className="overflow-hidden">
      <CardHeader
        className="pt-4 sm:pt-5"
        title="Notifications"
        actions={
          query.data &&
          query.data.length > 0 && (
            <>
              {unread > 0 && <span className="text-sm text-muted">{unread} unread</span>}
              {/* Aligns the text, not the edge of the button, with the end of the card. */}
              <MarkAllRead className="-my-2 -me-3" />
            </>
          )
        }
      />
      <Loadable
        {...getQueryState(query, 'The notifications could not be loaded.')}
        expected={{ rows: maxShown, rowClass: 'h-14' }}
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
          const groups = groupNotifications(notifications, now)
          return (
            <>
              <NotificationList
                groups={showsAll ? groups : groups.slice(0, maxShown)}
                isNew={({ read }) => !read}
                className="mt-3"
              />
              {!showsAll && groups.length > maxShown && (
                <CardFooter className="py-2">
                  <Button variant="link" size="sm" onClick={() => setShowsAll(true)}>
                    All Notifications
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
