import { maxPasskeys, createPasskey, passkeyCreationOptions, renamePasskey } from '#contract/second-factors.ts'
import { ItemList } from '#web/ui/data/item-list.tsx'
import { FactorPart, type FactorPartProps, type FactorChange } from './factor-part.tsx'
import { PasskeyItem } from './passkey-item.tsx'
import { browserHasPasskeys, cancelCeremony, createCredential, passkeyErrorText } from './passkeys.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { deviceName } from '#contract/device-name.ts'
import { call } from '#web/lib/api/call.ts'
import { isStepUpCanceled } from '#web/lib/api/step-up.ts'
import { showToast } from '#web/lib/toasts.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

export function Passkeys(part: FactorPartProps) {
  const { passkeys } = part.factors
  return (
    <FactorPart
      title="Passkeys"
      text={
        browserHasPasskeys()
          ? 'You confirm with your fingerprint, face, screen lock or a security key.'
          : "This browser can't use passkeys. You can add one in another browser."
      }
      action={browserHasPasskeys() && passkeys.length < maxPasskeys && <AddPasskey {...part} />}
    >
      {passkeys.length > 0 && (
        <ItemList label="Passkeys" className="-my-2">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} {...part} />
          ))}
        </ItemList>
      )}
    </FactorPart>
  )
}

function AddPasskey({ onChange, focusCodes }: FactorPartProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function show(next: boolean) {
    if (!next) void cancelCeremony()
    setOpen(next)
  }

  function finish(change: FactorChange) {
    setOpen(false)
    onChange(change)
  }

  return (
    <Dialog
      size="sm"
      title="Add Passkey"
      description="Give it a name that tells you where it is. Then your browser asks you to confirm."
      open={open}
      onOpenChange={show}
      onClosed={() => focusCodes() || button.current?.focus()}
      trigger={
        <Button ref={button} variant="secondary">
          Add Passkey
        </Button>
      }
    >
      <AddPasskeyForm onAdded={finish} />
    </Dialog>
  )
}

function AddPasskeyForm({ onAdded }: { onAdded: (change: FactorChange) => void }) {
  const form = useContractForm(renamePasskey.body, { defaultValues: { name: deviceName(navigator.userAgent) } })
  const add = useMutation({
    mutationFn: async ({ name }: { name: string }) => {
      const response = await createCredential(await call(passkeyCreationOptions))
      return call(createPasskey, { body: { name, response } })
    },
    onSuccess: (change) => {
      // The recovery codes show that it worked, and a toast could cover them.
      if (!change.recoveryCodes) showToast({ title: 'Passkey added' })
      onAdded(change)
    },
  })
  // The form shows refusals of the server at its fields. What the browser refuses shows above the buttons.
  const send = (body: { name: string }) => add.mutateAsync(body).catch(() => false)
  const failure = add.error && !isStepUpCanceled(add.error) ? passkeyErrorText(add.error) : null

  return (
    <DialogForm
      onSubmit={form.onSubmit(send)}
      submitLabel="Add Passkey"
      pending={add.isPending}
      pendingLabel="Waiting for your device..."
    >
      <TextField label="Name" autoComplete="off" maxLength={100} {...form.field('name')} />
      <FormError message={failure} />
    </DialogForm>
  )
}
