import { Secret, TOTP } from 'otpauth'
import { productName } from '#contract/plans.ts'

/** What every authenticator app takes: SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A code may be one step early or late, for clocks that differ and people who type. */
const window = 1

export const totpContext = (userId: string) => `totp_secrets/${userId}/secret`

/** A new secret of 160 bits, and the address that an app reads from a picture. */
export function newTotpSecret(email: string) {
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ ...settings, issuer: productName, label: email.slice(0, 100), secret })
  return { secret: secret.base32, uri: totp.toString() }
}

/** The time step that a code belongs to; null if it is wrong, or too old. */
export function findTotpStep(secret: string, code: string) {
  const totp = new TOTP({ ...settings, secret })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
