import { useEffect, useEffectEvent } from 'react'
import { saveTimeZone } from '#contract/reports.ts'
import { getOwnTimeZone } from '#web/lib/format/page-clock.ts'
import { useSignedInUser } from '#web/lib/api/session.ts'
import { useCall } from '#web/lib/api/use-call.ts'

/** Stores the time zone of the own account. `quiet` shows no toasts. */
export function useSaveTimeZone({ quiet = false } = {}) {
  return useCall(saveTimeZone, {
    ...(quiet ? {} : { success: 'Time zone saved' }),
    failure: quiet ? null : { title: 'Your time zone was not saved', fallback: 'Please try again.' },
  })
}

/** Tells the server the browser's time zone, once for an account without one. Weekly reports are sent by it. */
export function useBrowserTimeZone() {
  const { role, timeZone, view } = useSignedInUser()
  const save = useSaveTimeZone({ quiet: true })
  const isMissing = role === 'user' && timeZone === null && view === null
  const sendZone = useEffectEvent(() => save.mutate({ body: { timeZone: getOwnTimeZone() } }))
  useEffect(() => {
    if (isMissing) sendZone()
  }, [isMissing])
}
