import type { SecondFactorKind } from '#contract/auth.ts'
import { signInPasskeyOptions, signInWithSecondFactor } from '#contract/second-factors.ts'
import { ProofFields } from './second-factors/proof-fields.tsx'
import { useProof } from './second-factors/use-proof.ts'
import { call } from '#web/lib/api/call.ts'
import { useCall } from '#web/lib/api/use-call.ts'
import { Button } from '#web/ui/form/button.tsx'
import { AuthHeading } from './auth-heading.tsx'
import { enter } from './auth.queries.ts'

interface SecondStepProps {
  kinds: readonly SecondFactorKind[]
  next: string | null
  registeredHere: boolean
  onBack: () => void
}

/** The second step of a sign-in, after the right password. */
export function SecondStep({ kinds, next, registeredHere, onBack }: SecondStepProps) {
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
