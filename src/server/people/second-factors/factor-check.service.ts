import type { BodyOf } from '#contract/endpoint.ts'
import { requestOptions, type signInWithSecondFactor } from '#contract/second-factors.ts'
import type { SecondFactorKind } from '#contract/auth.ts'
import type { Queryable } from '#server/db/client.ts'
import type { RouteDeps } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { badRequest, conflict } from '#server/http/errors.ts'
import { makeRequestOptions, verifyPasskey } from './passkeys.ts'
import { consumeCode } from './recovery-codes.ts'
import {
  advanceCounter,
  countRecoveryCodes,
  findPasskey,
  findTotp,
  listCredentials,
  consumeTotpStep,
} from './second-factors.store.ts'
import { findTotpStep, totpContext } from './totp.ts'

type Proof = BodyOf<typeof signInWithSecondFactor>
type CheckDeps = Pick<RouteDeps, 'config' | 'db' | 'jobs' | 'limits' | 'sessionSecret' | 'encryption'>
/** The account and the source of the try. */
type Claimant = { id: string; address: string; requestId: string }

/** The factors an account can use after its password. Empty without a second factor. */
export async function listFactorKinds(db: Queryable, userId: string): Promise<SecondFactorKind[]> {
  const [credentials, totp, codes] = [
    await listCredentials(db, userId),
    await findTotp(db, userId),
    await countRecoveryCodes(db, userId),
  ]
  const kinds: SecondFactorKind[] = []
  if (credentials.length > 0) kinds.push('passkey')
  if (totp?.confirmedAt) kinds.push('totp')
  if (kinds.length > 0 && codes > 0) kinds.push('recovery')
  return kinds
}

/** Options to use one of the person's passkeys. `keep` stores the challenge. */
export async function startAssertion(
  { config, db }: Pick<CheckDeps, 'config' | 'db'>,
  userId: string,
  keep: (challenge: string) => Promise<void>,
) {
  const known = await listCredentials(db, userId)
  if (known.length === 0) throw conflict('You have no passkey. Please use a code.')
  const options = await makeRequestOptions(config, known)
  await keep(options.challenge)
  return requestOptions.parse(options)
}

/** Checks a code or a passkey and consumes it. Codes are rate-limited. */
export async function checkFactor(
  deps: CheckDeps,
  claimant: Claimant,
  proof: Proof,
  consumeChallenge: () => Promise<string | null>,
): Promise<{ kind: SecondFactorKind; accepted: boolean }> {
  if ('passkey' in proof)
    return { kind: 'passkey', accepted: await checkPasskey(deps, claimant.id, proof.passkey, await consumeChallenge()) }
  const code = proof.code.replace(/\s/g, '')
  const kind = /^\d{6}$/.test(code) ? 'totp' : 'recovery'
  const counted = `${kind} ${claimant.id}`
  await deps.limits.consume('second factor, account', counted)
  await deps.limits.consume('second factor, account and day', counted)
  const check = kind === 'totp' ? checkTotp(deps, claimant.id, code) : checkRecoveryCode(deps, claimant, code)
  const accepted = await check
  if (accepted) {
    await deps.limits.clear('second factor, account', counted)
    await deps.limits.clear('second factor, account and day', counted)
  }
  return { kind, accepted }
}

const refusals: Record<SecondFactorKind, string> = {
  passkey: 'We could not verify this passkey. Please try again.',
  totp: 'This code is wrong or was already used. Please enter the newest one.',
  recovery: 'This recovery code is wrong or was already used.',
}

export const refuseFactor = (kind: SecondFactorKind) =>
  badRequest(refusals[kind], kind === 'passkey' ? undefined : { code: refusals[kind] })

async function checkPasskey(
  { config, db }: CheckDeps,
  userId: string,
  response: Extract<Proof, { passkey: unknown }>['passkey'],
  challenge: string | null,
) {
  const passkey = await findPasskey(db, userId, response.id)
  if (!passkey || challenge === null) return false
  const counter = await verifyPasskey(config, challenge, response, passkey)
  return counter !== null && advanceCounter(db, passkey.id, counter)
}

async function checkTotp({ db, encryption }: CheckDeps, userId: string, code: string) {
  const stored = await findTotp(db, userId)
  if (!stored?.confirmedAt) return false
  const step = findTotpStep(encryption.decrypt(stored.secret, totpContext(userId)), code)
  return step !== null && consumeTotpStep(db, userId, step)
}

async function checkRecoveryCode({ db, jobs, sessionSecret }: CheckDeps, claimant: Claimant, code: string) {
  return db.transaction(async (tx) => {
    if (!(await consumeCode(tx, sessionSecret, claimant.id, code))) return false
    const left = await countRecoveryCodes(tx, claimant.id)
    await recordEvent({ db: tx, jobs }, claimant, { type: 'recovery-code.used', userId: claimant.id, left })
    return true
  })
}
