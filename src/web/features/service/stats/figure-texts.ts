import type { KitFigures } from '#contract/field-mappings.ts'
import type { Figures, MonthFigures } from '#contract/revenue.ts'
import { showMonth } from '#web/lib/format/months.ts'

/** The row of a board. Minutes with one digit. */
export const toKitRow = ({ board, receipts, seconds, filled, corrected }: KitFigures[number]) =>
  [board, receipts, (seconds / 60).toFixed(1), filled, corrected] as const

/** `$1,234.50`. */
export const formatDollars = (dollars: number) =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })

/** `4.2%`; a dash if there was nothing to divide by. */
export const formatShare = (share: number | null) =>
  share === null ? '—' : share.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 })

/** `3.4`. */
export const formatRatio = (ratio: number | null) =>
  ratio === null ? '—' : ratio.toLocaleString('en-US', { maximumFractionDigits: 1 })

/** `+$75.00 this month`: how the running month has changed the recurring revenue so far. */
export function describeChange(months: readonly MonthFigures[]) {
  const now = months.at(-1)
  if (!now) return undefined
  const change = Object.values(now.movements).reduce((sum, dollars) => sum + dollars, 0)
  const sign = change < 0 ? '−' : '+'
  return `${sign}${formatDollars(Math.abs(change))} this month`
}

/** `up 3 from Oct 2026`: how a figure changed against the month before; null without one. */
export function describeTrend<Key extends keyof MonthFigures>(
  months: readonly MonthFigures[],
  month: MonthFigures | null | undefined,
  key: Key,
  format: (value: number) => string,
) {
  const before = month ? months[months.indexOf(month) - 1] : undefined
  const [now, then] = [month?.[key], before?.[key]]
  if (!before || typeof now !== 'number' || typeof then !== 'number') return null
  const from = showMonth(before.month)
  return now === then ? `as in ${from}` : `${now > then ? 'up' : 'down'} ${format(Math.abs(now - then))} from ${from}`
}

/** The last month that is over; null if only the running one is known. */
export const getLastFullMonth = (months: readonly MonthFigures[]) => months.at(-2) ?? null

export const revenueBars = (months: readonly MonthFigures[]) =>
  months.map(({ month, mrr }) => ({ name: showMonth(month), value: mrr, text: formatDollars(mrr) }))

export const revenueText = (months: readonly MonthFigures[]) =>
  `Recurring revenue by month: ${months.map(({ month, mrr }) => `${showMonth(month)} ${formatDollars(mrr)}`).join(', ')}.`

/** The share of all kinds together. */
export function getKeptShare(promises: Figures['promises']) {
  const kept = promises.reduce((sum, promise) => sum + promise.kept, 0)
  const late = promises.reduce((sum, promise) => sum + promise.late, 0)
  return kept + late === 0 ? null : kept / (kept + late)
}

/** What each figure means, as shown below them. */
export const definitions = [
  [
    'Recurring revenue (MRR)',
    'The monthly prices of all subscriptions that give access. Refunds and disputes do not change it.',
  ],
  ['New', 'Subscribers with their first subscription.'],
  ['Reactivated', 'Subscribers who came back after their access had ended, also by a late payment.'],
  ['Lost', 'Subscriptions whose access ended. A deleted account counts too.'],
  ['Subscriber churn', 'Lost subscribers of a month, divided by the subscribers at its start.'],
  ['Revenue churn', 'MRR lost to ended subscriptions and downgrades, divided by the MRR at the start of the month.'],
  [
    'Applications per client',
    'Applications that we sent for a plan in a month, divided by the clients with access in it. Deleted accounts are not counted.',
  ],
  ['Promises kept', 'Promises kept in time, divided by those kept or late, of all months shown.'],
  [
    'Refund exposure',
    'The share of payments that buys the applications which ended billing periods still owe, less refunds and lost disputes.',
  ],
  ['Success rate', 'Applications that have an offer now, divided by all applications.'],
] as const
