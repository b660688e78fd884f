import { planIds, plans } from '#contract/plans.ts'
import type { Subscription } from '#contract/subscriptions.ts'
import { showDay } from '#web/lib/format/dates.ts'
import type { BadgeTone } from '#web/ui/feedback/badge.tsx'

/** The provider may leave out any field. */
type ProviderFields = { [Key in keyof Subscription]?: Subscription[Key] | string | null }

const labels: Record<string, { label: string; tone: BadgeTone }> = {
  active: { label: 'Active', tone: 'success' },
  canceled: { label: 'Cancelled', tone: 'warning' },
  cancelled: { label: 'Cancelled', tone: 'warning' },
  past_due: { label: 'Past due', tone: 'danger' },
  incomplete: { label: 'Incomplete', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
}

/** An unknown status is shown as it is. */
export function statusLabel(status: string | null | undefined) {
  return labels[status ?? ''] ?? { label: status || 'Unknown', tone: 'neutral' as const }
}

/** `$49.99/month`. */
export function priceText({ amount, interval }: Pick<ProviderFields, 'amount' | 'interval'>) {
  const dollars = Number(amount ?? 0)
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}/${interval || 'month'}`
}

/** `$75.00`. */
export const formatMoney = (dollars: number) => `$${dollars.toFixed(2)}`

/** Whether it can be changed, canceled or resumed. */
export const isLive = (subscription: Pick<ProviderFields, 'status'> | null | undefined) =>
  ['active', 'past_due', 'canceled'].includes(subscription?.status ?? '')

export const findPlanByName = (name: string) => planIds.find((id) => plans[id].name === name)

/** What happens next, and when. */
export function nextText({
  status,
  currentPeriodEnd,
  graceEnds,
}: Omit<ProviderFields, 'planName' | 'amount' | 'interval'>) {
  const end = currentPeriodEnd ? showDay(currentPeriodEnd) : null
  switch (status) {
    case 'active':
      return end && `Next billing date: ${end}`
    case 'canceled':
    case 'cancelled':
      return end ? `You have access until ${end}.` : 'You have access until the end of the billing period.'
    case 'past_due':
      return `The last payment did not go through.${graceEnds ? ` You keep your access until ${showDay(graceEnds)}.` : ''}`
    case 'expired':
      return end && `It ended on ${end}.`
    case 'incomplete':
      return "The first payment isn't complete yet."
    default:
      return null
  }
}
