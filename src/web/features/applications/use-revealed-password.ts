import { useEffect, useRef, useState } from 'react'
import { readCredentials } from '#contract/applications.ts'
import { ApiError, messageOf } from '#web/lib/api-error.ts'
import { call } from '#web/lib/call.ts'
import { leaveForSignIn } from '#web/lib/sign-in-again.ts'
import { showToast } from '#web/lib/toasts.ts'

/**
 * The password of a job site, for as long as it is shown. It is read for this one showing and kept in no cache: queries
 * and mutations would hold it after it is hidden.
 */
export function useRevealedPassword(applicationId: string) {
  const [password, setPassword] = useState<string | null>(null)
  const [reading, setReading] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function show() {
    const { signal } = (running.current = new AbortController())
    setReading(true)
    try {
      const { sitePassword } = await call(readCredentials, { params: { id: applicationId }, signal })
      if (!signal.aborted) setPassword(sitePassword ?? '')
    } catch (error) {
      if (!signal.aborted) explain(error)
    }
    setReading(false)
  }

  return { password, reading, show: () => void show(), hide: () => setPassword(null) }
}

function explain(error: unknown) {
  if (error instanceof ApiError && error.isUnauthorized) leaveForSignIn()
  else showToast({ title: 'Failed to read the password', description: messageOf(error), tone: 'danger' })
}
