import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BodyOf } from '#contract/endpoint.ts'
import type { signInWithSecondFactor } from '#contract/second-factors.ts'
import type { RouteDeps } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { completeSignIn } from '#server/people/sign-in/sign-in.service.ts'
import { unauthorized } from '#server/http/errors.ts'
import { checkFactor, refuseFactor, startAssertion } from './factor-check.service.ts'
import {
  closePendingSignIn,
  findPendingSignIn,
  storePendingChallenge,
  consumePendingChallenge,
  countTry,
} from './pending-sign-ins.ts'

export { listFactorKinds } from './factor-check.service.ts'
export { openPendingSignIn, purgePendingSignIns } from './pending-sign-ins.ts'

const ended = () => unauthorized('Your login has expired. Please enter your password again.')

async function requirePending(deps: RouteDeps, request: FastifyRequest) {
  const pending = await findPendingSignIn(deps, request)
  if (!pending) throw ended()
  return pending
}

export async function startSignInAssertion(deps: RouteDeps, request: FastifyRequest) {
  const { token, user } = await requirePending(deps, request)
  return startAssertion(deps, user.id, (challenge) => storePendingChallenge(deps.db, token, challenge))
}

/** Completes a sign-in after the right password. Only this opens the session. */
export async function signInByFactor(
  deps: RouteDeps,
  body: BodyOf<typeof signInWithSecondFactor>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { db, jobs } = deps
  const { token, user } = await requirePending(deps, request)
  const attempt = await countTry(db, token)
  if (!attempt) throw ended()
  const source = { id: user.id, address: request.ip, requestId: request.id }
  const checked = await checkFactor(deps, source, body, () => consumePendingChallenge(db, token))
  if (!checked.accepted) {
    const { kind } = checked
    const refused = { type: 'sign-in.second-factor-refused', userId: user.id, kind, ...attempt } as const
    await recordEvent({ db, jobs }, { ...source, id: null }, refused)
    throw refuseFactor(kind)
  }
  if (!(await closePendingSignIn(deps, token, reply))) throw ended()
  await completeSignIn(deps, user, request, reply)
  return user
}
