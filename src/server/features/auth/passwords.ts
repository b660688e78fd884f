import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { badRequest } from '#server/http/errors.ts'

/** The library's default, argon2id, with the parameters OWASP names: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let running = 0
const waiting: (() => void)[] = []

/** Hashing is the one costly step a stranger can ask for: no more of it at once than there are cores. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= availableParallelism()) await new Promise<void>((go) => waiting.push(go))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

export const hashPassword = (password: string) => inTurn(() => hash(password, parameters))

let decoy: Promise<string> | undefined

/** Checks a password; takes as long for an account that does not exist (`stored` is null) as for one that does. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const against = stored ?? (await decoy)
  const matches = await inTurn(() => verify(against, password))
  return stored !== null && matches
}

const commonest = 10_000
let common: Promise<Set<string>> | undefined

async function loadCommonPasswords() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, commonest))
}

const tooCommon = 'This password is one of the most common ones and easy to guess. Please choose another.'

/** The hash of a password somebody chose in `field`; throws if it is one of the commonest, in whatever case. */
export async function hashChosenPassword(password: string, field = 'password') {
  common ??= loadCommonPasswords()
  if ((await common).has(password.toLowerCase())) throw badRequest(tooCommon, { [field]: tooCommon })
  return hashPassword(password)
}
