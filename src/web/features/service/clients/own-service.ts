import type { OwnService } from '#contract/users.ts'
import { showMoment } from '#web/lib/format/dates.ts'
import { getNow } from '#web/lib/format/page-clock.ts'
import { timeAgo } from '#web/lib/format/time.ts'

/** Whether there is anything to show: an account manager or an active plan. */
export const hasService = ({ accountManager, planLimit }: OwnService) => accountManager !== null || planLimit !== null

/** The account manager's name; null before the assignment. */
export const getManagerName = ({ accountManager }: OwnService) =>
  accountManager && `${accountManager.firstName} ${accountManager.lastName}`

/** Until when an account manager is promised. */
export const describeWait = ({ managerDueAt }: OwnService) =>
  managerDueAt === null
    ? 'Your account manager is being assigned.'
    : `Your account manager is being assigned, by ${showMoment(managerDueAt)}.`

/** The manager's latest application counts as their last action if nothing but its own record followed it. */
const sameActionMs = 60_000

export function describeLastAction(
  { firstName, lastActionAt, lastApplication }: NonNullable<OwnService['accountManager']>,
  now = getNow(),
) {
  const actedAt = lastActionAt ?? lastApplication?.createdAt
  if (actedAt === undefined) return `${firstName} applies for you.`
  if (lastApplication && Date.parse(actedAt) - Date.parse(lastApplication.createdAt) < sameActionMs) {
    const { company, sent, createdAt } = lastApplication
    const ago = timeAgo(createdAt, now)
    return sent
      ? `${firstName} applied to ${company} for you, ${ago}.`
      : `${firstName} prepared an application to ${company}, ${ago}.`
  }
  return `${firstName} last worked for you ${timeAgo(actedAt, now)}.`
}

/** What happens to submitted postings, while there is no application yet. */
export function describeOutlook(service: OwnService) {
  const name = getManagerName(service)
  return name
    ? `Your account manager, ${name}, will apply for you. Each application shows up here.`
    : 'We are assigning your account manager. Each application shows up here.'
}
