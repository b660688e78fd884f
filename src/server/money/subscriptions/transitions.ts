import type { SubscriptionEvents } from '#server/events/subscription-events.ts'
import { isLive, type SubscriptionRow } from './subscriptions.store.ts'

/** One subscription before a sync (null if unknown) and after it. */
export interface Transition {
  before: SubscriptionRow | null
  after: SubscriptionRow
  /** Whether the person has access to their plan, before and after. */
  hadAccess: boolean
  hasAccess: boolean
}

type SubscriptionEvent = {
  [Type in keyof SubscriptionEvents]: { type: Type } & SubscriptionEvents[Type]
}[keyof SubscriptionEvents]

export const formatDay = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * What happened to the subscription. It follows from the states before and after only, so the number and order of the
 * provider's events do not matter.
 */
export function getSubscriptionEvents({ before, after, hadAccess, hasAccess }: Transition): SubscriptionEvent[] {
  const { userId, id: subscriptionId, plan, currentPeriodEnd, graceEnds } = after
  const subscription = { userId, subscriptionId, plan }
  const dated = { ...subscription, until: formatDay(currentPeriodEnd) }
  const was = before !== null && isLive(before.status) ? before : null
  if (!isLive(after.status))
    return was && after.status === 'expired' ? [{ type: 'subscription.ended', ...subscription }] : []
  const events: SubscriptionEvent[] = []
  if (!was) events.push({ type: 'subscription.started', ...subscription })
  else if (was.plan !== plan) events.push({ type: 'subscription.changed', ...subscription, from: was.plan })
  if (after.status === 'canceled' && was?.status !== 'canceled')
    events.push({ type: 'subscription.canceled', ...dated })
  if (after.status === 'past_due' && was?.status !== 'past_due' && hasAccess)
    events.push({ type: 'renewal.failed', ...dated, until: formatDay(graceEnds ?? currentPeriodEnd) })
  if (after.status === 'active' && was?.status === 'canceled') events.push({ type: 'subscription.resumed', ...dated })
  if (after.status === 'active' && was?.status === 'past_due') events.push({ type: 'renewal.recovered', ...dated })
  if (after.status === 'past_due' && hadAccess && !hasAccess)
    events.push({ type: 'subscription.paused', ...subscription, isMailed: before?.status !== 'past_due' })
  return events
}

/** Whether the transition changed nothing that a screen shows. */
export const isSame = ({ before, after, hadAccess, hasAccess }: Transition) =>
  hadAccess === hasAccess &&
  before?.status === after.status &&
  before.plan === after.plan &&
  before.currentPeriodEnd === after.currentPeriodEnd
