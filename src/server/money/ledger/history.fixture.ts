import type { DeliveryKind } from '#contract/ledger.ts'
import { planIds, plans } from '#contract/plans.ts'
import { computeIncluded } from './periods.service.ts'
import type { Period } from './compute-ledger.ts'

/** A small generator with a seed (mulberry32), so that a failure can be repeated. */
export function createRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  /** From 0 to `max`. */
  const upTo = (max: number) => Math.floor(next() * (max + 1))
  return {
    upTo,
    chance: (share: number) => next() < share,
    pick: <Item>(items: readonly Item[]) => items[upTo(items.length - 1)] as Item,
  }
}

const dayMs = 86_400_000
const periodDays = 30
export const start = Date.parse('2026-01-01T00:00:00.000Z')
export const toIso = (day: number) => new Date(start + day * dayMs).toISOString()

export interface Delivery {
  kind: DeliveryKind
  subjectId: string
  periodId: string | null
  day: number
}
interface Task {
  id: string
  kind: 'consultation' | 'custom_resume'
  periodId: string
  state: 'open' | 'done' | 'canceled'
}
/** One line of the books, for the invoice of a period. Cents. */
interface Entry {
  kind: 'payment' | 'refund' | 'dispute'
  invoiceId: string
  amount: number
  day: number
}

/** The months of one subscriber: plan changes, pauses, refunds, disputes, deliveries and tasks. `id` makes the ids. */
export function createHistory(seed: number, id: () => string) {
  const { upTo, chance, pick } = createRandom(seed)
  const subscriptionId = id()
  const periods: Period[] = []
  const deliveries: Delivery[] = []
  const tasks: Task[] = []
  const entries: Entry[] = []
  const months = 1 + upTo(5)
  let plan = pick(planIds)
  for (let month = 0; month < months; month++) {
    const from = month * periodDays
    const period = { id: id(), subscriptionId, periodStart: toIso(from), periodEnd: toIso(from + periodDays) }
    const none = { consultations: 0, customResumes: 0 }
    let included = computeIncluded(plan, periods, none)
    const invoiceId = id()
    entries.push({ kind: 'payment', invoiceId, amount: Math.round(plans[plan].price * 100), day: from })
    if (chance(0.3)) {
      const before = plan
      plan = pick(planIds)
      included = computeIncluded(plan, periods, none)
      if (plans[plan].price > plans[before].price)
        entries.push({ kind: 'payment', invoiceId: id(), amount: upTo(20_000), day: from + 10 })
    }
    // A pause ends the access early; paying late restores it, except in the last month.
    const isPaused = month === months - 1 && chance(0.3)
    periods.push({ ...period, ...included, plan, endedAt: isPaused ? toIso(from + 7) : null })
    const sent = upTo(included.applications + 2)
    for (let index = 0; index < sent; index++)
      deliveries.push({
        kind: 'application',
        subjectId: id(),
        periodId: period.id,
        day: from + upTo(isPaused ? 6 : 29),
      })
    for (const [kind, count] of [
      ['consultation', included.consultations],
      ['custom_resume', included.customResumes],
    ] as const)
      for (let index = 0; index < count; index++) {
        const task: Task = { id: id(), kind, periodId: period.id, state: pick(['open', 'done', 'canceled']) }
        tasks.push(task)
        if (task.state === 'done')
          deliveries.push({ kind, subjectId: task.id, periodId: period.id, day: from + upTo(29) })
      }
    if (chance(0.2))
      entries.push({ kind: 'refund', invoiceId, amount: -upTo(Math.round(plans[plan].price * 100)), day: from + 40 })
    if (chance(0.1)) entries.push({ kind: 'dispute', invoiceId, amount: chance(0.5) ? -5_000 : 0, day: from + 20 })
  }
  // Work outside a subscription counts for no period.
  if (chance(0.3))
    deliveries.push({ kind: 'application', subjectId: id(), periodId: null, day: months * periodDays + 5 })
  return { subscriptionId, periods, deliveries, tasks, entries, end: months * periodDays }
}
export type History = ReturnType<typeof createHistory>
