import { notSigned } from './inbound-mail-error.ts'

/** Providers repeat a request for up to three days. For longer than this a request that was seen is remembered. */
const oldestMs = 4 * 24 * 3_600_000
const futureMs = 5 * 60_000

/** Refuses what was signed too long ago, or for a later time. */
export function requireSignedLately(signedMs: number) {
  const age = Date.now() - signedMs
  if (!(age <= oldestMs && age >= -futureMs)) throw notSigned()
}
