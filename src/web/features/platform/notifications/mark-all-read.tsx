import { useQuery } from '@tanstack/react-query'
import { listNotifications, markAllNotificationsRead } from '#contract/notifications.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'

/** Stays in place when nothing is unread, so that the focus is not lost. */
export function MarkAllRead({ className }: { className?: string }) {
  const { data = [] } = useQuery(queryFor(listNotifications))
  const { mutate, isPending } = useCall(markAllNotificationsRead, {
    failure: 'Failed to mark the notifications as read',
  })
  const isAllRead = data.every(({ read }) => read)
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={isPending}
      aria-disabled={isAllRead}
      className={cn('aria-disabled:opacity-55', className)}
      onClick={() => {
        if (!isAllRead) mutate()
      }}
    >
      Mark All as Read
    </Button>
  )
}
