import { describe, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { clientQuery } from '#contract/application-summary.ts'
import { applicationSearch, createApplicationBody } from '#contract/applications.ts'
import { downloadBody } from '#contract/builders.ts'
import { contactBody } from '#contract/contact.ts'
import { endpoints } from '#contract/contract.ts'
import { endpoint, type Endpoint } from '#contract/endpoint.ts'
import { boundedRecord, id, month, timestampInput } from '#contract/fields.ts'
import { liveEvent, liveQuery } from '#contract/live.ts'
import { resumeReading } from '#contract/resume-reading.ts'
import { findHazards, hazardsOfInput, hazardsOfReply, type Rule } from './schema-guards.ts'
import { withoutBounds } from './schema-probes.ts'

/** Intended exceptions, with their reasons. */
const exceptions: Record<string, Rule> = {
  // Bytes, stored as bigint. More than an upload may have is answered 413, not 400.
  'POST /api/objects/upload body.size': 'unbounded number',
  // A part of a hash.
  'DELETE /api/account/sessions/:id params.id': 'id not checked',
  // The card provider's ids, stored as text.
  'POST /api/admin/payment-events/:id/replay params.id': 'id not checked',
  'GET /api/sandbox/checkouts/:id params.id': 'id not checked',
  'POST /api/sandbox/checkouts/:id/pay params.id': 'id not checked',
}
const unexpected = (target: Endpoint) => findHazards(target).filter(({ at, rule }) => exceptions[at] !== rule)

test('every schema of the contract has its bounds', () => {
  expect(endpoints.flatMap(unexpected)).toEqual([])
})

test('and so has every schema of a plain route', () => {
  const inputs = { clientQuery, downloadBody, contactBody }
  expect(Object.entries(inputs).flatMap(([name, schema]) => hazardsOfInput(schema, name))).toEqual([])
  // Milliseconds that a page has been open; not stored.
  expect(hazardsOfInput(liveQuery, 'live')).toEqual([{ rule: 'unbounded number', at: 'live.since' }])
  expect([...hazardsOfReply(liveEvent, 'event'), ...hazardsOfReply(resumeReading, 'reading')]).toEqual([])
})

test('every exception is still needed', () => {
  const found = endpoints.flatMap(findHazards).map(({ at }) => at)
  expect(Object.keys(exceptions).filter((at) => !found.includes(at))).toEqual([])
})

const text = z.string().check(z.maxLength(10))
const hazardousInputs: Record<Rule, z.ZodMiniType[]> = {
  'unbounded string': [
    z.string(),
    z.string().check(z.minLength(1), z.trim()),
    z.string().check(z.regex(/^\d+$/)),
    z.email(),
    z.iso.datetime(),
    z.nullish(z.string()),
    z._default(z.string(), ''),
    z.pipe(
      z.string(),
      z.transform((value) => value.slice(0, 10)),
    ),
    z.pipe(z.string(), z.string().check(z.maxLength(10))),
    z.union([text, z.string()]),
    z.array(z.string()).check(z.maxLength(1)),
    z.object({ inner: z.object({ inner: z.string() }) }),
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), value: z.string() })]),
    z.tuple([text, z.string()]),
    boundedRecord(z.string(), 10),
  ],
  'unbounded list': [
    z.array(text),
    z.nullish(z.array(text).check(z.minLength(1))),
    z.object({ inner: z.array(z.array(text)).check(z.maxLength(5)) }),
    z.record(text, text),
    z.record(z.string(), text),
    z.looseObject({ value: text }),
  ],
  'unbounded number': [
    z.number(),
    z.int(),
    z.int().check(z.minimum(1)),
    z.number().check(z.minimum(0), z.maximum(2 ** 31)),
    z.number().check(z.minimum(-(2 ** 31) - 1), z.maximum(0)),
    z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  ],
  anything: [z.unknown(), z.any(), z.array(z.unknown()).check(z.maxLength(1))],
  'date out of range': [
    z.iso.date(),
    z.iso.datetime().check(z.maxLength(40)),
    z.nullish(z.iso.datetime({ offset: true }).check(z.maxLength(40))),
    z.string().check(z.maxLength(7), z.regex(/^\d{4}-\d\d$/)),
    z.union([z.literal(''), z.iso.date()]),
    z.pipe(
      z.iso.date(),
      z.transform((value) => new Date(value)),
    ),
  ],
  'id not checked': [
    z.uuid(),
    z.nullish(z.uuid()),
    z.array(z.uuid()).check(z.maxLength(1)),
    z.guid().check(z.maxLength(40)),
  ],
}

