import type { Client } from '#contract/clients.ts'
import type { QueueItem } from '#contract/queue.ts'
import { formatDuration, getDueState } from '#web/lib/format/due.ts'
import { getLinkTitle } from '#web/features/work/job-interests/link-title.ts'
import { getPostingTitle } from '#web/features/work/job-interests/interest-item.tsx'

type WithPlan = Pick<Client, 'applicationsThisPeriod' | 'planLimit'>

/** `8 left`: how many applications the client's plan still includes in this period. */
export function formatLeft({ applicationsThisPeriod, planLimit }: WithPlan) {
  if (planLimit === null) return 'no plan'
  return `${Math.max(0, planLimit - applicationsThisPeriod)} left`
}

/** `sent 2 h ago`; null for a client who waits for the first application. */
export const formatSent = (item: QueueItem, now: number) =>
  item.kind === 'interest' ? `sent ${formatDuration(now - Date.parse(item.interest.createdAt))} ago` : null

/** What an item is about: the job, what its link says if it was not read, or the client. */
export const getItemTitle = (item: QueueItem) =>
  item.kind === 'client'
    ? `First application for ${item.client.firstName} ${item.client.lastName}`
    : (getPostingTitle(item.interest.posting) ?? getLinkTitle(item.interest.jobUrl))

/** The due time, and that the moment of a snooze comes after it. */
export const getSnoozeWarning = (item: QueueItem, until: Date, now: number) => {
  if (item.pausedBy !== null || until.getTime() <= Date.parse(item.dueAt)) return null
  return Date.parse(item.dueAt) <= now ? 'already late' : 'late by then'
}

export const getItemDue = (item: QueueItem, now: number) => ({
  dueAt: item.pausedBy === null ? item.dueAt : null,
  ...getDueState(item.dueAt, now, item),
})
