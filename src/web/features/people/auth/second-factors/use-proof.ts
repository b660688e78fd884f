import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SecondFactorKind } from '#contract/auth.ts'
import { type assertionResponse, codeProof } from '#contract/second-factors.ts'
import type { z } from 'zod/mini'
import { useContractForm } from '#web/lib/forms/use-contract-form.ts'
import { browserHasPasskeys, cancelCeremony, passkeyErrorText, type PasskeyOptions, signChallenge } from './passkeys.ts'

type Proof = { code: string } | { passkey: z.input<typeof assertionResponse> }

interface ProofOptions {
  kinds: readonly SecondFactorKind[]
  /** Fetches a challenge for the account's passkeys. */
  fetchChallenge: () => Promise<PasskeyOptions>
  /** Throws when the server refuses the proof. */
  send: (proof: Proof) => Promise<unknown>
}

/** Asks for a passkey, the first time without a click, or for a code. */
export function useProof({ kinds, fetchChallenge, send }: ProofOptions) {
  const form = useContractForm(codeProof, { defaultValues: { code: '' }, mode: 'onSubmit' })
  const [passkeyPending, setPasskeyPending] = useState(false)
  const [passkeyError, setPasskeyError] = useState<string | null>(null)
  const passkeyButton = useRef<HTMLButtonElement>(null)
  const takesPasskey = kinds.includes('passkey') && browserHasPasskeys()

  async function askForPasskey() {
    setPasskeyError(null)
    setPasskeyPending(true)
    try {
      await send({ passkey: await signChallenge(await fetchChallenge()) })
    } catch (error) {
      setPasskeyError(passkeyErrorText(error))
    } finally {
      setPasskeyPending(false)
    }
  }

  const focusFirst = useEffectEvent(() => (takesPasskey ? passkeyButton.current?.focus() : form.setFocus('code')))
  const start = useEffectEvent(() => {
    if (takesPasskey) void askForPasskey()
  })
  useEffect(() => {
    focusFirst()
    const timer = setTimeout(start)
    return () => {
      clearTimeout(timer)
      void cancelCeremony()
    }
  }, [])

  const submit = form.onSubmit(({ code }) => send({ code }).catch((error) => form.showRefusal('code', error)))

  return {
    form,
    submit,
    takesPasskey,
    takesCode: kinds.some((kind) => kind !== 'passkey'),
    takesAppCode: kinds.includes('totp'),
    passkeyButton,
    passkeyPending,
    passkeyError,
    askForPasskey: () => void askForPasskey(),
  }
}
