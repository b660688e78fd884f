import { plans } from '#contract/plans.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { SubscriptionRow } from './subscriptions.store.ts'
import { isLive } from './subscriptions.store.ts'

/** One subscription as it was last known, null if it was not, and as it is now. */
export interface Transition {
  before: Pick<SubscriptionRow, 'status' | 'plan'> | null
  after: Pick<SubscriptionRow, 'status' | 'plan' | 'currentPeriodEnd' | 'graceEnds'>
  /** Whether the person has what the plan promises. */
  hadAccess: boolean
  hasAccess: boolean
}

export interface Told {
  title: string
  message: string
  audit?: { action: AuditAction; details: Record<string, string> }
  mail?: 'failed'
}

export const dayOf = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const nameOf = (plan: SubscriptionRow['plan']) => plans[plan].name

function begun({ after }: Transition): Told {
  return {
    title: 'Your subscription is active',
    message: `Welcome to the ${nameOf(after.plan)} plan. Your account manager will be in touch within 24 hours.`,
    audit: { action: 'subscription.started', details: { plan: after.plan } },
  }
}

function changed({ before, after }: Transition): Told {
  return {
    title: 'Your plan has changed',
    message: `You are on the ${nameOf(after.plan)} plan now.`,
    audit: { action: 'subscription.changed', details: { from: before?.plan ?? '', to: after.plan } },
  }
}

function canceled({ after }: Transition): Told {
  return {
    title: 'Your subscription is cancelled',
    message: `You keep the ${nameOf(after.plan)} plan until ${dayOf(after.currentPeriodEnd)}. Nothing more is charged.`,
    audit: { action: 'subscription.canceled', details: { plan: after.plan } },
  }
}

function resumed({ after }: Transition): Told {
  return {
    title: 'Your subscription continues',
    message: `The ${nameOf(after.plan)} plan is renewed on ${dayOf(after.currentPeriodEnd)}.`,
    audit: { action: 'subscription.resumed', details: { plan: after.plan } },
  }
}

function failed({ after }: Transition): Told {
  return {
    title: 'Your payment did not go through',
    message: `Please check your card. You keep the ${nameOf(after.plan)} plan until ${dayOf(after.graceEnds ?? after.currentPeriodEnd)}.`,
    mail: 'failed',
  }
}

const recovered = ({ after }: Transition): Told => ({
  title: 'Your payment went through',
  message: `Thank you. The ${nameOf(after.plan)} plan is renewed on ${dayOf(after.currentPeriodEnd)}.`,
})

const paused = ({ before, after }: Transition): Told => ({
  title: 'Your subscription is paused',
  message: `The ${nameOf(after.plan)} plan is on hold until the open invoice is paid.`,
  ...(before?.status === 'past_due' ? {} : { mail: 'failed' as const }),
})

const ended = ({ after }: Transition): Told => ({
  title: 'Your subscription has ended',
  message: `Your ${nameOf(after.plan)} plan has ended. Everything you have here stays, and you can subscribe again at any time.`,
})

/**
 * What a person is told of, decided by what was and what is alone: the same comes of it however many events told of the way,
 * and in which order they came.
 */
export function tellOf(transition: Transition): Told[] {
  const { before, after, hadAccess, hasAccess } = transition
  const was = before !== null && isLive(before.status) ? before : null
  if (!isLive(after.status)) return was && after.status === 'expired' ? [ended(transition)] : []
  const told: Told[] = []
  if (!was) told.push(begun(transition))
  else if (was.plan !== after.plan) told.push(changed(transition))
  if (after.status === 'canceled' && was?.status !== 'canceled') told.push(canceled(transition))
  if (after.status === 'past_due' && was?.status !== 'past_due' && hasAccess) told.push(failed(transition))
  if (after.status === 'active' && was?.status === 'canceled') told.push(resumed(transition))
  if (after.status === 'active' && was?.status === 'past_due') told.push(recovered(transition))
  if (after.status === 'past_due' && hadAccess && !hasAccess) told.push(paused(transition))
  return told
}
