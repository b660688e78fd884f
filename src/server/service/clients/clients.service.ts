import { plans } from '#contract/plans.ts'
import { promiseTerms } from '#contract/promises.ts'
import type { OwnService } from '#contract/users.ts'
import type { Queryable } from '#server/db/client.ts'
import type { SignedIn } from '#server/http/session.ts'
import { findServiceForUser } from './clients.store.ts'

/** A job seeker's account manager, plan and usage. Null for staff. */
export async function readOwnService(db: Queryable, actor: SignedIn): Promise<OwnService | null> {
  if (actor.role !== 'user') return null
  const { accountManager, lastActionAt, lastApplication, managerWantedSince, plan, status, runs, ...found } =
    await findServiceForUser(db, actor.id)
  return {
    accountManager: accountManager && { ...accountManager, lastActionAt, lastApplication },
    managerDueAt: managerWantedSince && toManagerDue(managerWantedSince),
    applicationsThisPeriod: found.applicationsThisPeriod,
    planLimit: plan && runs ? plans[plan].applications : null,
    paymentOpen: status === 'past_due',
  }
}

const hourMs = 60 * 60 * 1000

const toManagerDue = (wantedSince: string) =>
  new Date(Date.parse(wantedSince) + promiseTerms.manager_assigned.hours * hourMs).toISOString()
