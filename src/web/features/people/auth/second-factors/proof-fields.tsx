import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Button } from '#web/ui/form/button.tsx'
import { FormError } from '#web/ui/form/form-error.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { useProof } from './use-proof.ts'

export function ProofFields({ proof }: { proof: ReturnType<typeof useProof> }) {
  const { takesPasskey, takesCode, passkeyButton, passkeyPending, passkeyError, askForPasskey } = proof
  if (!takesPasskey && !takesCode)
    return <Banner tone="warning">This browser can&apos;t use passkeys. Please use another browser.</Banner>
  return (
    <>
      {takesPasskey && (
        <>
          <FormError message={passkeyError} />
          <Button
            ref={passkeyButton}
            size="lg"
            variant={takesCode ? 'secondary' : 'primary'}
            loading={passkeyPending}
            pendingLabel="Waiting for your passkey..."
            onClick={askForPasskey}
          >
            <KeyRound aria-hidden="true" />
            Use Passkey
          </Button>
        </>
      )}
      {takesPasskey && takesCode && (
        <p className="flex items-center gap-4 text-sm text-muted">
          <span className="grow border-t border-line" />
          or
          <span className="grow border-t border-line" />
        </p>
      )}
      {takesCode && <CodeField proof={proof} />}
    </>
  )
}

function CodeField({ proof: { form, takesAppCode } }: { proof: ReturnType<typeof useProof> }) {
  const [letters, setLetters] = useState(!takesAppCode)

  // Only the phone's keyboard changes. Both states accept both kinds of code.
  function typeLetters() {
    setLetters(true)
    form.setFocus('code')
  }

  return (
    <TextField
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode={letters ? 'text' : 'numeric'}
      help={
        takesAppCode ? 'From your authenticator app, or one of your recovery codes.' : 'One of your recovery codes.'
      }
      aside={
        !letters && (
          <Button variant="link" size="sm" className="min-h-6 py-0" onClick={typeLetters}>
            Use a Recovery Code
          </Button>
        )
      }
      {...form.field('code')}
    />
  )
}
