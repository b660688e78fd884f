import { Suspense, useRef, useState } from 'react'
import { deleteTotp, startTotp } from '#contract/second-factors.ts'
import { showDay } from '#web/lib/format/dates.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { lazyWithPreload } from '#web/ui/overlay/lazy-with-preload.tsx'
import { PageSpinner } from '#web/ui/feedback/spinner.tsx'
import { FactorPart, type FactorPartProps } from './factor-part.tsx'
import { isLastRequired, removalNote } from './factor-texts.ts'

const TotpForm = lazyWithPreload(async () => (await import('./totp-form.tsx')).TotpForm)

export function AuthenticatorApp(part: FactorPartProps) {
  const { totp } = part.factors
  return (
    <FactorPart
      title="Authenticator App"
      text={totp ? `On since ${showDay(totp.createdAt)}` : 'An app on your phone shows a code that you type in.'}
      action={totp ? !isLastRequired(part.factors) && <RemoveApp {...part} /> : <SetUpApp {...part} />}
    />
  )
}

function SetUpApp({ onChange, focusCodes }: FactorPartProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const start = useCall(startTotp, {
    failure: { title: 'Setup failed', fallback: 'Please try again.' },
    onSuccess: () => setOpen(true),
  })
  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        aria-label="Set Up Authenticator App"
        {...TotpForm.preloadProps}
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        Set Up
      </Button>
      <Dialog
        title="Set Up Your Authenticator App"
        open={open}
        onOpenChange={setOpen}
        onClosed={() => focusCodes() || button.current?.focus()}
      >
        {start.data && (
          <Suspense fallback={<PageSpinner className="min-h-80" />}>
            <TotpForm
              secret={start.data.secret}
              uri={start.data.uri}
              onTurnedOn={(change) => {
                setOpen(false)
                onChange(change)
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}

function RemoveApp({ factors, onChange }: FactorPartProps) {
  const remove = useCall(deleteTotp, {
    success: 'Authenticator app removed',
    failure: { title: 'Authenticator app not removed', fallback: 'Please try again.' },
    onSuccess: (secondFactors) => onChange({ secondFactors, recoveryCodes: null }),
  })
  return (
    <ConfirmDialog
      title="Remove the authenticator app?"
      description={`Its codes no longer work here. ${removalNote(factors)}`}
      confirmLabel="Remove"
      tone="danger"
      loading={remove.isPending}
      onConfirm={(close) => remove.mutate(undefined, { onSuccess: close })}
      trigger={
        <Button variant="secondary" aria-label="Remove Authenticator App">
          Remove
        </Button>
      }
    />
  )
}
