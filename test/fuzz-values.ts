import fc from 'fast-check'

/** A schema of the OpenAPI document. */
export interface Schema {
  type?: string
  nullable?: boolean
  enum?: unknown[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  items?: Schema
  maxItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
}

type Value = fc.Arbitrary<unknown>

/** Texts that often break software. */
const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '👩‍👩‍👧‍👦',
  "'; drop table users; --",
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '%00%zz',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://u:p@h.test/',
  'http://[::1]:99999/',
  'NaN',
  '2147483648',
  '1e400',
  '[]',
  '{"__proto__":{}}',
]
const hostileDates = [
  '0000-01-01T00:00:00Z',
  '1899-12-31T23:59:59Z',
  '9999-12-31T23:59:59Z',
  `2026-01-01T00:00:00.${'9'.repeat(300)}Z`,
  '2026-02-30',
  '-infinity',
]
const someId = '0A1B2C3D-4E5F-4A6B-8C7D-9E0F1A2B3C4D'
/** Encoded cursors, most of them with invalid moments. */
export const cursors = ['2026-01-01T00:00:00Z', ...hostileDates].flatMap((moment) =>
  [
    [moment, someId],
    ['added', moment, someId],
  ].map((keys) => Buffer.from(JSON.stringify(keys)).toString('base64url')),
)
const hostileNumbers = [0, -0, -1, 1.5, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -1e300, 5e-324]

const hostile: Value = fc.oneof(
  fc.constantFrom<unknown>(null, true, [], {}, [null], [[[]]], { length: 1e9 }, { toString: 1 }),
  fc.constantFrom(...hostileTexts, ...hostileDates),
  fc.constantFrom(...hostileNumbers),
  fc.integer({ min: 201, max: 60_000 }).map((length) => 'x'.repeat(length)),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Mostly valid values, and sometimes invalid ones. */
const mostly = (value: Value): Value => fc.oneof({ weight: 24, arbitrary: value }, { weight: 1, arbitrary: hostile })

/** Valid values by field name, where the schema alone is not enough: links, addresses, existing ids. */
export type Known = Readonly<Record<string, readonly unknown[]>>

function arbitraryText({ format, minLength = 0, maxLength = 40 }: Schema, known: Known): Value {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...(known.uuid ?? [])), fc.uuid())
  if (format === 'date' || format === 'date-time')
    return fc.oneof(fc.constantFrom('2026-01-31', '2026-01-31T12:00:00.000Z'), fc.constantFrom(...hostileDates))
  const typed = fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 60) }),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 20) }),
    fc.constantFrom(...hostileTexts),
    fc.constant('x'.repeat(Math.min(maxLength, 10_000))),
  )
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('Acme', 'Clerk', '2026-01') },
    { weight: 2, arbitrary: typed },
  )
}

function arbitraryNumber({ minimum = -(2 ** 31), maximum = 2 ** 31 - 1 }: Schema): Value {
  const [min, max] = [Math.max(minimum, -(2 ** 31)), Math.min(maximum, 2 ** 31 - 1)]
  const small = fc.integer({ min, max: Math.min(max, min + 20) })
  return fc.oneof(fc.integer({ min, max }), small, small, fc.constantFrom(...hostileNumbers))
}

function arbitraryObject({ properties = {}, required = [] }: Schema, known: Known): Value {
  const fields = Object.entries(properties).map(
    ([name, schema]) => [name, arbitraryValue(schema, known, name)] as const,
  )
  return fc.record(Object.fromEntries(fields), { requiredKeys: required.filter((name) => name in properties) })
}

/** Values for a schema, most of them valid. */
export function arbitraryValue(schema: Schema, known: Known, name = ''): Value {
  const samples = known[name]
  const choices = schema.anyOf ?? schema.oneOf
  const base = samples
    ? fc.constantFrom(...samples)
    : schema.enum
      ? fc.constantFrom(...schema.enum)
      : choices
        ? fc.oneof(...choices.map((choice) => arbitraryValue(choice, known)))
        : arbitraryPlainValue(schema, known, name)
  return mostly(schema.nullable ? fc.option(base, { freq: 8 }) : base)
}

function arbitraryPlainValue(schema: Schema, known: Known, name: string): Value {
  if (schema.type === 'object') return arbitraryObject(schema, known)
  if (schema.type === 'array') return fc.array(arbitraryValue(schema.items ?? {}, known, name), { maxLength: 3 })
  if (schema.type === 'string') return arbitraryText(schema, known)
  if (schema.type === 'integer' || schema.type === 'number') return arbitraryNumber(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return hostile
}
