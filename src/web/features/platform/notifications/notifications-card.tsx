import { useQuery } from '@tanstack/react-query'
import { BellOff } from 'lucide-react'
import { useState } from 'react'
import { listNotifications } from '#contract/notifications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useNow } from '#web/lib/hooks/use-now.ts'
import { CardBody, CardFooter } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Disclosure } from '#web/ui/overlay/disclosure.tsx'
import { keepFocus } from '#web/ui/overlay/keep-focus.ts'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { groupNotifications } from './group-notifications.ts'
import { MarkAllRead } from './mark-all-read.tsx'
import { NotificationList } from './notification-list.tsx'

const maxShown = 5

/** The newest few on a page, and all of them on demand. They stay unread until they are clicked. */
export function NotificationsCard({ open }: { open: boolean }) {
  const query = useQuery(queryFor(listNotifications))
  const [showsAll, setShowsAll] = useState(false)
  const now = useNow()
  const unread = query.data?.filter(({ read }) => !read).length ?? 0
  return (
    <Disclosure
      open={open}
      summary={
        <h2 className="flex grow flex-wrap items-baseline justify-between gap-x-4 text-lg">
          Notifications
          {unread > 0 && <span className="text-sm font-normal text-muted">{unread} unread</span>}
        </h2>
      }
    >
      <div ref={keepFocus} className="-mx-edge text-ink">
        {(query.data?.length ?? 0) > 0 && <MarkAllRead className="mx-edge -mt-2 justify-self-start" />}
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
      </div>
    </Disclosure>
  )
}
