import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from '#contract/notifications.ts'
import { queryFor } from '#web/lib/queries.ts'
import { useCall } from '#web/lib/use-call.ts'

/** Marks as read what is on the screen: in one call when that is all there is, one by one when there is more. */
export function useMarkRead(unread: readonly string[], isAll: boolean) {
  const queryClient = useQueryClient()
  const keep = (change: (now: Notification[]) => Notification[]) =>
    queryClient.setQueryData(queryFor(listNotifications).queryKey, (now: Notification[] = []) => change(now))

  // A failure needs no toast: nobody asked for this, and the count simply stays.
  const { mutate: markAll } = useCall(markAllNotificationsRead, {
    failure: null,
    onSuccess: (reply) => keep(() => reply),
  })
  const { mutate: markOne } = useCall(markNotificationRead, {
    failure: null,
    onSuccess: (reply) => keep((now) => now.map((one) => (one.id === reply.id ? reply : one))),
  })

  const ids = unread.join(' ')
  useEffect(() => {
    if (ids === '') return
    if (isAll) markAll()
    else for (const id of ids.split(' ')) markOne({ params: { id } })
  }, [ids, isAll, markAll, markOne])
}
