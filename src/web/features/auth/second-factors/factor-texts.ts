import type { SecondFactorKind } from '#contract/auth.ts'
import type { SecondFactors } from '#contract/second-factors.ts'

/** What the account can be asked for. Recovery codes alone are none: they only stand in for another factor. */
export function getFactorKinds({ passkeys, totp, recoveryCodesLeft }: SecondFactors): SecondFactorKind[] {
  const kinds: SecondFactorKind[] = []
  if (passkeys.length > 0) kinds.push('passkey')
  if (totp) kinds.push('totp')
  if (kinds.length > 0 && recoveryCodesLeft > 0) kinds.push('recovery')
  return kinds
}

export const countFactors = ({ passkeys, totp }: SecondFactors) => passkeys.length + (totp ? 1 : 0)

/** A text file of the codes, for where a person keeps such things. */
export const toCodesFile = (codes: readonly string[], product: string, email: string) =>
  [`${product} recovery codes for ${email}`, 'Each code works once.', '', ...codes, ''].join('\n')

/** `JBSWY3DP…` in groups of four, as people copy it by eye. */
export const groupSecret = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The one factor of a person who must have one. */
export const isLastRequired = (factors: SecondFactors) => factors.required && countFactors(factors) === 1

/** What else goes when a factor is removed. */
export const removalNote = (factors: SecondFactors) =>
  countFactors(factors) === 1
    ? 'It is your last second factor: your recovery codes go with it, and your password alone opens your account.'
    : 'Your other factors stay.'
