import type { SecondFactorKind } from '#contract/auth.ts'
import type { SecondFactors } from '#contract/second-factors.ts'

/** What a sign-in can ask for. Recovery codes only replace another factor, so alone they do not count. */
export function getFactorKinds({ passkeys, totp, recoveryCodesLeft }: SecondFactors): SecondFactorKind[] {
  const kinds: SecondFactorKind[] = []
  if (passkeys.length > 0) kinds.push('passkey')
  if (totp) kinds.push('totp')
  if (kinds.length > 0 && recoveryCodesLeft > 0) kinds.push('recovery')
  return kinds
}

export const countFactors = ({ passkeys, totp }: SecondFactors) => passkeys.length + (totp ? 1 : 0)

export const toCodesFile = (codes: readonly string[], product: string, email: string) =>
  [`${product} recovery codes for ${email}`, 'Each code works once.', '', ...codes, ''].join('\n')

/** `JBSW Y3DP EHPK 3P`: groups of four are easier to copy by eye. */
export const groupSecret = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The only factor of a person who must have one. */
export const isLastRequired = (factors: SecondFactors) => factors.required && countFactors(factors) === 1

/** Says what else is lost when a factor is removed. */
export const removalNote = (factors: SecondFactors) =>
  countFactors(factors) === 1
    ? 'This is your last second factor. Your recovery codes go with it. After that, your password alone opens your account.'
    : 'Your other factors stay.'
