import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { confirmTotp } from '#contract/second-factors.ts'
import { call } from '#web/lib/api/call.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { CopyText } from '#web/lib/copying.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { linkClass } from '#web/ui/layout/link-text.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FactorChange } from './factor-part.tsx'
import { groupSecret } from './factor-texts.ts'
import { encode } from 'uqr'

interface TotpFormProps {
  secret: string
  uri: string
  onTurnedOn: (change: FactorChange) => void
}

/** Shows the secret to scan, and asks for a code to prove that the app has it. */
export function TotpForm({ secret, uri, onTurnedOn }: TotpFormProps) {
  const form = useContractForm(confirmTotp.body, { defaultValues: { code: '' }, mode: 'onSubmit' })
  const { setFocus } = form
  useEffect(() => setFocus('code'), [setFocus])
  const turnOn = useMutation({
    // `useCall` would refetch the person, and the screen that requires a factor would close before it shows the codes.
    mutationFn: (body: { code: string }) => call(confirmTotp, { body }),
    onSuccess: (change) => {
      // The recovery codes show that it worked, and a toast could cover them.
      if (!change.recoveryCodes) showToast({ title: 'Authenticator app turned on' })
      onTurnedOn(change)
    },
  })
  const submit = form.onSubmit((body) => turnOn.mutateAsync(body).catch((error) => form.showRefusal('code', error)))

  return (
    <DialogForm onSubmit={submit} submitLabel="Turn On" pending={turnOn.isPending}>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={uri} label="QR code of the key" />
        <div className="grid min-w-0 grow basis-56 gap-3">
          <p>
            Scan this QR code with the app. On this device, you can{' '}
            <a href={uri} className={linkClass}>
              open the app
            </a>{' '}
            instead, or type this key into it:
          </p>
          <p className="flex items-center gap-1">
            <code className="min-w-0 text-sm wrap-anywhere select-all">{groupSecret(secret)}</code>
            <CopyText label="Copy Key" text={secret} what="key" shown />
          </p>
        </div>
      </div>
      <TextField
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        help="The six digits that the app shows now."
        {...form.field('code')}
      />
    </DialogForm>
  )
}

/** Dark on light in both themes, with a quiet zone: cameras expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawQrCode(text), [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-lg border border-line bg-paper text-paper-ink forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}

function drawQrCode(text: string) {
  const { size, data } = encode(text, { border: 3 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, path: squares.join('') }
}
