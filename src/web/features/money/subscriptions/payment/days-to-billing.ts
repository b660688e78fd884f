import type { SandboxPortal } from '#contract/sandbox.ts'

const day = 86_400_000

/** Whole days until the billing period ends, by the sandbox's clock. Null without a next period. */
export function daysToNextBilling({ now, subscription }: Pick<SandboxPortal, 'now' | 'subscription'>) {
  const end = subscription?.currentPeriodEnd
  if (!end || subscription.status === 'expired' || subscription.status === 'incomplete') return null
  const days = Math.ceil((Date.parse(end) - Date.parse(now)) / day)
  return days > 0 ? days : null
}
