import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { livePath } from '#contract/live.ts'
import { createCast, people, type Cast, type Who } from './fuzz-cast.ts'
import { arbitraryValue, type Schema } from './fuzz-values.ts'
import { testApp, type Reply } from './harness.ts'
import { isLong } from './long.ts'

interface Operation {
  /** Ends with the access of the call. */
  description?: string
  parameters?: { name: string; in: 'path' | 'query'; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
  responses: Record<string, { content?: { 'application/json': { schema: z.core.JSONSchema.BaseSchema } } }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
}

/** Runs are reproducible; fast-check prints the seed and the failing call. */
const seed = 20_261_122
/** For a person who may make the call, and for one who is refused. */
const runs = isLong ? { allowed: 12, refused: 2 } : { allowed: 4, refused: 1 }

/** Leaks of internals: a stack, a path of a file, a query, an error of the database or of the language. */
const insides =
  /\n\s+at |node_modules|\.ts:\d+|\b(?:select|insert|update|delete)\b.+\b(?:from|into|set|where)\b.+\$\d|violates|syntax error at|invalid input syntax|out of range for type|(?:Type|Reference|Range|Syntax)Error/i

const refusal = z.object({
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  code: z.string().optional(),
})

function buildRequest(path: string, { parameters = [], requestBody }: Operation, { known, ids, named }: Cast) {
  const [, likely = 'x'] = Object.entries(named).find(([part]) => path.includes(part)) ?? []
  const values = (place: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [
            name,
            place === 'path'
              ? fc.oneof(
                  { weight: 4, arbitrary: fc.constant(likely) },
                  fc.constantFrom(...ids),
                  arbitraryValue(schema, known),
                )
              : arbitraryValue(schema, known, name),
          ]),
      ),
      place === 'query' ? { requiredKeys: [] } : {},
    )
  const body = requestBody
    ? arbitraryValue(requestBody.content['application/json'].schema, known)
    : fc.constant(undefined)
  return fc
    .record({ params: values('path'), query: values('query'), body, key: fc.option(fc.uuid(), { freq: 4 }) })
    .map(({ params, query, body, key }) => {
      const encode = (value: unknown) => encodeURIComponent(String(value).toWellFormed())
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? 'x') || 'x')
      const search = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`)
      return { url: search.length > 0 ? `${filled}?${search.join('&')}` : filled, body, key }
    })
}

const mayCall = (who: Who, { description = '' }: Operation) =>
  description.endsWith(': anyone.')
    ? who === 'user'
    : who !== 'signed out' && new RegExp(`signed-in|\\b${who}\\b`).test(description)

/** The fault of an answer, if any. */
function findFault(reply: Reply, operation: Operation): string | null {
  if (reply.status >= 500) return `it was answered ${reply.status}: ${reply.text}`
  if (reply.status >= 400) {
    if (insides.test(reply.text)) return `it leaks internals: ${reply.text}`
    return refusal.safeParse(reply.body).success ? null : `its refusal is not declared: ${reply.text}`
  }
  const declared = operation.responses[reply.status]?.content?.['application/json'].schema
  if (!declared) return `its status ${reply.status} is not declared`
  const { error } = replySchema(declared).safeParse(reply.body)
  return error ? `its reply is not declared: ${z.prettifyError(error)}` : null
}

const schemas = new WeakMap<object, z.ZodType>()
function replySchema(declared: z.core.JSONSchema.BaseSchema) {
  const found = schemas.get(declared) ?? z.fromJSONSchema(declared, { defaultTarget: 'openapi-3.0' })
  schemas.set(declared, found)
  return found
}

/** These end the session, so they come last. */
const endsSomething = ({ method, path }: { method: string; path: string }) =>
  method === 'DELETE' || /suspend|end-others|logout|account-managers|admin\/users/.test(path)

async function setUp() {
  const app = await testApp({ INBOX_DOMAIN: 'in.foothold.example' })
  const cast = await createCast(app)
  const { paths } = (await app.anonymous.get('/api/openapi.json')).body as Document
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  operations.sort((a, b) => Number(endsSomething(a)) - Number(endsSomething(b)))
  /** One call of one person, without rate limits. */
  async function send(
    who: Who,
    method: string,
    { url, body, key }: { url: string; body?: unknown; key?: string | null },
  ) {
    await app.pool.query('delete from rate_limits')
    const payload = body === undefined ? undefined : JSON.stringify(body)
    return app.call(method, url, {
      body: payload,
      headers: {
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cast.cookies[who] ? { cookie: cast.cookies[who] } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
    })
  }
  return { app, cast, operations, send }
}

test(
  'no call of the OpenAPI document is answered by a fault, for any caller and input',
  { timeout: 240_000 },
  async () => {
    const { cast, operations, send } = await setUp()
    const declared = operations.filter(({ operation }) => '200' in operation.responses || '201' in operation.responses)
    const answered = new Map<string, Set<number>>()
    for (const { path, method, operation } of declared) {
      const statuses = new Set<number>()
      answered.set(`${method} ${path}`, statuses)
      for (const who of people)
        await fc.assert(
          fc.asyncProperty(buildRequest(path, operation, cast), async (request) => {
            let reply = await send(who, method, request)
            if (reply.status === 401 && who !== 'signed out' && !path.includes('login')) {
              await cast.replace(who)
              reply = await send(who, method, request)
            }
            statuses.add(reply.status)
            const fault = findFault(reply, operation)
            if (fault) throw new Error(`${method} ${request.url} as ${who}: ${fault}`)
          }),
          { seed, numRuns: mayCall(who, operation) ? runs.allowed : runs.refused, endOnFailure: true },
        )
    }
    // If most calls were refused at once, this would prove little.
    const succeeded = [...answered].filter(([, statuses]) => statuses.has(200) || statuses.has(201))
    const refused = [...answered].filter(([, statuses]) => [...statuses].some((status) => status >= 400))
    expect(declared.length).toBeGreaterThan(80)
    expect(succeeded.length).toBeGreaterThan(declared.length * (isLong ? 0.7 : 0.6))
    expect(refused.length).toBeGreaterThan(declared.length * 0.9)
    expect([...answered.values()].some((statuses) => statuses.has(429))).toBe(false)
  },
)

test('and no plain route is', { timeout: 120_000 }, async () => {
  const { operations, send, cast } = await setUp()
  // A stream does not end.
  const plain = operations.filter(
    ({ path, operation }) => !('200' in operation.responses || '201' in operation.responses) && path !== livePath,
  )
  expect(plain.length).toBeGreaterThan(15)
  const body = arbitraryValue(
    { type: 'object', properties: { content: { type: 'string' }, name: { type: 'string' }, email: {}, message: {} } },
    cast.known,
  )
  for (const { path, method } of plain)
    for (const who of ['signed out', 'user'] as const)
      await fc.assert(
        fc.asyncProperty(
          fc.oneof(fc.constantFrom(...cast.ids, randomUUID()), fc.string()),
          fc.option(fc.string(), { freq: 3 }),
          body,
          async (id, query, sent) => {
            const filled = path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()) || 'x')
            const url =
              query === null
                ? filled
                : `${filled}?userId=${encodeURIComponent(query.toWellFormed())}&since=${id.length}`
            const reply = await send(who, method, { url, body: method === 'GET' ? undefined : sent })
            if (reply.status >= 500) throw new Error(`${method} ${url}: ${reply.status} ${reply.text.slice(0, 500)}`)
            if (reply.status >= 400 && insides.test(reply.text)) throw new Error(`${method} ${url}: ${reply.text}`)
          },
        ),
        { seed, numRuns: 4, endOnFailure: true },
      )
})
