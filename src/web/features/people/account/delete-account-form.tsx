import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { deleteAccount } from '#contract/account.ts'
import { getErrorMessage } from '#web/lib/api/api-error.ts'
import { clearDrafts } from '#web/lib/forms/drafts.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { paths } from '#web/paths.ts'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

interface DeleteAccountFormProps {
  email: string
  /** What the account takes with it. */
  erased: ReactNode
}

export function DeleteAccountForm({ email, erased }: DeleteAccountFormProps) {
  const [confirmation, setConfirmation] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const erase = useCall(deleteAccount, {
    endsSession: true,
    success: 'Account deleted',
    failure: { title: 'Deletion failed', fallback: 'Failed to delete account' },
    onSuccess: () => {
      clearDrafts()
      leaveFor(paths.home)
    },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const confirmed = confirmsDeletion(confirmation, email)
    setIsRefused(!confirmed)
    if (!confirmed) field.current?.focus()
    else if (!erase.isPending && !erase.isSuccess) erase.mutate()
  }

  return (
    <DialogForm
      onSubmit={submit}
      submitLabel="Delete Account"
      tone="danger"
      pending={erase.isPending || erase.isSuccess}
      pendingLabel="Deleting..."
    >
      {erased}
      <TextField
        ref={field}
        label="Type DELETE or your email address to confirm"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={confirmation}
        error={isRefused && !confirmsDeletion(confirmation, email) ? `Please type DELETE or ${email}` : undefined}
        onChange={({ target }) => setConfirmation(target.value)}
      />
      <FormError
        message={erase.error && getErrorMessage(erase.error, 'Your account could not be deleted. Please try again.')}
      />
    </DialogForm>
  )
}

/** To confirm, the person types DELETE or their own address. */
function confirmsDeletion(confirmation: string, email: string) {
  const text = confirmation.trim().toLowerCase()
  return text === 'delete' || text === email.toLowerCase()
}
