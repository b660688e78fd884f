import { createHmac, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#contract/second-factors.ts'
import type { Queryable } from '#server/db/client.ts'
import { replaceRecoveryCodes, consumeRecoveryCode } from './second-factors.store.ts'

/** Crockford's base32: no letter is taken for a digit. Ten of them are 50 random bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

function newCode() {
  const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** A code as it is compared: however it was typed. */
const normalize = (code: string) => code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')

const hash = (secret: string, userId: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery code ${userId} ${normalize(code)}`)
    .digest('base64url')

/** Makes new codes in place of the former ones. They can be shown now and never again: only hashes are kept. */
export async function renewCodes(db: Queryable, secret: string, userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hash(secret, userId, code)),
  )
  return codes
}

/** Uses a code up; false if it is none, or was used before. */
export const consumeCode = (db: Queryable, secret: string, userId: string, code: string) =>
  consumeRecoveryCode(db, userId, hash(secret, userId, code))
