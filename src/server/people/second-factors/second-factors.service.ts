import type { BodyOf } from '#contract/endpoint.ts'
import { creationOptions, maxPasskeys, type createPasskey, type SecondFactors } from '#contract/second-factors.ts'
import { violatesUnique, type Queryable } from '#server/db/client.ts'
import type { RouteDeps } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { badRequest, conflict, notFound } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { listFactorKinds, refuseFactor } from './factor-check.service.ts'
import { makeCreationOptions, verifyNewPasskey } from './passkeys.ts'
import { renewCodes } from './recovery-codes.ts'
import * as store from './second-factors.store.ts'
import { findTotpStep, newTotpSecret, totpContext } from './totp.ts'

type Deps = Pick<RouteDeps, 'config' | 'jobs' | 'sessionSecret' | 'encryption'> & { db: Queryable }
type Kind = 'passkey' | 'totp'

const tooMany = () => conflict(`You can have at most ${maxPasskeys} passkeys. Please remove one first.`)
const nothingOpen = () => badRequest('This took too long. Please start again.')

export async function readFactors(db: Queryable, actor: SignedIn): Promise<SecondFactors> {
  const [passkeys, totp, recoveryCodesLeft] = [
    await store.listPasskeys(db, actor.id),
    await store.findTotp(db, actor.id),
    await store.countRecoveryCodes(db, actor.id),
  ]
  return {
    passkeys,
    totp: totp?.confirmedAt ? { createdAt: totp.confirmedAt } : null,
    recoveryCodesLeft,
    required: actor.needsSecondFactor,
  }
}

export async function startPasskey({ config, db }: Deps, actor: SignedIn) {
  const known = await store.listCredentials(db, actor.id)
  if (known.length >= maxPasskeys) throw tooMany()
  const options = await makeCreationOptions(config, actor.user, known)
  await store.storeChallenge(db, actor.sid, options.challenge)
  return creationOptions.parse(options)
}

export async function addPasskey(deps: Deps, actor: SignedIn, { name, response }: BodyOf<typeof createPasskey>) {
  const challenge = await store.consumeChallenge(deps.db, actor.sid)
  if (challenge === null) throw nothingOpen()
  const passkey = await verifyNewPasskey(deps.config, challenge, response)
  if (!passkey) throw refuseFactor('passkey')
  try {
    return await addFactor(deps, actor, 'passkey', async (tx) => {
      if ((await store.listCredentials(tx, actor.id)).length >= maxPasskeys) throw tooMany()
      await store.insertPasskey(tx, { ...passkey, userId: actor.id, name })
    })
  } catch (error) {
    if (violatesUnique(error, 'passkeys_credential_id_unique')) throw conflict('This passkey is already registered.')
    throw error
  }
}

/** Adds a factor. The first one creates recovery codes in the same transaction. */
async function addFactor(deps: Deps, actor: SignedIn, kind: Kind, add: (tx: Queryable) => Promise<void>) {
  const { db, jobs, sessionSecret } = deps
  return db.transaction(async (tx) => {
    await store.lockAccount(tx, actor.id)
    const isFirst = (await listFactorKinds(tx, actor.id)).length === 0
    await add(tx)
    const recoveryCodes = isFirst ? await renewCodes(tx, sessionSecret, actor.id) : null
    await recordEvent({ db: tx, jobs }, actor, { type: 'second-factor.added', userId: actor.id, kind })
    return { secondFactors: await readFactors(tx, actor), recoveryCodes }
  })
}

export async function renameOwnPasskey(db: Queryable, actor: SignedIn, id: string, name: string) {
  if (!(await store.setPasskeyName(db, actor.id, id, name))) throw notFound()
  return readFactors(db, actor)
}

export const removeOwnPasskey = (deps: Deps, actor: SignedIn, id: string) =>
  removeFactor(deps, actor, 'passkey', (tx) => store.removePasskey(tx, actor.id, id))

export const removeOwnTotp = (deps: Deps, actor: SignedIn) =>
  removeFactor(deps, actor, 'totp', async (tx) => Boolean((await store.removeTotp(tx, actor.id))?.confirmedAt))

/** Removes a factor, but not the last one of a person who must have one. The recovery codes go with the last factor. */
async function removeFactor(
  { db, jobs }: Deps,
  actor: SignedIn,
  kind: Kind,
  remove: (tx: Queryable) => Promise<boolean>,
) {
  return db.transaction(async (tx) => {
    await store.lockAccount(tx, actor.id)
    if (!(await remove(tx))) throw notFound()
    const isLeft = (await listFactorKinds(tx, actor.id)).length > 0
    if (!isLeft && actor.needsSecondFactor)
      throw conflict('Your account needs a second factor. Please add another one before you remove this one.')
    if (!isLeft) await store.replaceRecoveryCodes(tx, actor.id, [])
    await recordEvent({ db: tx, jobs }, actor, { type: 'second-factor.removed', userId: actor.id, kind })
    return readFactors(tx, actor)
  })
}

export async function startOwnTotp({ db, encryption }: Deps, actor: SignedIn) {
  const { secret, uri } = newTotpSecret(actor.user.email)
  const encrypted = encryption.encrypt(secret, totpContext(actor.id))
  if (!(await store.storeUnconfirmedTotp(db, actor.id, encrypted)))
    throw conflict('You already have an authenticator app. Please remove it first.')
  return { secret, uri }
}

export async function confirmOwnTotp(deps: Deps, actor: SignedIn, code: string) {
  const { db, encryption } = deps
  const stored = await store.findTotp(db, actor.id)
  if (!stored || stored.confirmedAt) throw nothingOpen()
  const step = findTotpStep(encryption.decrypt(stored.secret, totpContext(actor.id)), code.replace(/\s/g, ''))
  if (step === null) throw refuseFactor('totp')
  return addFactor(deps, actor, 'totp', async (tx) => {
    if (!(await store.markTotpConfirmed(tx, actor.id, stored.secret, step))) throw nothingOpen()
  })
}

export async function renewOwnCodes({ db, jobs, sessionSecret }: Deps, actor: SignedIn) {
  return db.transaction(async (tx) => {
    await store.lockAccount(tx, actor.id)
    if ((await listFactorKinds(tx, actor.id)).length === 0)
      throw conflict('Please add a passkey or an authenticator app first.')
    const recoveryCodes = await renewCodes(tx, sessionSecret, actor.id)
    await recordEvent({ db: tx, jobs }, actor, { type: 'recovery-codes.renewed', userId: actor.id })
    return { secondFactors: await readFactors(tx, actor), recoveryCodes }
  })
}
