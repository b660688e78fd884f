import { plans } from '#contract/plans.ts'
import { promiseTerms } from '#contract/promises.ts'
import type { ManagerCard, OwnService } from '#contract/users.ts'
import type { Queryable } from '#server/db/client.ts'
import type { SignedIn } from '#server/http/session.ts'
import { defaultZone, formatLocalHours } from '#server/local-time.ts'
import { getWorkingWeek, type TeamHours } from '#server/working-time.ts'
import { findServiceForUser } from './clients.store.ts'

export { listManagers } from './clients.store.ts'

type Manager = Omit<ManagerCard, 'workingHours' | 'replyTime'> & { replySeconds: number | null }

/** An account manager as a client sees them, with times by the client's clock. */
export const toManagerCard = (
  { replySeconds, ...manager }: Manager,
  { team, timeZone }: { team: TeamHours; timeZone: string | null },
): ManagerCard => ({
  ...manager,
  // By the default of UTC, clients elsewhere would read of work at night.
  workingHours: team.timeZone === defaultZone ? null : formatLocalHours(getWorkingWeek(team), timeZone),
  replyTime: replySeconds === null ? null : describeReplyTime(replySeconds),
})

/** `within an hour`, `within 5 hours`, `within 2 days` */
function describeReplyTime(seconds: number) {
  const hours = Math.max(1, Math.ceil(seconds / 3_600))
  if (hours === 1) return 'within an hour'
  if (hours < 24) return `within ${hours} hours`
  const days = Math.ceil(hours / 24)
  return days === 1 ? 'within a day' : `within ${days} days`
}

/** A job seeker's account manager, plan and usage. Null for staff. */
export async function readOwnService(db: Queryable, team: TeamHours, actor: SignedIn): Promise<OwnService | null> {
  if (actor.role !== 'user') return null
  const {
    accountManager,
    replySeconds,
    lastActionAt,
    lastApplication,
    managerWantedSince,
    plan,
    status,
    runs,
    ...found
  } = await findServiceForUser(db, actor.id)
  return {
    accountManager: accountManager && {
      ...toManagerCard({ ...accountManager, replySeconds }, { team, timeZone: actor.timeZone }),
      lastActionAt,
      lastApplication,
    },
    managerDueAt: managerWantedSince && toManagerDue(managerWantedSince),
    firstApplicationDueAt: found.firstApplicationDueAt,
    applicationsThisPeriod: found.applicationsThisPeriod,
    planLimit: plan && runs ? plans[plan].applications : null,
    paymentOpen: status === 'past_due',
  }
}

const hourMs = 60 * 60 * 1000

const toManagerDue = (wantedSince: string) =>
  new Date(Date.parse(wantedSince) + promiseTerms.manager_assigned.hours * hourMs).toISOString()
