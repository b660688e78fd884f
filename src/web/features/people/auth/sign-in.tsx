import { useEffect, useState } from 'react'
import { TextLink } from '#web/lib/navigation/links.tsx'
import { login, type PendingSignIn, type SecondFactorKind } from '#contract/auth.ts'
import { leaveFor } from '#web/lib/navigation/flash-message.ts'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/form/button.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { getAuthHref } from './auth-mode.ts'
import { useSignIn, enter } from './auth.queries.ts'
import { ChosenPlan } from './chosen-plan.tsx'
import { type Registered, waitForOwner } from './draft-handover.ts'
import { clearRegisteredAddress } from './registered-address.ts'
import { CheckEmail, SignInRefusal, Unverified } from './sign-in-notes.tsx'
import { signInPasskeyOptions, signInWithSecondFactor } from '#contract/second-factors.ts'
import { ProofFields } from './second-factors/proof-fields.tsx'
import { useProof } from './second-factors/use-proof.ts'
import { call } from '#web/lib/api/call.ts'
import { useCall } from '#web/lib/api/use-call.ts'

interface SignInProps {
  next: string | null
  registered: Registered | null
  /** The address that a mailed link has just verified, if this browser knows it. */
  verified: string | null
}

export function SignIn({ next, registered, verified }: SignInProps) {
  const [unverifiedEmail, setUnverifiedEmail] = useState('')
  const [pending, setPending] = useState<PendingSignIn | null>(null)
  const [returned, setReturned] = useState(false)
  const registeredHere = registered !== null
  const signIn = useSignIn(next, { registeredHere, onUnverified: setUnverifiedEmail, onSecondFactor: setPending })
  const email = registered?.email ?? verified ?? ''
  const form = useContractForm(login.body, { defaultValues: { email, password: '' } })
  useHandover(registered)

  function backToPassword() {
    form.resetField('password')
    signIn.reset()
    setReturned(true)
    setPending(null)
  }

  if (pending) {
    return (
      <SecondStep kinds={pending.secondFactor} next={next} registeredHere={registeredHere} onBack={backToPassword} />
    )
  }

  return (
    <>
      <AuthHeading title="Welcome Back">
        New here? <TextLink href={getAuthHref('create', next)}>Sign up</TextLink>
      </AuthHeading>
      <ChosenPlan next={next} registered={registeredHere} />
      {unverifiedEmail ? <Unverified email={unverifiedEmail} /> : registered && <CheckEmail email={registered.email} />}
      <form
        noValidate
        method="dialog"
        className="grid gap-5"
        onSubmit={form.onSubmit((body) => signIn.mutateAsync({ body }))}
      >
        <TextField label="Email" type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label="Password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- After Back from the second step, whose button is gone, the password is typed again.
          autoFocus={returned}
          {...form.field('password')}
        />
        <TextLink href={getAuthHref('forgot', next)} className="justify-self-start">
          Forgot your password?
        </TextLink>
        <SignInRefusal error={signIn.error} />
        <Button type="submit" size="lg" loading={signIn.isPending || signIn.isSuccess} pendingLabel="Signing in...">
          Sign In
        </Button>
      </form>
    </>
  )
}

/** When the owner signs in in another tab, that tab takes over this one's drafts, and this one leaves the sign-in. */
function useHandover(registered: Registered | null) {
  const { id, email } = registered ?? {}
  useEffect(
    () => (id === undefined || email === undefined ? undefined : waitForOwner({ id, email }, leaveSignIn)),
    [id, email],
  )
}

function leaveSignIn() {
  clearRegisteredAddress()
  leaveFor(paths.home)
}

interface SecondStepProps {
  kinds: readonly SecondFactorKind[]
  next: string | null
  registeredHere: boolean
  onBack: () => void
}

/** The second step of a sign-in, after the right password. */
function SecondStep({ kinds, next, registeredHere, onBack }: SecondStepProps) {
  const signIn = useCall(signInWithSecondFactor, {
    failure: null,
    ownUnauthorized: true,
    onSuccess: (user) => enter(user, next, registeredHere),
  })
  const proof = useProof({
    kinds,
    fetchChallenge: () => call(signInPasskeyOptions),
    send: (body) => signIn.mutateAsync({ body }),
  })
  return (
    <>
      <AuthHeading title="Confirm it's you">
        Your password is correct. Your account also needs a second factor.
      </AuthHeading>
      <form noValidate method="dialog" className="grid gap-5" onSubmit={proof.submit}>
        <ProofFields proof={proof} />
        {proof.takesCode && (
          <Button
            type="submit"
            size="lg"
            loading={proof.form.formState.isSubmitting || signIn.isSuccess}
            pendingLabel="Signing in..."
          >
            Continue
          </Button>
        )}
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </form>
    </>
  )
}
