import type { BodyOf } from '#contract/endpoint.ts'
import type { stepUp } from '#contract/second-factors.ts'
import type { RouteDeps } from '#server/deps.ts'
import { isOwnPassword } from '#server/features/account/account.service.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { badRequest } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { checkFactor, refuseFactor, startAssertion } from './factor-check.service.ts'
import { storeChallenge, consumeChallenge } from './second-factors.store.ts'

export const startStepUpAssertion = (deps: RouteDeps, actor: SignedIn) =>
  startAssertion(deps, actor.id, (challenge) => storeChallenge(deps.db, actor.sid, challenge))

/** Confirms the person again. The password is accepted only for an account without a second factor. */
export async function stepUpSession(deps: RouteDeps, actor: SignedIn, body: BodyOf<typeof stepUp>) {
  const { db, limits, sessions } = deps
  await limits.consume('step-up, account', actor.id)
  const checked =
    'password' in body ? await checkPassword(deps, actor, body.password) : await checkProof(deps, actor, body)
  const { kind } = checked
  const action = checked.refusal ? 'step-up.refused' : 'step-up'
  await recordAudit(db, actor, { action, subjectId: actor.id, details: { kind } })
  if (checked.refusal) throw checked.refusal
  await sessions.markSteppedUp(actor.sid)
}

async function checkPassword({ db, limits }: RouteDeps, actor: SignedIn, password: string) {
  if (actor.hasSecondFactor) throw badRequest('Please use your passkey or a code')
  const message = 'This password is wrong'
  const matches = await isOwnPassword(db, limits, actor, password)
  return { kind: 'password', refusal: matches ? null : badRequest(message, { password: message }) }
}

async function checkProof(
  deps: RouteDeps,
  actor: SignedIn,
  proof: Exclude<BodyOf<typeof stepUp>, { password: string }>,
) {
  const { kind, accepted } = await checkFactor(deps, actor, proof, () => consumeChallenge(deps.db, actor.sid))
  return { kind, refusal: accepted ? null : refuseFactor(kind) }
}
