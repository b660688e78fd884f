import { useEffect } from 'react'
import { markAllNotificationsRead } from '#contract/notifications.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'

/** Marks everything on screen as read in one call. An admin who views as the person marks nothing. */
export function useMarkShown(unread: readonly string[]) {
  const { view } = useSignedInUser()
  // The person did not ask for this call, so a failure shows no toast.
  const { mutate } = useCall(markAllNotificationsRead, { failure: null })
  const ids = unread.join(' ')
  useEffect(() => {
    if (!view && ids !== '') mutate({ body: { ids: ids.split(' ') } })
  }, [ids, mutate, view])
}
