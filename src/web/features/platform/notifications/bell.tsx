import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { listNotifications } from '#contract/notifications.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { CountBadge, formatBadgeCount } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { NotificationPanel } from './notification-panel.tsx'

export function Bell() {
  const [open, setOpen] = useState(false)
  const { data = [] } = useQuery(queryFor(listNotifications))
  const unread = data.filter(({ read }) => !read).length

  return (
    <Popover
      label="Notifications"
      open={open}
      onOpenChange={setOpen}
      className="p-0"
      trigger={
        <Button
          variant="ghost"
          size="icon"
          aria-label={unread > 0 ? `Notifications, ${formatBadgeCount(unread)} unread` : 'Notifications'}
        >
          <BellIcon aria-hidden="true" />
          <CountBadge count={unread} />
        </Button>
      }
    >
      <NotificationPanel onFollow={() => setOpen(false)} />
    </Popover>
  )
}
