import type { FastifyInstance } from 'fastify'
import { apiDocsPage } from './api-docs.ts'
import { openApiDocument } from './openapi.ts'
import { plainPageStyle, plainPageStylePath } from './plain-page.ts'

/** The API describes itself: as an OpenAPI document and as a page. Both are made when first asked for. */
export function describeApi(app: FastifyInstance) {
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/api/openapi.json', async () => (document ??= openApiDocument()))
  app.get('/api/docs', async (_request, reply) => reply.type('text/html').send(apiDocsPage()))
  app.get(plainPageStylePath, async (_request, reply) => reply.type('text/css').send(plainPageStyle))
}
