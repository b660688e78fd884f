import { useEffect, useRef, useState } from 'react'
import { readCredentials } from '#contract/applications.ts'
import { ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/call.ts'
import { leaveForSignIn } from '#web/lib/navigation/sign-in-again.ts'
import { isStepUpCanceled } from '#web/lib/api/step-up.ts'
import { showToast } from '#web/lib/toasts.ts'

/** At most one password is shown at a time; this hides it. */
let hideShown = () => {}

/** Reads the password for one use. The server records every read in the audit log. */
export async function readPassword(applicationId: string, signal?: AbortSignal) {
  return (await call(readCredentials, { params: { id: applicationId }, signal })).sitePassword ?? ''
}

/**
 * The password of a job site while it is shown. It is no query and no mutation, because their caches would keep it after it
 * is hidden.
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
      const value = await readPassword(applicationId, signal)
      if (!signal.aborted) setPassword(value)
    } catch (error) {
      if (!signal.aborted) explainReadFailure(error)
    }
    setReading(false)
  }

  return { password, reading, show: () => void show(), hide: () => setPassword(null) }
}

/** Says why a password could not be shown or copied. */
export function explainReadFailure(error: unknown) {
  if (isStepUpCanceled(error)) return
  if (error instanceof ApiError && error.isUnauthorized) leaveForSignIn()
  else if (error instanceof ApiError)
    showToast({ title: 'Failed to read the password', description: getErrorMessage(error), tone: 'danger' })
  else showToast({ title: 'Copying failed', description: 'Show the password and copy it yourself.', tone: 'danger' })
}
