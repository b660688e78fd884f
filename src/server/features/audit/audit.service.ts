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
  /** Whom it concerns. */
  subjectId?: string | null
  /** The row it concerns, if it is not an account. */
  entityId?: string | null
  details?: AuditDetails
}

/** Where an act came from when nobody is signed in, or the product acts itself. */
export type Source = Pick<Actor, 'address' | 'requestId'> & { id: string | null }

/** What happens by the clock or by the hand of whoever runs the product. */
export const systemSource: Source = { id: null, address: 'system', requestId: 'system' }

/** Writes who did what to whom, when and from where; in the transaction of the act itself. */
export async function recordAudit(db: Queryable, by: Source, entry: Entry) {
  await db.insert(auditLog).values({ actorId: by.id, address: by.address, requestId: by.requestId, ...entry })
}

/**
 * Writes who was refused which call: at most ten times an hour for the same person and call. While an admin views as
 * another person, the admin is who was refused.
 */
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
