import { promiseKinds } from '#contract/promises.ts'
import type { Figures, MonthFigures } from '#contract/revenue.ts'
import { plans } from '#contract/plans.ts'
import type { GeneratedAccount, GeneratedPeriod, PlanChange } from './histories.ts'

/*
 * Every figure, from the histories alone and by its definition: what was in force at a moment, who had access in a month. It
 * shares no query and no running sum with the product.
 */

const cents = (plan: PlanChange['plan']) => (plan === null ? 0 : Math.round(plans[plan].price * 100))
const divide = (part: number, whole: number) => (whole === 0 ? null : part / whole)

/** The price in force just before a moment. */
function getPriceBefore(changes: readonly PlanChange[], toTime: (day: number) => number, moment: number) {
  let price = 0
  for (const { day, plan } of changes) if (toTime(day) < moment) price = cents(plan)
  return price
}

export function computeExpected(
  accounts: readonly GeneratedAccount[],
  months: readonly string[],
  { toTime, now }: { toTime: (day: number) => number; now: number },
): Pick<Figures, 'months' | 'promises' | 'refundExposure'> {
  const spans = months.map((month) => {
    const from = Date.parse(`${month}-01T00:00:00Z`)
    const end = new Date(from)
    end.setUTCMonth(end.getUTCMonth() + 1)
    return { month, from, until: Math.min(end.getTime(), now) }
  })
  return {
    months: spans.map((span) => computeMonth(accounts, span, toTime)),
    promises: promiseKinds.map((kind) => countPromises(accounts, kind, spans[0]?.from ?? 0, toTime)),
    refundExposure: accounts.reduce((sum, account) => sum + computeExposure(account), 0) / 100,
  }
}

function computeMonth(
  accounts: readonly GeneratedAccount[],
  { month, from, until }: { month: string; from: number; until: number },
  toTime: (day: number) => number,
): MonthFigures {
  const isInside = (day: number) => toTime(day) >= from && toTime(day) < until
  const sums = { mrr: 0, subscribers: 0, startMrr: 0, startSubscribers: 0, applications: 0, activeClients: 0 }
  const counts = { newSubscribers: 0, reactivatedSubscribers: 0, lostSubscribers: 0 }
  const movements = { new: 0, reactivation: 0, expansion: 0, contraction: 0, churn: 0 }
  for (const { subscriptions, deleted } of accounts) {
    for (const [index, { changes, periods }] of subscriptions.entries()) {
      const [start, end] = [getPriceBefore(changes, toTime, from), getPriceBefore(changes, toTime, until)]
      sums.startMrr += start
      sums.mrr += end
      sums.startSubscribers += start > 0 ? 1 : 0
      sums.subscribers += end > 0 ? 1 : 0
      for (const [position, { day, plan }] of changes.entries()) {
        if (!isInside(day)) continue
        const before = cents(changes[position - 1]?.plan ?? null)
        const difference = cents(plan) - before
        if (plan === null) counts.lostSubscribers += 1
        else if (before > 0) movements[difference > 0 ? 'expansion' : 'contraction'] += difference
        else if (index === 0 && position === 0) counts.newSubscribers += 1
        else counts.reactivatedSubscribers += 1
        if (plan === null) movements.churn += difference
        else if (before === 0) movements[index === 0 && position === 0 ? 'new' : 'reactivation'] += difference
      }
      if (deleted === null)
        sums.applications += periods.reduce((sum, { sent }) => sum + sent.filter(isInside).length, 0)
    }
    const periods = subscriptions.flatMap((subscription) => subscription.periods)
    const overlaps = ({ from: start, until: end, ended }: GeneratedPeriod) =>
      toTime(start) < until && toTime(ended ?? end) > from
    if (deleted === null && periods.some(overlaps)) sums.activeClients += 1
  }
  const { mrr, startMrr, startSubscribers, subscribers, applications, activeClients } = sums
  return {
    month,
    mrr: mrr / 100,
    subscribers,
    ...counts,
    movements: {
      new: movements.new / 100,
      reactivation: movements.reactivation / 100,
      expansion: movements.expansion / 100,
      contraction: movements.contraction / 100,
      churn: movements.churn / 100,
    },
    subscriberChurn: divide(counts.lostSubscribers, startSubscribers),
    revenueChurn: divide(-(movements.churn + movements.contraction), startMrr),
    applications,
    activeClients,
    applicationsPerClient: divide(applications, activeClients),
  }
}

function countPromises(
  accounts: readonly GeneratedAccount[],
  kind: (typeof promiseKinds)[number],
  from: number,
  toTime: (day: number) => number,
) {
  const due = accounts
    .filter(({ deleted }) => deleted === null)
    .flatMap(({ promises }) => promises)
    .filter((promise) => promise.kind === kind && toTime(promise.due) >= from)
  const kept = due.filter((promise) => promise.kept !== null && promise.kept <= promise.due).length
  return { kind, kept, late: due.length - kept, keptShare: divide(kept, due.length) }
}

/** In cents: each ended period by itself, with the payments from its start until the next period. Rounded half up. */
function computeExposure({ subscriptions, payments, deleted }: GeneratedAccount) {
  if (deleted !== null) return 0
  const periods = subscriptions.flatMap((subscription) => subscription.periods)
  let sum = 0
  for (const [index, { from, until, ended, plan, sent }] of periods.entries()) {
    if (until > 0 && ended === null) continue
    const next = periods[index + 1]?.from ?? Infinity
    const net = payments
      .filter(({ day }) => day >= from && day < next)
      .reduce((total, { amount, returned }) => total + amount - returned, 0)
    const included = plans[plan].applications
    const owed = Math.max(0, included - sent.length)
    sum += Math.floor((2 * Math.max(0, net) * owed + included) / (2 * included))
  }
  return sum
}
