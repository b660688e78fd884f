import { useQuery } from '@tanstack/react-query'
import { listNotifications } from '#contract/notifications.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { Button } from '#web/ui/form/button.tsx'
import { cn } from '#web/ui/class-names.ts'
import { useMarkAll } from './notifications.queries.ts'

/** Stays in place when nothing is unread, so that the focus is not lost. */
export function MarkAllRead({ className }: { className?: string }) {
  const { data = [] } = useQuery(queryFor(listNotifications))
  const { mutate, isPending } = useMarkAll()
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
