import { mrrMovementKinds, type MonthFigures } from '#contract/revenue.ts'
import type { MovementSum } from './figures.store.ts'

interface Sums {
  /** By month and kind, with everything before the first month under null. */
  movements: readonly MovementSum[]
  /** By the index of the month. */
  applications: ReadonlyMap<number, number>
  activeClients: ReadonlyMap<number, number>
}

const divide = (part: number, whole: number) => (whole === 0 ? null : part / whole)
const toDollars = (cents: number) => cents / 100

/** The last `count` months as `YYYY-MM`, the one of `now` last, in UTC. */
export function listMonths(now: Date, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count + 1 + index))
    return month.toISOString().slice(0, 'YYYY-MM'.length)
  })
}

const countSubscribers = (rows: readonly MovementSum[], ...kinds: readonly MovementSum['kind'][]) =>
  rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { count }) => sum + count, 0)
const sumCents = (rows: readonly MovementSum[]) => rows.reduce((sum, { cents }) => sum + cents, 0)
const countNet = (rows: readonly MovementSum[]) =>
  countSubscribers(rows, 'new', 'reactivation') - countSubscribers(rows, 'churn')

/** The figures of each month. Every figure is a running sum of movements, so months always add up. */
export function computeMonths(months: readonly string[], { movements, applications, activeClients }: Sums) {
  const byMonth = Map.groupBy(movements, ({ month }) => month)
  const earlier = byMonth.get(null) ?? []
  let cents = sumCents(earlier)
  let subscribers = countNet(earlier)
  return months.map((month, index): MonthFigures => {
    const rows = byMonth.get(month) ?? []
    const before = { cents, subscribers }
    cents += sumCents(rows)
    subscribers += countNet(rows)
    const centsByKind = Object.fromEntries(
      mrrMovementKinds.map((kind) => [kind, sumCents(rows.filter((row) => row.kind === kind))]),
    ) as Record<MovementSum['kind'], number>
    const lostSubscribers = countSubscribers(rows, 'churn')
    const sent = applications.get(index) ?? 0
    const clients = activeClients.get(index) ?? 0
    return {
      month,
      mrr: toDollars(cents),
      subscribers,
      newSubscribers: countSubscribers(rows, 'new'),
      reactivatedSubscribers: countSubscribers(rows, 'reactivation'),
      lostSubscribers,
      movements: {
        new: toDollars(centsByKind.new),
        reactivation: toDollars(centsByKind.reactivation),
        expansion: toDollars(centsByKind.expansion),
        contraction: toDollars(centsByKind.contraction),
        churn: toDollars(centsByKind.churn),
      },
      subscriberChurn: divide(lostSubscribers, before.subscribers),
      revenueChurn: divide(-(centsByKind.churn + centsByKind.contraction), before.cents),
      applications: sent,
      activeClients: clients,
      applicationsPerClient: divide(sent, clients),
    }
  })
}
