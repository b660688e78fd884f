import type { BodyOf } from '#contract/endpoint.ts'
import type { stepUp } from '#contract/second-factors.ts'
import type { RouteDeps } from '#server/deps.ts'
import { isOwnPassword } from '#server/people/sign-in/sign-in.service.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { badRequest } from '#server/http/errors.ts'
import type { SignedIn } from '#server/http/session.ts'
import { checkFactor, refuseFactor, startAssertion } from './factor-check.service.ts'
import { storeChallenge, consumeChallenge } from './second-factors.store.ts'

export const startStepUpAssertion = (deps: RouteDeps, actor: SignedIn) =>
  startAssertion(deps, actor.id, (challenge) => storeChallenge(deps.db, actor.sid, challenge))

/** Confirms the person again. The password is accepted only for an account without a second factor. */
export async function stepUpSession(deps: RouteDeps, actor: SignedIn, body: BodyOf<typeof stepUp>) {
  const { sessions } = deps
  const checked =
    'password' in body ? await checkPassword(deps, actor, body.password) : await checkProof(deps, actor, body)
  const { kind } = checked
  await recordEvent(deps, actor, { type: checked.refusal ? 'step-up.refused' : 'step-up', userId: actor.id, kind })
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
