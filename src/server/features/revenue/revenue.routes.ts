import { readFigures } from '#contract/revenue.ts'
import type { RouteDeps } from '#server/deps.ts'
import { createFigureCache } from './figures.service.ts'

export function revenueRoutes({ serve }: RouteDeps) {
  const readCached = createFigureCache()
  serve(readFigures, ({ db, query }) => readCached(db, query.months))
}
