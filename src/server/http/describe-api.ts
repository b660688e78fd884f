import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteDeps } from '#server/deps.ts'
import { apiDocsPage } from './api-docs.ts'
import { openApiDocument } from './openapi.ts'
import { plainPageStyle, plainPageStylePath } from './plain-page.ts'
import { requireActor } from './serve.ts'
import type { Policy } from './serve.ts'

const policy: Policy = { method: 'GET', access: ['admin'], whileViewing: 'refused' }

/**
 * Serves the API's description as an OpenAPI document and as a page, both made at the first request. In production they are
 * for admins, because they list every call of staff.
 */
export function describeApi(app: FastifyInstance, { config, sessions }: Pick<RouteDeps, 'config' | 'sessions'>) {
  const requireReader = async (request: FastifyRequest) => {
    if (config.production) await requireActor(sessions, request, policy)
  }
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', async (request, _reply) => {
    await requireReader(request)
    return (document ??= openApiDocument())
  })
  app.get('/api/docs', async (request, reply) => {
    await requireReader(request)
    return reply.type('text/html').send(apiDocsPage())
  })
  app.get(plainPageStylePath, async (_request, reply) => reply.type('text/css').send(plainPageStyle))
}
