import { useQuery } from '@tanstack/react-query'
import { Bell as BellIcon } from 'lucide-react'
import { useState } from 'react'
import { listNotifications } from '#contract/notifications.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { CountBadge, formatBadgeCount } from '#web/ui/feedback/badge.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'

const NotificationPanel = lazyWithPreload(async () => (await import('./notification-panel.tsx')).NotificationPanel)

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
          {...NotificationPanel.preloadProps}
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
