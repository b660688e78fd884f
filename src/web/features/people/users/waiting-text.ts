import type { WaitingSubscriber } from '#contract/users.ts'
import { formatCount } from '#web/ui/data/format-number.ts'
import { formatDuration, getDueState } from '#web/lib/format/due.ts'
import { formatName } from '#web/lib/format/names.ts'

export const formatWaitingCount = (total: number) =>
  total === 1
    ? '1 subscriber is waiting for an account manager'
    : `${formatCount(total)} subscribers are waiting for an account manager`

type First = Pick<WaitingSubscriber, 'firstName' | 'lastName' | 'email' | 'waitingSince' | 'dueAt'>

/** `Ada Park has waited longest: 7 h, due by 5 pm.` */
export function formatLongestWait(first: First, now: number) {
  const waited = formatDuration(now - Date.parse(first.waitingSince))
  return `${formatName(first)} has waited longest: ${waited}, ${getDueState(first.dueAt, now).text}.`
}
