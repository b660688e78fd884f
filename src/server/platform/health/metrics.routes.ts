import { createHash, timingSafeEqual } from 'node:crypto'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RouteDeps } from '#server/deps.ts'
import { notFound } from '#server/http/errors.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Prometheus metrics for the holder of the token. Without a token in the settings there is no route. */
export function metricsRoutes({ app, config, database }: RouteDeps) {
  if (!config.metricsToken) return
  const expected = digest(`Bearer ${config.metricsToken}`)
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  registry.registerMetric(
    new Gauge({
      name: 'database_connections',
      help: 'Pooled connections, by what they do',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'idle' }, database.pool.idleCount)
        this.set({ state: 'busy' }, database.pool.totalCount - database.pool.idleCount)
        this.set({ state: 'awaited' }, database.pool.waitingCount)
      },
    }),
  )

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })

  app.get('/metrics', { config: { byToken: true } }, async (request, reply) => {
    if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) throw notFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
