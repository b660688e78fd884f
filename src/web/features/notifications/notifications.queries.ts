import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type Notification,
} from '#contract/notifications.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'

function useKeep() {
  const queryClient = useQueryClient()
  return (change: (now: Notification[]) => Notification[]) =>
    queryClient.setQueryData(queryFor(listNotifications).queryKey, (now: Notification[] = []) => change(now))
}

/** Marks as read what is on the screen, in one call; an admin who views as the person marks nothing. */
export function useMarkShown(unread: readonly string[]) {
  const keep = useKeep()
  const { view } = useSignedInUser()
  // A failure needs no toast: nobody asked for this, and the count simply stays.
  const { mutate } = useCall(markAllNotificationsRead, { failure: null, onSuccess: (reply) => keep(() => reply) })
  const ids = unread.join(' ')
  useEffect(() => {
    if (!view && ids !== '') mutate({ body: { ids: ids.split(' ') } })
  }, [ids, mutate, view])
}

/** Marks the one that was followed; a failure needs no toast either. */
export function useMarkOne() {
  const keep = useKeep()
  return useCall(markNotificationRead, {
    failure: null,
    onSuccess: (reply) => keep((now) => now.map((one) => (one.id === reply.id ? reply : one))),
  })
}

export function useMarkAll() {
  const keep = useKeep()
  return useCall(markAllNotificationsRead, {
    failure: 'Failed to mark the notifications as read',
    onSuccess: (reply) => keep(() => reply),
  })
}
