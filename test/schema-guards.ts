import { z } from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { datesOutOfRange, listFields, isCheckedId, isDate, keepsCapitals } from './schema-probes.ts'

export type Rule =
  | 'unbounded string'
  | 'unbounded list'
  | 'unbounded number'
  | 'anything'
  | 'date out of range'
  | 'id not checked'

/** A missing bound and its place, such as `POST /api/applications body.notes`. */
export interface Hazard {
  rule: Rule
  at: string
}

type Json = z.core.JSONSchema.BaseSchema
type Direction = 'input' | 'output'
type Found = (rule: Rule, at: string) => void

const int4 = { min: -(2 ** 31), max: 2 ** 31 - 1 }
/** Formats whose pattern excludes long texts. */
const shortFormats = ['uuid', 'date']

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null

/** Walks a schema in its published form, as input or output. */
function walk(schema: Json, at: string, direction: Direction, found: Found) {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isJson)
  for (const choice of choices) walk(choice, at, direction, found)
  if (choices.length > 0 || schema.enum !== undefined || schema.const !== undefined) return
  // A nullable schema has both types.
  const types = [schema.type].flat()
  if (types.includes('object')) walkObject(schema, at, direction, found)
  if (types.includes('array')) walkList(schema, at, direction, found)
  if (types.includes(undefined)) found('anything', at)
  if (direction === 'input') checkScalar(types, schema, at, found)
}

function walkObject(schema: Json, at: string, direction: Direction, found: Found) {
  for (const [name, property] of Object.entries(schema.properties ?? {}))
    if (isJson(property)) walk(property, `${at}.${name}`, direction, found)
  if (!isJson(schema.additionalProperties)) return
  const { propertyNames, maxProperties } = schema
  const hasKnownKeys = isJson(propertyNames) && propertyNames.enum !== undefined
  if (!hasKnownKeys && maxProperties === undefined) found('unbounded list', at)
  walk(schema.additionalProperties, `${at}{}`, direction, found)
}

function walkList(schema: Json, at: string, direction: Direction, found: Found) {
  if (schema.maxItems === undefined) found('unbounded list', at)
  for (const item of [schema.items, schema.prefixItems].flat().filter(isJson)) walk(item, `${at}[]`, direction, found)
}

function checkScalar(types: unknown[], { format, maxLength, minimum, maximum }: Json, at: string, found: Found) {
  const isShort = maxLength !== undefined || shortFormats.includes(format ?? '')
  if (types.includes('string') && !isShort) found('unbounded string', at)
  const isNumber = types.includes('integer') || types.includes('number')
  if (isNumber && !(Number(minimum) >= int4.min && Number(maximum) <= int4.max)) found('unbounded number', at)
}

function publish(schema: z.ZodMiniType, direction: Direction): Json {
  return z.toJSONSchema(schema, { io: direction, unrepresentable: 'any' })
}

/** Input: every text, list and number has bounds, days lie between 1900 and 2200, ids are lowercased. */
export function hazardsOfInput(schema: z.ZodMiniType, at: string): Hazard[] {
  const hazards: Hazard[] = []
  const found: Found = (rule, at) => void hazards.push({ rule, at })
  walk(publish(schema, 'input'), at, 'input', found)
  for (const { field, at: place } of listFields(schema, at)) {
    if (isDate(field) && datesOutOfRange(field).length > 0) found('date out of range', place)
    if (isCheckedId(field) && keepsCapitals(field)) found('id not checked', place)
  }
  return hazards
}

/** Output: no list and no record without a bound. Its texts were bounded as input. */
export function hazardsOfReply(schema: z.ZodMiniType, at: string): Hazard[] {
  const hazards: Hazard[] = []
  walk(publish(schema, 'output'), at, 'output', (rule, at) => void hazards.push({ rule, at }))
  return hazards
}

/** Every `:name` of the path is declared and accepts only an id. */
function hazardsOfPath({ path, params }: Endpoint, at: string): Hazard[] {
  const declared = new Map(params ? [...listFields(params, '')].map(({ field, at }) => [at.slice(1), field]) : [])
  const named = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return named
    .filter((name) => {
      const field = declared.get(name)
      return !field || !isCheckedId(field)
    })
    .map((name) => ({ rule: 'id not checked' as const, at: `${at} params.${name}` }))
}

export function findHazards(endpoint: Endpoint): Hazard[] {
  const at = `${endpoint.method} ${endpoint.path}`
  const { params, query, body, reply } = endpoint
  const input = Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? hazardsOfInput(schema, `${at} ${part}`) : [],
  )
  return [...hazardsOfPath(endpoint, at), ...input, ...hazardsOfReply(reply, `${at} reply`)]
}
