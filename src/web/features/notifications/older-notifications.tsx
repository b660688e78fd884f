import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listNotifications } from '#contract/notifications.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Loadable } from '#web/ui/feedback/loadable.tsx'
import type { NotificationItemProps } from './notification-item.tsx'
import { NotificationPage } from './notification-page.tsx'

/** Page size. */
export const pageSize = 20

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
export function MoreAfter({ notifications, onFollow }: MoreAfterProps) {
  const last = notifications.length < pageSize ? undefined : notifications.at(-1)
  return last && <OlderNotifications before={last.id} onFollow={onFollow} />
}
