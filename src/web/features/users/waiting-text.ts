import type { WaitingSubscriber } from '#contract/users.ts'
import { count } from '#web/ui/data/format-number.ts'
import { dueText, lengthOf } from './due-text.ts'
import { nameOf } from './user-names.ts'

export const waitingText = (total: number) =>
  total === 1
    ? '1 subscriber is waiting for an account manager'
    : `${count(total)} subscribers are waiting for an account manager`

type First = Pick<WaitingSubscriber, 'firstName' | 'lastName' | 'email' | 'waitingSince' | 'dueAt'>

/** `Ada Park has waited longest: 7 h, due in 17 h.` */
export function longestWaitText(first: First, now: number) {
  const waited = lengthOf(now - Date.parse(first.waitingSince))
  return `${nameOf(first)} has waited longest: ${waited}, ${dueText(first.dueAt, now)}.`
}
