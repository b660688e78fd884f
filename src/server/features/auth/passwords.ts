import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createAdmission } from '#server/admission.ts'
import type { Caller } from '#server/admission.ts'
import { badRequest } from '#server/http/errors.ts'

/**
 * argon2id with 64 MiB, four passes and one lane. One hash took 64 to 78 ms (medians of 15) on an idle virtual machine with two
 * cores, where OWASP's least, 19 MiB and two passes, took 6 to 8 ms.
 */
export const productCost = { memoryCost: 65_536, timeCost: 4, parallelism: 1 }
let cost = productCost
let decoy: Promise<string> | undefined

/** For tests only, because most of them sign in: sets the cost of every hash from now on. */
export function setPasswordCost(next: typeof productCost) {
  cost = next
  decoy = undefined
}

/** Hashing is costly, and a stranger can ask for it: no more of it at once than there are cores. */
const hashing = createAdmission({ parallel: availableParallelism(), waiting: 100, perCaller: 20 })

export const hashPassword = (password: string, caller: Caller = []) => hashing.run(caller, () => hash(password, cost))

/** Checks a password; takes as long for an account that does not exist (`stored` is null) as for one that does. */
export async function passwordMatches(stored: string | null, password: string, caller: Caller): Promise<boolean> {
  decoy ??= hash('no account has this password', cost)
  const against = stored ?? (await decoy)
  const matches = await hashing.run(caller, () => verify(against, password))
  return stored !== null && matches
}

/** Whether a hash was made at another cost than hashes are made now. */
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

/** The hash of a password somebody chose in `field`; throws if it is one of the commonPasswordCount, in whatever case. */
export async function hashChosenPassword(password: string, caller: Caller, field = 'password') {
  common ??= loadCommonPasswords()
  if ((await common).has(password.toLowerCase())) throw badRequest(tooCommon, { [field]: tooCommon })
  return hashPassword(password, caller)
}
