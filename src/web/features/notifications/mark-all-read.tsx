import { useQuery } from '@tanstack/react-query'
import { listNotifications } from '#contract/notifications.ts'
import { queryFor } from '#web/lib/queries.ts'
import { Button } from '#web/ui/button.tsx'
import { useMarkAll } from './notifications.queries.ts'

/** Stays where it is when nothing is unread any more, so that a keyboard never loses its place. */
export function MarkAllRead() {
  const { data = [] } = useQuery(queryFor(listNotifications))
  const { mutate, isPending } = useMarkAll()
  const nothing = data.every(({ read }) => read)
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={isPending}
      aria-disabled={nothing}
      className="aria-disabled:opacity-55"
      onClick={() => {
        if (!nothing) mutate()
      }}
    >
      Mark all as read
    </Button>
  )
}
