import { useEffect, useRef, useState } from 'react'
import { readCredentials } from '#contract/applications.ts'
import { ApiError, messageOf } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/call.ts'
import { leaveForSignIn } from '#web/lib/navigation/sign-in-again.ts'
import { isStepUpCanceled } from '#web/lib/api/step-up.ts'
import { showToast } from '#web/lib/toasts.ts'

/** Hides the one password that is shown anywhere on the screen. */
let hideShown = () => {}

/** Reads the password for one use; every reading is written down by the server. */
export async function readPassword(applicationId: string, signal?: AbortSignal) {
  return (await call(readCredentials, { params: { id: applicationId }, signal })).sitePassword ?? ''
}

/**
 * The password of a job site, for as long as it is shown: until it is hidden, or another one is shown. It is read for
 * this one showing and kept in no cache: queries and mutations would hold it after it is hidden.
 */
export function useRevealedPassword(applicationId: string) {
  const [password, setPassword] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function show() {
    const { signal } = (running.current = new AbortController())
    setReading(true)
    hideShown()
    hideShown = () => setPassword(null)
    try {
      const read = await readPassword(applicationId, signal)
      if (!signal.aborted) setPassword(read)
    } catch (error) {
      if (!signal.aborted) explainUnread(error)
    }
    setReading(false)
  }

  return { password, reading, show: () => void show(), hide: () => setPassword(null) }
}

/** Says why a password could be neither shown nor copied. */
export function explainUnread(error: unknown) {
  if (isStepUpCanceled(error)) return
  if (error instanceof ApiError && error.isUnauthorized) leaveForSignIn()
  else if (error instanceof ApiError)
    showToast({ title: 'Failed to read the password', description: messageOf(error), tone: 'danger' })
  else showToast({ title: 'Copying failed', description: 'Show the password and copy it yourself.', tone: 'danger' })
}
