import { plans } from '#contract/plans.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'
import { isLive } from './subscriptions.store.ts'

/** One subscription before a sync (null if unknown) and after it. */
export interface Transition {
  before: Pick<SubscriptionRow, 'status' | 'plan'> | null
  after: Pick<SubscriptionRow, 'status' | 'plan' | 'currentPeriodEnd' | 'graceEnds'>
  /** Whether the person has access to their plan, before and after. */
  hadAccess: boolean
  hasAccess: boolean
}

export interface SubscriptionMessage {
  title: string
  message: string
  audit?: { action: AuditAction; details: Record<string, string> }
  mail?: 'failed'
}

export const formatDay = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const getPlanName = (plan: SubscriptionRow['plan']) => plans[plan].name

function started({ after }: Transition): SubscriptionMessage {
  return {
    title: 'Your subscription is active',
    message: `Welcome to the ${getPlanName(after.plan)} plan. Your account manager will be in touch within 24 hours.`,
    audit: { action: 'subscription.started', details: { plan: after.plan } },
  }
}

function changed({ before, after }: Transition): SubscriptionMessage {
  return {
    title: 'Your plan has changed',
    message: `You are on the ${getPlanName(after.plan)} plan now.`,
    audit: { action: 'subscription.changed', details: { from: before?.plan ?? '', to: after.plan } },
  }
}

function canceled({ after }: Transition): SubscriptionMessage {
  return {
    title: 'Your subscription is cancelled',
    message: `You keep the ${getPlanName(after.plan)} plan until ${formatDay(after.currentPeriodEnd)}. Nothing more is charged.`,
    audit: { action: 'subscription.canceled', details: { plan: after.plan } },
  }
}

function resumed({ after }: Transition): SubscriptionMessage {
  return {
    title: 'Your subscription continues',
    message: `The ${getPlanName(after.plan)} plan is renewed on ${formatDay(after.currentPeriodEnd)}.`,
    audit: { action: 'subscription.resumed', details: { plan: after.plan } },
  }
}

function failed({ after }: Transition): SubscriptionMessage {
  return {
    title: 'Your payment did not go through',
    message: `Please check your card. You keep the ${getPlanName(after.plan)} plan until ${formatDay(after.graceEnds ?? after.currentPeriodEnd)}.`,
    mail: 'failed',
  }
}

const recovered = ({ after }: Transition): SubscriptionMessage => ({
  title: 'Your payment went through',
  message: `Thank you. The ${getPlanName(after.plan)} plan is renewed on ${formatDay(after.currentPeriodEnd)}.`,
})

const paused = ({ before, after }: Transition): SubscriptionMessage => ({
  title: 'Your subscription is paused',
  message: `The ${getPlanName(after.plan)} plan is on hold until the open invoice is paid.`,
  ...(before?.status === 'past_due' ? {} : { mail: 'failed' as const }),
})

const ended = ({ after }: Transition): SubscriptionMessage => ({
  title: 'Your subscription has ended',
  message: `Your ${getPlanName(after.plan)} plan has ended. Everything you have here stays, and you can subscribe again at any time.`,
})

/**
 * The messages for the subscriber. They follow from the states before and after only, so the number and order of events do
 * not matter.
 */
export function getMessages(transition: Transition): SubscriptionMessage[] {
  const { before, after, hadAccess, hasAccess } = transition
  const was = before !== null && isLive(before.status) ? before : null
  if (!isLive(after.status)) return was && after.status === 'expired' ? [ended(transition)] : []
  const messages: SubscriptionMessage[] = []
  if (!was) messages.push(started(transition))
  else if (was.plan !== after.plan) messages.push(changed(transition))
  if (after.status === 'canceled' && was?.status !== 'canceled') messages.push(canceled(transition))
  if (after.status === 'past_due' && was?.status !== 'past_due' && hasAccess) messages.push(failed(transition))
  if (after.status === 'active' && was?.status === 'canceled') messages.push(resumed(transition))
  if (after.status === 'active' && was?.status === 'past_due') messages.push(recovered(transition))
  if (after.status === 'past_due' && hadAccess && !hasAccess) messages.push(paused(transition))
  return messages
}
