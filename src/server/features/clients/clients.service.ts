import { plans } from '#contract/plans.ts'
import type { OwnService } from '#contract/users.ts'
import type { Queryable } from '#server/db/client.ts'
import type { SignedIn } from '#server/http/session.ts'
import { findServiceForUser } from './clients.store.ts'

export { touchAssignment as touchClient } from './last-action.store.ts'

/** A job seeker's account manager, plan and usage. Null for staff. */
export async function readOwnService(db: Queryable, actor: SignedIn): Promise<OwnService | null> {
  if (actor.role !== 'user') return null
  const { accountManager, applicationsThisPeriod, plan, status, runs } = await findServiceForUser(db, actor.id)
  return {
    accountManager,
    applicationsThisPeriod,
    planLimit: plan && runs ? plans[plan].applications : null,
    paymentOpen: status === 'past_due',
  }
}
