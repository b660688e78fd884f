import type { Endpoint } from '#contract/endpoint.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { getSessionAccountId, type SignedIn } from '#server/http/session.ts'

/** Records a refused call, at most ten times an hour per person and call. During a view the actor is the admin. */
export async function recordRefusal(
  { db, jobs, limits }: TransactionContext & { limits: RateLimits },
  actor: Actor & Pick<SignedIn, 'view'>,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
) {
  const { view } = actor
  const call = `${method} ${path}`
  const by = { ...actor, id: getSessionAccountId(actor) }
  if (!(await limits.allows('refusals recorded, account and call', `${by.id} ${call}`))) return
  const userId = view ? actor.id : null
  await recordEvent({ db, jobs }, by, { type: 'access.refused', userId, viewId: view?.id ?? null, call })
}
