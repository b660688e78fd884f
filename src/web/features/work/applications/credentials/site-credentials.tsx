import { type Application, readCredentials } from '#contract/applications.ts'
import { CopyButton } from '#web/ui/form/copy-button.tsx'
import { IconButton } from '#web/ui/form/icon-button.tsx'
import { useEffect, useRef, useState } from 'react'
import { ApiError, getErrorMessage } from '#web/lib/api/api-error.ts'
import { call } from '#web/lib/api/call.ts'
import { leaveForSignIn } from '#web/lib/navigation/sign-in-again.ts'
import { isStepUpCanceled } from '#web/lib/api/step-up.ts'
import { showToast } from '#web/lib/toasts.ts'

type WithCredentials = Pick<Application, 'id' | 'siteUsername' | 'hasSitePassword'>

export const hasCredentials = ({ siteUsername, hasSitePassword }: WithCredentials) =>
  siteUsername !== null || hasSitePassword

/** The user name and the masked password of the job site. */
export function SiteCredentials({ application }: { application: WithCredentials }) {
  return (
    <>
      {application.siteUsername && <Username name={application.siteUsername} />}
      {application.hasSitePassword && <SitePassword applicationId={application.id} />}
    </>
  )
}

/** Most are email addresses, which read best with a line break before the @. */
function Username({ name }: { name: string }) {
  const [start, ...domain] = name.split('@')
  return (
    <span className="block min-w-0 wrap-anywhere @4xl:in-[td]:max-w-40 @4xl:in-[td]:truncate @4xl:in-[td]:[&>wbr]:hidden">
      {start}
      {domain.length > 0 && (
        <>
          <wbr />@{domain.join('@')}
        </>
      )}
    </span>
  )
}

function SitePassword({ applicationId }: { applicationId: string }) {
  const { password, reading, show, hide } = useRevealedPassword(applicationId)
  const shown = password !== null
  return (
    <span
      className={
        shown
          ? 'flex min-w-0 flex-wrap items-center gap-1'
          : "flex min-w-0 flex-wrap items-center gap-1 before:tracking-wider before:text-muted before:content-['••••••••'_/_'']"
      }
    >
      {shown && <code className="min-w-0 text-sm wrap-anywhere select-all">{password || 'No password'}</code>}
      <IconButton
        size="sm"
        icon={shown ? 'eye-off' : 'eye'}
        label={shown ? 'Hide password' : 'Show password'}
        loading={reading}
        onClick={shown ? hide : show}
      />
      <CopyButton label="Copy password" text={() => readPassword(applicationId)} onFailure={explainReadFailure} />
    </span>
  )
}

/** At most one password is shown at a time; this hides it. */
let hideShown = () => {}

/** Reads the password for one use. The server records every read in the audit log. */
async function readPassword(applicationId: string, signal?: AbortSignal) {
  return (await call(readCredentials, { params: { id: applicationId }, signal })).sitePassword ?? ''
}

/**
 * The password of a job site while it is shown. It is no query and no mutation, because their caches would keep it after it
 * is hidden.
 */
function useRevealedPassword(applicationId: string) {
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
function explainReadFailure(error: unknown) {
  if (isStepUpCanceled(error)) return
  if (error instanceof ApiError && error.isUnauthorized) leaveForSignIn()
  else if (error instanceof ApiError)
    showToast({ title: 'Failed to read the password', description: getErrorMessage(error), tone: 'danger' })
  else showToast({ title: 'Copying failed', description: 'Show the password and copy it yourself.', tone: 'danger' })
}
