import { Secret, TOTP } from 'otpauth'
import { productName } from '#contract/plans.ts'

/** Supported by every authenticator app: SHA-1, six digits, 30 seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** A code may be one step early or late, for inexact clocks and slow typing. */
const window = 1

export const totpContext = (userId: string) => `totp_secrets/${userId}/secret`

/** A new secret of 160 bits, and the URI for the QR code. */
export function newTotpSecret(email: string) {
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ ...settings, issuer: productName, label: email.slice(0, 100), secret })
  return { secret: secret.base32, uri: totp.toString() }
}

/** The time step of a code. Null if it is wrong or too old. */
export function findTotpStep(secret: string, code: string) {
  const totp = new TOTP({ ...settings, secret })
  const timestamp = Date.now()
  const delta = totp.validate({ token: code, timestamp, window })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
