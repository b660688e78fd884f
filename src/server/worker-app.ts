import Fastify from 'fastify'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import type { Deps } from './deps.ts'
import type { PostEvent } from './gateways/payments/sandbox/sandbox-pages.ts'
import { answerError } from './http/errors.ts'
import { RequestLog, type Logger } from './http/log.ts'
import { healthRoutes } from './platform/health/health.routes.ts'
import { metricsRoutes } from './platform/health/metrics.routes.ts'
import { webhookPath } from '#contract/payments.ts'

/** The server of a process that only does jobs: probes and metrics. */
export async function buildWorkerApp(deps: Deps, logger: Logger) {
  const app = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    logController: new RequestLog(),
    exposeHeadRoutes: false,
  })
  app.setErrorHandler(answerError)
  healthRoutes({ ...deps, app })
  metricsRoutes({ ...deps, app })
  return app
}

/** Brings events of the sandbox to the webhook, which a worker does not serve to the network. */
export async function postToOwnWebhook(deps: Deps, logger: Logger): Promise<PostEvent> {
  const app = await buildApp(deps, logger)
  return async (body, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    return (await app.inject({ method: 'POST', url: webhookPath, headers, payload: body })).statusCode
  }
}
