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

function useListUpdate() {
  const queryClient = useQueryClient()
  return (update: (previous: Notification[]) => Notification[]) =>
    queryClient.setQueryData(queryFor(listNotifications).queryKey, (previous: Notification[] = []) => update(previous))
}

/** Marks everything on screen as read in one call. An admin who views as the person marks nothing. */
export function useMarkShown(unread: readonly string[]) {
  const updateList = useListUpdate()
  const { view } = useSignedInUser()
  // The person did not ask for this call, so a failure shows no toast.
  const { mutate } = useCall(markAllNotificationsRead, { failure: null, onSuccess: (reply) => updateList(() => reply) })
  const ids = unread.join(' ')
  useEffect(() => {
    if (!view && ids !== '') mutate({ body: { ids: ids.split(' ') } })
  }, [ids, mutate, view])
}

/** Marks the notification that was clicked. A failure shows no toast. */
export function useMarkOne() {
  const updateList = useListUpdate()
  return useCall(markNotificationRead, {
    failure: null,
    onSuccess: (reply) => updateList((previous) => previous.map((item) => (item.id === reply.id ? reply : item))),
  })
}

export function useMarkAll() {
  const updateList = useListUpdate()
  return useCall(markAllNotificationsRead, {
    failure: 'Failed to mark the notifications as read',
    onSuccess: (reply) => updateList(() => reply),
  })
}
