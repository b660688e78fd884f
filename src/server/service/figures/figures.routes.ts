import { readFigures } from '#contract/revenue.ts'
import { maxTabCount, readAdminCounts, readModelUsage, readStats } from '#contract/stats.ts'
import type { RouteDeps } from '#server/deps.ts'
import * as usage from '#server/platform/model-usage/model-usage.service.ts'
import { createFigureCache } from './figures.service.ts'
import { countApplications, countManagers, countWork, listManagersByClients } from './stats.store.ts'

export function figureRoutes({ serve, config }: RouteDeps) {
  const readCached = createFigureCache()
  serve(readFigures, ({ db, query }) => readCached(db, query.months))

  serve(readStats, async ({ db, query, reply }) => {
    reply.header('x-total-count', await countManagers(db))
    return {
      applications: await countApplications(db),
      accountManagers: await listManagersByClients(db, query.limit),
    }
  })

  serve(readModelUsage, async ({ db }) => ({
    accounts: await usage.readTotalModelUsage(db, config.languageModel),
    visitors: await usage.readModelUsage(db, config.languageModel, null),
  }))

  serve(readAdminCounts, ({ db }) => countWork(db, maxTabCount))
}
