import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createAdmission, type Caller } from '#server/admission.ts'
import { badRequest } from '#server/http/errors.ts'

/**
 * argon2id with 64 MiB, four passes and one lane. One hash took 64 to 78 ms (medians of 15) on an idle virtual machine with
 * two cores. OWASP's minimum, 19 MiB and two passes, took 6 to 8 ms.
 */
export const productCost = { memoryCost: 65_536, timeCost: 4, parallelism: 1 }
let cost = productCost
let decoy: Promise<string> | undefined

/** Tests lower the cost, because most of them sign in. */
export function setPasswordCost(next: typeof productCost) {
  cost = next
  decoy = undefined
}

/** Hashing is expensive and open to strangers: at most one per core at once. */
const hashing = createAdmission({ parallel: availableParallelism(), waiting: 100, perCaller: 20 })

export const hashPassword = (password: string, caller: Caller = []) => hashing.run(caller, () => hash(password, cost))

/**
 * Takes as long for an unknown account (`stored` is null) as for a known one. Known callers go first: people who have signed
 * in before from where they are.
 */
export async function passwordMatches(
  stored: string | null,
  password: string,
  { caller, isKnown = false }: { caller: Caller; isKnown?: boolean },
): Promise<boolean> {
  decoy ??= hash('no account has this password', cost)
  const against = stored ?? (await decoy)
  const matches = await hashing.run(caller, () => verify(against, password), { isKnown })
  return stored !== null && matches
}

/** Whether the hash was made at another cost. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost
  return !stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`)
}

const commonPasswordCount = 10_000
let common: Promise<Set<string>> | undefined

async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, commonPasswordCount))
}

const tooCommon = 'This password is one of the most common ones and easy to guess. Please choose another.'

/** Hashes a new password of the form field `field`. Throws if it is among the most common ones, ignoring case. */
export async function hashChosenPassword(password: string, caller: Caller, field = 'password') {
  common ??= loadCommonPasswords()
  if ((await common).has(password.toLowerCase())) throw badRequest(tooCommon, { [field]: tooCommon })
  return hashPassword(password, caller)
}
