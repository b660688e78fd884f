import { plans } from '#contract/plans.ts'
import type { OwnService } from '#contract/users.ts'
import type { Queryable } from '#server/db/client.ts'
import type { SignedIn } from '#server/http/session.ts'
import { findServiceForUser } from './clients.store.ts'

export { touchAssignment as touchClient } from './last-action.store.ts'

/** What the service does for the one who asks; null for staff, whom nobody applies for. */
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
