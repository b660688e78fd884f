import { endpoints, plainRoutes } from '#contract/contract.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { productName } from '#contract/plans.ts'
import { escapeHtml, plainPage } from './plain-page.ts'
import { toJsonSchema, describeAccess } from './openapi.ts'

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
export function apiDocsPage() {
  const plain = plainRoutes.map(({ method, path, summary }) => `<li><code>${method} ${path}</code>: ${summary}</li>`)
  return plainPage(
    `${productName} API`,
    `<p>As an OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a>. Errors are <code>{ "message", "fields"? }</code>.</p>
${endpoints.map(describe).join('\n')}<article><h2>Other routes</h2><ul>${plain.join('')}</ul></article>`,
  )
}
