import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SecondFactorKind } from '#contract/auth.ts'
import { passwordProof, readSecondFactors, stepUp, stepUpPasskeyOptions } from '#contract/second-factors.ts'
import { call } from '#web/lib/api/call.ts'
import { getQueryState } from '#web/lib/api/query-state.ts'
import { queryFor } from '#web/lib/api/queries.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { Button } from '#web/ui/form/button.tsx'
import { DialogActions, DialogBody } from '#web/ui/overlay/dialog.tsx'
import { DialogForm } from '#web/ui/overlay/dialog-form.tsx'
import { LoadStatus } from '#web/ui/feedback/loadable.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { getFactorKinds } from './factor-texts.ts'
import { ProofFields } from './proof-fields.tsx'
import { useProof } from './use-proof.ts'

interface StepUpFormProps {
  onConfirmed: () => void
}

/** Asks for a second factor if the account has one, else for the password. */
export function StepUpForm({ onConfirmed }: StepUpFormProps) {
  const query = useQuery({ ...queryFor(readSecondFactors), refetchOnMount: 'always' })
  const { data, failure, ...retry } = getQueryState(query, 'We could not look up how you log in.')
  if (data && !query.isFetching) {
    const kinds = getFactorKinds(data)
    return kinds.length > 0 ? (
      <FactorForm kinds={kinds} onConfirmed={onConfirmed} />
    ) : (
      <PasswordForm onConfirmed={onConfirmed} />
    )
  }
  return (
    <>
      <DialogBody>
        <LoadStatus failure={failure} {...retry} className="min-h-24" />
      </DialogBody>
      <DialogActions />
    </>
  )
}

function FactorForm({ kinds, onConfirmed }: StepUpFormProps & { kinds: readonly SecondFactorKind[] }) {
  const confirm = useCall(stepUp, { failure: null, onSuccess: onConfirmed })
  const proof = useProof({
    kinds,
    fetchChallenge: () => call(stepUpPasskeyOptions),
    send: (body) => confirm.mutateAsync({ body }),
  })
  return (
    <form noValidate onSubmit={proof.submit}>
      <DialogBody>
        <ProofFields proof={proof} />
      </DialogBody>
      <DialogActions>
        {proof.takesCode && (
          <Button type="submit" loading={proof.form.formState.isSubmitting}>
            Continue
          </Button>
        )}
      </DialogActions>
    </form>
  )
}

function PasswordForm({ onConfirmed }: StepUpFormProps) {
  const confirm = useCall(stepUp, { failure: null, onSuccess: onConfirmed })
  const form = useContractForm(passwordProof, { defaultValues: { password: '' }, mode: 'onSubmit' })
  const { setFocus } = form
  // The form loads after the dialog has opened, so Cancel has the focus by then.
  useEffect(() => setFocus('password'), [setFocus])

  const submit = form.onSubmit((body) =>
    confirm.mutateAsync({ body }).catch((error) => form.showRefusal('password', error)),
  )

  return (
    <DialogForm onSubmit={submit} submitLabel="Continue" pending={confirm.isPending}>
      <PasswordField label="Password" {...form.field('password')} />
    </DialogForm>
  )
}
