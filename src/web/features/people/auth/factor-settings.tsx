import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type Ref } from 'react'
import { readSecondFactors, recoveryCodeCount, renewRecoveryCodes } from '#contract/second-factors.ts'
import type { User } from '#contract/users.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor, refetchWhenShown } from '#web/lib/api/queries.ts'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { AuthenticatorApp } from './second-factors/authenticator-app.tsx'
import { type FactorChange, FactorPart, type FactorPartProps } from './second-factors/factor-part.tsx'
import { countFactors, toCodesFile } from './second-factors/factor-texts.ts'
import { Passkeys } from './second-factors/passkeys-part.tsx'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Copy, Download } from 'lucide-react'
import { productName } from '#contract/plans.ts'
import { saveFile } from '#web/lib/api/download.ts'
import { showToast } from '#web/lib/toasts.ts'
import { Row } from '#web/ui/layout/page.tsx'

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

/** At this count or below, the badge turns to a warning. */
const lowCount = 3

function RecoveryCodes({ factors: { recoveryCodesLeft }, onChange, focusCodes }: FactorPartProps) {
  const button = useRef<HTMLButtonElement>(null)
  const renew = useCall(renewRecoveryCodes, {
    failure: { title: 'No new recovery codes', fallback: 'Please try again.' },
    onSuccess: onChange,
  })
  return (
    <FactorPart
      title="Recovery Codes"
      text={
        <>
          <Badge tone={recoveryCodesLeft <= lowCount ? 'warning' : 'neutral'} className="me-2">
            {recoveryCodesLeft} of {recoveryCodeCount} left
          </Badge>
          Each one works once, for when you can't use your other factors.
        </>
      }
      action={
        <ConfirmDialog
          title="Make new recovery codes?"
          description="The codes you have now stop working. We show the new ones once."
          confirmLabel="Make New Codes"
          onClosed={() => focusCodes() || button.current?.focus()}
          loading={renew.isPending}
          onConfirm={(close) => renew.mutate(undefined, { onSuccess: close })}
          trigger={
            <Button ref={button} variant="secondary">
              New Recovery Codes
            </Button>
          }
        />
      }
    />
  )
}

interface SaveCodesProps {
  codes: readonly string[]
  email: string
  onSaved: () => void
  /** Of the heading, which is focused when the codes appear. */
  ref: Ref<HTMLHeadingElement>
}

/** Shows the recovery codes. They are shown once. */
function SaveCodes({ codes, email, onSaved, ref }: SaveCodesProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: 'Recovery codes copied' })
    } catch {
      showToast({ title: 'Copying failed', description: 'Select the codes and copy them yourself.', tone: 'danger' })
    }
  }

  function download() {
    const file = new Blob([toCodesFile(codes, productName, email)], { type: 'text/plain' })
    saveFile(file, `${productName.toLowerCase()}-recovery-codes.txt`)
  }

  return (
    <section
      aria-labelledby="recovery-codes-title"
      className="grid grid-cols-1 gap-4 rounded-xl border border-warning-line bg-warning-soft p-4 sm:p-5"
    >
      <div className="grid gap-1">
        <h3 id="recovery-codes-title" ref={ref} tabIndex={-1} className="text-lg">
          Save Your Recovery Codes
        </h3>
        <p>
          If you lose your device, each of these codes lets you in once. Keep them in a safe place. We show them only
          once.
        </p>
      </div>
      <ul
        aria-label="Recovery codes"
        className="grid gap-x-6 gap-y-1.5 rounded-lg border border-line bg-raised p-4 font-mono select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row className="max-sm:*:grow">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <Button variant="secondary" onClick={download}>
          <Download aria-hidden="true" />
          Download .txt
        </Button>
        <Button onClick={onSaved}>I Have Saved Them</Button>
      </Row>
    </section>
  )
}
