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

/** Marks everything on screen as read in one call. An admin who views as the person marks nothing. */
export function useMarkShown(unread: readonly string[]) {
  const keep = useKeep()
  const { view } = useSignedInUser()
  // The person did not ask for this call, so a failure shows no toast.
  const { mutate } = useCall(markAllNotificationsRead, { failure: null, onSuccess: (reply) => keep(() => reply) })
  const ids = unread.join(' ')
  useEffect(() => {
    if (!view && ids !== '') mutate({ body: { ids: ids.split(' ') } })
  }, [ids, mutate, view])
}

/** Marks the notification that was clicked. A failure shows no toast. */
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
