import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RouteDeps } from '#server/deps.ts'
import { endpoints, plainRoutes } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { productName } from '#contract/plans.ts'
import { openApiDocument, toJsonSchema, describeAccess } from './openapi.ts'
import { plainPageStyle, plainPageStylePath, escapeHtml, plainPage } from './plain-page.ts'
import { requireActor, type Policy } from './serve.ts'

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

const shape = (title: string, schema: object | undefined) =>
  schema
    ? `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`
    : ''

function describe(endpoint: Endpoint) {
  const { method, path, summary, access, params, query, body, reply, status = 200 } = endpoint
  const inputs = { Params: params, Query: query, Body: body }
  const shapes = Object.entries(inputs).map(([title, schema]) => shape(title, schema && toJsonSchema(schema, 'input')))
  return `<article><h2><code>${method} ${path}</code></h2><p>${escapeHtml(summary)}.</p>
<p class="meta">For: ${describeAccess(access)}</p>${shapes.join('')}${shape(`Answer (${status})`, toJsonSchema(reply, 'output'))}</article>`
}

/** The calls as an HTML page, generated from the contract. */
function apiDocsPage() {
  const plain = plainRoutes.map(({ method, path, summary }) => `<li><code>${method} ${path}</code>: ${summary}</li>`)
  return plainPage(
    `${productName} API`,
    `<p>As an OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a>. Errors are <code>{ "message", "fields"? }</code>.</p>
${endpoints.map(describe).join('\n')}<article><h2>Other routes</h2><ul>${plain.join('')}</ul></article>`,
  )
}
