import { sql } from 'drizzle-orm'
import type { RouteDeps } from '#server/deps.ts'
import { answersHead } from '#server/http/headers.ts'

/** For load balancers: alive, and ready for requests. While the process drains it is alive but no longer ready. */
export function healthRoutes({ app, db }: RouteDeps) {
  let draining = false
  app.addHook('preClose', async () => {
    draining = true
  })

  app.get('/healthz', answersHead, async () => ({ status: 'ok' }))

  app.get('/readyz', answersHead, async (request, reply) => {
    if (draining) return reply.code(503).send({ status: 'stopping' })
    try {
      await db.execute(sql`select 1`)
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
