import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { readSecondFactors } from '#contract/second-factors.ts'
import type { User } from '#contract/users.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { AuthenticatorApp } from './second-factors/authenticator-app.tsx'
import type { FactorChange } from './second-factors/factor-part.tsx'
import { countFactors } from './second-factors/factor-texts.ts'
import { Passkeys } from './second-factors/passkeys-part.tsx'
import { RecoveryCodes } from './second-factors/recovery-codes.tsx'
import { SaveCodes } from './second-factors/save-codes.tsx'

interface FactorSettingsProps {
  user: User
  /** Called when there is a factor and its recovery codes are saved. */
  onReady?: () => void
}

/** Sets up, changes and removes passkeys, the authenticator app and recovery codes. */
export function FactorSettings({ user, onReady }: FactorSettingsProps) {
  const queryClient = useQueryClient()
  const { queryKey, ...read } = queryFor(readSecondFactors)
  const query = useQuery({ queryKey, ...read, ...refetchWhenShown })
  const { data: factors, failure, ...retry } = getQueryState(query, 'Your login security could not be loaded.')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const codesHeading = useRef<HTMLHeadingElement>(null)

  function change({ secondFactors, recoveryCodes }: FactorChange) {
    queryClient.setQueryData(queryKey, secondFactors)
    if (recoveryCodes) setCodes(recoveryCodes)
    else if (countFactors(secondFactors) > 0) onReady?.()
  }

  function focusCodes() {
    codesHeading.current?.focus()
    return codesHeading.current !== null
  }

  function finishCodes() {
    if (onReady) onReady()
    else setCodes(null)
  }

  if (failure || !factors) return <LoadStatus failure={failure} {...retry} className="min-h-56" />
  const part = { factors, onChange: change, focusCodes }
  const saveCodes = codes && <SaveCodes ref={codesHeading} codes={codes} email={user.email} onSaved={finishCodes} />
  // While setting up is mandatory, the codes must be saved before the screen continues.
  if (saveCodes && onReady) return saveCodes
  return (
    <>
      {factors.required && !onReady && (
        <Banner>
          {user.role === 'user'
            ? 'An admin requires a second factor for your account.'
            : 'Your role needs a second factor: your account opens other people’s data.'}
        </Banner>
      )}
      {saveCodes}
      <Passkeys {...part} />
      <AuthenticatorApp {...part} />
      {countFactors(factors) > 0 && <RecoveryCodes {...part} />}
    </>
  )
}
