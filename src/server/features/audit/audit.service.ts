import type { AuditAction } from '#contract/audit.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { auditLog } from '#server/db/schema.ts'
import type { AuditDetails } from '#server/db/schema.ts'
import type { RateLimits } from '#server/http/rate-limits.ts'
import { getSessionAccountId } from '#server/http/session.ts'
import type { SignedIn } from '#server/http/session.ts'

interface Entry {
  action: AuditAction
  /** The person it concerns. */
  subjectId?: string | null
  /** The row it concerns, if it is not an account. */
  entityId?: string | null
  details?: AuditDetails
}

/** The source of an act without a signed-in person, or of the product itself. */
export type Source = Pick<Actor, 'address' | 'requestId' | 'at'> & { id: string | null }

/** Acts by jobs or by an operator. */
export const systemSource: Source = { id: null, address: 'system', requestId: 'system' }

/** Runs in the transaction of the act. */
export async function recordAudit(db: Queryable, by: Source, entry: Entry) {
  const { id: actorId, address, requestId, at } = by
  await db.insert(auditLog).values({ actorId, address, requestId, at, ...entry })
}

/** Records a refused call, at most ten times an hour per person and call. During a view the actor is the admin. */
export async function recordRefusal(
  { db, limits }: { db: Queryable; limits: RateLimits },
  actor: Actor & Pick<SignedIn, 'view'>,
  { method, path }: Endpoint,
) {
  const { view } = actor
  const call = `${method} ${path}`
  const by = { ...actor, id: getSessionAccountId(actor) }
  if (!(await limits.allows('refusals recorded, account and call', `${by.id} ${call}`))) return
  const during = view ? { subjectId: actor.id, entityId: view.id } : {}
  await recordAudit(db, by, { action: 'access.refused', ...during, details: { call } })
}