describe.each(Object.entries(hazardousInputs))('what comes in with the hazard: %s', (rule, schemas) => {
  test.each(schemas.map((schema, index) => [index, schema] as const))('is found, case %i', (_, schema) => {
    const hazards = hazardsOfInput(z.object({ value: schema }), 'body')
    expect(hazards.map((hazard) => hazard.rule)).toContain(rule)
    expect(hazards.every(({ at }) => at.startsWith('body.value'))).toBe(true)
  })
})

test('input with every bound has no hazard', () => {
  const schema = z.object({
    text,
    choice: z.enum(['a', 'b']),
    fixed: z.literal('a'),
    flag: z.boolean(),
    whole: z.nullish(z.int32()),
    page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 50),
    id,
    list: z._default(z.array(text).check(z.maxLength(5)), []),
    byName: z.partialRecord(z.enum(['a', 'b']), text),
    record: boundedRecord(text, 5),
    at: timestampInput,
    month,
  })
  expect(hazardsOfInput(schema, 'body')).toEqual([])
})

test('a reply with bounded lists and records has no hazard; its texts need no bound', () => {
  const bounded = z.array(z.object({ text: z.string(), at: z.iso.datetime(), count: z.int() })).check(z.maxLength(5))
  expect(hazardsOfReply(bounded, 'reply')).toEqual([])
  const hazardous: Record<string, z.ZodMiniType> = {
    list: z.array(text),
    nested: z.object({ hazards: z.nullable(z.array(text)) }),
    inner: z.array(z.object({ tags: z.array(text) })).check(z.maxLength(5)),
    record: z.record(z.string(), text),
    unknown: z.object({ form: z.unknown() }),
  }
  for (const [name, schema] of Object.entries(hazardous)) expect(hazardsOfReply(schema, name), name).toHaveLength(1)
})

test('an id in a path is declared, and accepts only an id', () => {
  const reading = (params?: z.ZodMiniType) =>
    endpoint('GET', '/api/things/:id', {
      summary: '',
      access: 'anyone',
      ...(params && { params }),
      reply: z.null(),
    }) as Endpoint
  const hazard = { rule: 'id not checked', at: 'GET /api/things/:id params.id' }
  for (const params of [undefined, z.object({}), z.object({ id: text }), z.object({ userId: id })])
    expect(findHazards(reading(params))).toEqual([hazard])
  expect(findHazards(reading(z.object({ id: z.uuid() })))).toEqual([hazard])
  expect(findHazards(reading(z.object({ id })))).toEqual([])
})

/** Their replies repeat the schema of an input. It bounds texts, which a reply need not. */
const repeatInputs = new Set(['/api/shared-documents/open'])

test('each bound of the contract matters: without it the guard fails', () => {
  const undetected: string[] = []
  let tried = 0
  for (const target of endpoints)
    for (const part of ['params', 'query', 'body', 'reply'] as const) {
      const schema = target[part]
      if (!schema || (part === 'reply' && repeatInputs.has(target.path))) continue
      for (const mutant of withoutBounds(schema, part === 'reply' ? ['max_length'] : ['max_length', 'less_than'])) {
        tried += 1
        if (unexpected({ ...target, [part]: mutant }).length === 0) undetected.push(`${target.path} ${part} #${tried}`)
      }
    }
  expect(tried).toBeGreaterThan(300)
  expect(undetected).toEqual([])
})

test('a removed bound is named with its place', () => {
  const withNotes = z.extend(createApplicationBody, { notes: z.string() })
  expect(hazardsOfInput(withNotes, 'body')).toEqual([{ rule: 'unbounded string', at: 'body.notes' }])
  const withLimit = z.extend(applicationSearch, { limit: z.coerce.number().check(z.int(), z.minimum(1)) })
  expect(hazardsOfInput(withLimit, 'query')).toEqual([{ rule: 'unbounded number', at: 'query.limit' }])
})
