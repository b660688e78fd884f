import type { Figures } from '#contract/revenue.ts'
import { promiseKinds } from '#contract/promises.ts'
import type { Queryable } from '#server/db/client.ts'
import { readOwedTotals } from '#server/money/ledger/ledger.service.ts'
import { countByKind } from '#server/promises/promises.service.ts'
import { computeMonths, listMonths } from './figures.ts'
import { countActiveClients, countApplicationsSent, sumMovements } from './figures.store.ts'

async function computeFigures(db: Queryable, monthCount: number): Promise<Figures> {
  const now = new Date()
  const months = listMonths(now, monthCount)
  const since = `${months[0]}-01T00:00:00.000Z`
  const sums = {
    movements: await sumMovements(db, since),
    applications: await countApplicationsSent(db, since, monthCount),
    activeClients: await countActiveClients(db, since, monthCount),
  }
  const byKind = new Map((await countByKind(db, since)).map((row) => [row.kind, row]))
  const { refundExposure } = await readOwedTotals(db)
  return {
    computedAt: now.toISOString(),
    months: computeMonths(months, sums),
    promises: promiseKinds.map((kind) => {
      const { kept = 0, late = 0 } = byKind.get(kind) ?? {}
      return { kind, kept, late, keptShare: kept + late === 0 ? null : kept / (kept + late) }
    }),
    refundExposure,
  }
}

/** With 100,000 accounts the figures take seconds to compute. */
const lifetimeMs = 5 * 60_000

/** Keeps the figures of each number of months for five minutes. Calls at the same time share one computation. */
export function createFigureCache(compute = computeFigures) {
  const cached = new Map<number, { figures: Promise<Figures>; expiresAt: number }>()
  return (db: Queryable, months: number) => {
    const entry = cached.get(months)
    if (entry && entry.expiresAt > Date.now()) return entry.figures
    const figures = compute(db, months)
    cached.set(months, { figures, expiresAt: Date.now() + lifetimeMs })
    // A failure is not cached.
    figures.catch(() => cached.delete(months))
    return figures
  }
}
