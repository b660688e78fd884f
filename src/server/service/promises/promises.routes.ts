import { listEndangeredPromises, listPromises } from '#contract/promises.ts'
import { maxListRows } from '#contract/fields.ts'
import type { RouteDeps } from '#server/deps.ts'
import { addWorkingHours } from '#server/working-time.ts'
import { withNudges } from '#server/platform/audit/audit.service.ts'
import { warnAheadHours } from './check-promises.service.ts'
import { listFigures } from '#server/promises/promise-figures.store.ts'
import { listEndangered } from '#server/promises/promises.store.ts'

export function promiseRoutes({ serve, config: { team } }: RouteDeps) {
  serve(listPromises, ({ db }) => listFigures(db, team.timeZone))

  serve(listEndangeredPromises, async ({ db }) => {
    const until = addWorkingHours(new Date().toISOString(), warnAheadHours, team)
    return withNudges(db, await listEndangered(db, until, maxListRows), ({ id }) => id)
  })
}
