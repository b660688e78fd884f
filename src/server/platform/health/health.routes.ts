import type { Pool } from 'pg'
import type { RouteDeps } from '#server/deps.ts'
import { answersHead } from '#server/http/headers.ts'

/** Well below a load balancer's timeout, even when every pooled connection is busy. */
const answerWithinMs = 1_500
/** A job runs every minute. When none has ended for so long, the queue is stuck. */
const stuckAfterSeconds = 300

// With their own timeout, silently lost connections leave the pool.
const ping = { text: 'select 1', query_timeout: answerWithinMs }
const lastMinuteJob = {
  text: "select extract(epoch from now() - max(completed_on)) as idle from jobs.job where name = 'check-promises'",
  query_timeout: answerWithinMs,
}

async function queryWithDeadline(pool: Pool, query: typeof ping) {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database took too long')), answerWithinMs)
  })
  try {
    return await Promise.race([pool.query<{ idle?: string | null }>(query), deadline])
  } finally {
    clearTimeout(timer)
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells proxies by `/readyz` to send requests elsewhere. Everything is still served. */
    drain(): void
  }
}

/**
 * Liveness and readiness for load balancers. A draining process is alive but not ready. A stuck queue makes a worker not ready.
 * A process that serves people too stays ready and says so: without it they would have nothing.
 */
export function healthRoutes({ app, database, config }: Pick<RouteDeps, 'app' | 'database' | 'config'>) {
  let draining = false
  const query = config.role === 'web' ? ping : lastMinuteJob
  /** One query at a time for all probes, so that a busy pool gets no queue of them. */
  let running: ReturnType<typeof queryWithDeadline> | null = null
  app.decorate('drain', () => {
    draining = true
  })
  app.addHook('preClose', async () => app.drain())

  async function isQueueStuck() {
    running ??= queryWithDeadline(database.pool, query).finally(() => (running = null))
    const idle = (await running).rows[0]?.idle
    return config.role !== 'web' && Math.min(Number(idle ?? Infinity), process.uptime()) > stuckAfterSeconds
  }

  app.get('/healthz', answersHead, async () => ({ status: 'ok' }))

  app.get('/readyz', answersHead, async (request, reply) => {
    if (draining) return reply.code(503).send({ status: 'stopping' })
    try {
      if (!(await isQueueStuck())) return { status: 'ready' }
      request.log.error('no job has ended for minutes')
      return config.role === 'all'
        ? { status: 'ready', queue: 'stuck' }
        : reply.code(503).send({ status: 'the queue is stuck' })
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'the database does not answer' })
    }
  })
}
