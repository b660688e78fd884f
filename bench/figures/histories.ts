import { type PlanId, planIds, plans, toCents } from '#contract/plans.ts'
import { promiseKinds } from '#contract/promises.ts'
import { createRandom } from '#server/money/ledger/history.fixture.ts'

/*
 * The histories of generated accounts, in days from a base: new subscriptions, upgrades, downgrades, pauses with a late
 * payment, ends, new subscriptions after an end, refunds, lost disputes and deleted accounts.
 */

const periodDays = 30
const longestPast = 720

/** From this day on the subscription has this plan, or gives no access. */
export interface PlanChange {
  day: number
  plan: PlanId | null
}

export interface GeneratedPeriod {
  from: number
  until: number
  /** When the access ended; null as long as the subscription gives it. */
  ended: number | null
  plan: PlanId
  /** Days of the applications that staff sent for it. */
  sent: number[]
}

interface GeneratedSubscription {
  changes: PlanChange[]
  periods: GeneratedPeriod[]
  live: boolean
}

/** A payment with what was given back of it, in cents. */
interface Payment {
  day: number
  amount: number
  returned: number
  kind: 'refund' | 'dispute'
}

export interface GeneratedAccount {
  seed: number
  joined: number
  subscriptions: GeneratedSubscription[]
  payments: Payment[]
  /** Days at which a promise was due and kept. Null: not kept. */
  promises: { kind: (typeof promiseKinds)[number]; due: number; kept: number | null }[]
  /** The day on which the account was deleted; null if it exists. */
  deleted: number | null
}

export function createAccount(seed: number): GeneratedAccount {
  const { upTo, chance, pick } = createRandom(seed)
  const joined = -1 - upTo(longestPast)
  const account: GeneratedAccount = { seed, joined, subscriptions: [], payments: [], promises: [], deleted: null }
  let day = joined
  // Three of ten never subscribe.
  while (day < 0 && chance(account.subscriptions.length === 0 ? 0.7 : 0.35)) {
    const subscription = createSubscription(day, account)
    account.subscriptions.push(subscription)
    if (subscription.live) break
    day = (subscription.periods.at(-1)?.until ?? day) + 1 + upTo(90)
  }
  for (let count = upTo(2); count > 0; count--) {
    const due = joined + upTo(-1 - joined)
    const kept = chance(0.15) ? null : Math.min(-1, due + (chance(0.8) ? -1 : 1 + upTo(3)))
    account.promises.push({ kind: pick(promiseKinds), due, kept })
  }
  if (chance(0.05)) deleteAccount(account, upTo)
  return account

  function createSubscription(start: number, { payments }: GeneratedAccount): GeneratedSubscription {
    let plan = pick(planIds)
    const changes: PlanChange[] = [{ day: start, plan }]
    const periods: GeneratedPeriod[] = []
    for (let from = start; ; from += periodDays) {
      const until = from + periodDays
      payments.push({ day: from, amount: toCents(plan), ...giveBack(toCents(plan)) })
      if (chance(0.12) && from + 5 < 0) {
        const before = plan
        plan = pick(planIds)
        if (plan !== before) changes.push({ day: from + 5, plan })
        const charge = toCents(plan) - toCents(before)
        if (charge > 0) payments.push({ day: from + 5, amount: Math.floor(charge / 2), ...giveBack(0) })
      }
      // A renewal that is paid late: the access pauses after the grace period and comes back.
      if (from > start && chance(0.05) && from + 11 < 0)
        changes.push({ day: from + 7, plan: null }, { day: from + 11, plan })
      const period: GeneratedPeriod = { from, until, ended: null, plan, sent: [] }
      for (let count = upTo(plans[plan].applications / 2); count > 0; count--) {
        const sent = from + upTo(periodDays - 1)
        if (sent < 0) period.sent.push(sent)
      }
      periods.push(period)
      if (until > 0) return { changes, periods, live: true }
      if (chance(0.14)) {
        changes.push({ day: until, plan: null })
        // The end of a subscription ends all its periods.
        for (const ended of periods) ended.ended = ended.until
        return { changes, periods, live: false }
      }
    }
  }

  function giveBack(amount: number): Pick<Payment, 'returned' | 'kind'> {
    if (chance(0.04)) return { returned: chance(0.5) ? amount : upTo(amount), kind: 'refund' }
    return chance(0.005) ? { returned: amount, kind: 'dispute' } : { returned: 0, kind: 'refund' }
  }
}

/** The account ends on a day after its last change, and its access with it. */
function deleteAccount(account: GeneratedAccount, upTo: (max: number) => number) {
  const days = account.subscriptions.flatMap(({ changes }) => changes.map(({ day }) => day))
  const last = Math.max(account.joined, ...days)
  const deleted = last + upTo(Math.max(0, -1 - last))
  account.deleted = deleted
  for (const { changes } of account.subscriptions) {
    const plan = changes.at(-1)?.plan ?? null
    if (plan !== null) changes.push({ day: deleted, plan: null })
  }
}
