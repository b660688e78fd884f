import type { Queryable } from '#server/db/client.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { isKnownDevice } from './devices.store.ts'

/**
 * Counts one try to sign in. Throws a 429 past a limit. The returned function refunds the try after a success. Guesses from
 * many addresses hit the limit of the account, which would lock its owner out too. A browser that has signed in to the
 * account before therefore has a separate limit (OWASP "device cookies").
 */
export async function countSignInTry(
  { db, limits }: { db: Queryable; limits: RateLimits },
  email: string,
  { address, device }: { address: string; device: string | null },
) {
  if (device && (await isKnownDevice(db, email, device))) {
    const browser = `${email} ${device}`
    await limits.consume('sign-in, account and device', browser)
    return () => limits.clear('sign-in, account and device', browser)
  }
  const pair = `${email} ${address}`
  await limits.consume('sign-in, address', address)
  await limits.consume('sign-in, account and address', pair)
  await limits.consume('sign-in, account', email)
  return async () => {
    await limits.refund('sign-in, address', address)
    await limits.clear('sign-in, account and address', pair)
    await limits.refund('sign-in, account', email)
  }
}
