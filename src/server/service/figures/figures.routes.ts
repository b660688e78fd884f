import { readFigures } from '#contract/revenue.ts'
import { maxTabCount, readAdminCounts, readStats } from '#contract/stats.ts'
import type { RouteDeps } from '#server/deps.ts'
import { createFigureCache } from './figures.service.ts'
import { countApplications, countManagers, countWork, listManagersByClients } from './stats.store.ts'

export function figureRoutes({ serve }: RouteDeps) {
  const readCached = createFigureCache()
  serve(readFigures, ({ db, query }) => readCached(db, query.months))

  serve(readStats, async ({ db, query, reply }) => {
    reply.header('x-total-count', await countManagers(db))
    return {
      applications: await countApplications(db),
      accountManagers: await listManagersByClients(db, query.limit),
    }
  })

  serve(readAdminCounts, ({ db }) => countWork(db, maxTabCount))
}
