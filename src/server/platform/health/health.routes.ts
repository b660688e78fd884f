import type { Pool } from 'pg'
import type { RouteDeps } from '#server/deps.ts'
import { answersHead } from '#server/http/headers.ts'

/** Well below a load balancer's timeout, even when every pooled connection is busy. */
const answerWithinMs = 1_500
// With its own timeout, a silently lost connection leaves the pool.
const probe = { text: 'select 1', query_timeout: answerWithinMs }

async function queryWithDeadline(pool: Pool) {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long')), answerWithinMs)
  })
  try {
    await Promise.race([pool.query(probe), deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** Liveness and readiness for load balancers. A draining process is alive but not ready. */
export function healthRoutes({ app, database }: RouteDeps) {
  let draining = false
  /** One query at a time for all probes, so that a busy pool gets no queue of them. */
  let query: Promise<void> | null = null
  app.addHook('preClose', async () => {
    draining = true
  })

  app.get('/healthz', answersHead, async () => ({ status: 'ok' }))

  app.get('/readyz', answersHead, async (request, reply) => {
    if (draining) return reply.code(503).send({ status: 'stopping' })
    try {
      query ??= queryWithDeadline(database.pool).finally(() => (query = null))
      await query
      return { status: 'ready' }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
