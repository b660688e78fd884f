import { createHmac, randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '#contract/second-factors.ts'
import type { Queryable } from '#server/db/client.ts'
import { replaceRecoveryCodes, consumeRecoveryCode } from './second-factors.store.ts'

/** Crockford's base32 has no letter that looks like a digit. Ten characters are 50 random bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

function newCode() {
  const letters = [...randomBytes(10)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, 5)}-${letters.slice(5)}`
}

/** Accepts any case and spacing. */
const normalize = (code: string) => code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1')

const hash = (secret: string, userId: string, code: string) =>
  createHmac('sha256', secret)
    .update(`recovery code ${userId} ${normalize(code)}`)
    .digest('base64url')

/** Replaces the codes. They are returned once; only hashes are stored. */
export async function renewCodes(db: Queryable, secret: string, userId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hash(secret, userId, code)),
  )
  return codes
}

/** False if there is no such unused code. */
export const consumeCode = (db: Queryable, secret: string, userId: string, code: string) =>
  consumeRecoveryCode(db, userId, hash(secret, userId, code))
