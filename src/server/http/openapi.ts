import { z } from 'zod/mini'
import { endpoints, plainRoutes } from '#contract/contract.ts'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import { productName } from '#contract/plans.ts'

export const toJsonSchema = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' })

function toParameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

export const describeAccess = (access: Access) => (typeof access === 'string' ? access : access.join(', '))
const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')

function operation(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    description: `Who may call it: ${describeAccess(endpoint.access)}${endpoint.byToken ? ', and their apply kits' : ''}.`,
    parameters: [...toParameters(endpoint.params, 'path'), ...toParameters(endpoint.query, 'query')],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [endpoint.status ?? 200]: {
        description: 'Success',
        ...(endpoint.status === 204
          ? {}
          : { content: { 'application/json': { schema: toJsonSchema(endpoint.reply, 'output') } } }),
      },
      default: { $ref: '#/components/responses/Error' },
    },
  }
}

/** The OpenAPI document of every declared call, from the schemas that validate it. */
export function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of plainRoutes) {
    const path = (paths[openApiPath(route.path)] ??= {})
    path[route.method.toLowerCase()] = { summary: route.summary, responses: { default: { description: '' } } }
  }
  for (const endpoint of endpoints) {
    const path = (paths[openApiPath(endpoint.path)] ??= {})
    path[endpoint.method.toLowerCase()] = operation(endpoint)
  }
  const error = {
    type: 'object',
    required: ['message'],
    properties: {
      message: { type: 'string' },
      fields: { type: 'object', additionalProperties: { type: 'string' } },
      code: { type: 'string' },
      requestId: { type: 'string' },
    },
  }
  return {
    openapi: '3.0.3',
    info: { title: productName, version: '1' },
    paths,
    components: {
      responses: { Error: { description: 'What went wrong', content: { 'application/json': { schema: error } } } },
    },
  }
}
