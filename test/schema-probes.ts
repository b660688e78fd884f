import type { z } from 'zod/mini'

interface Field {
  field: z.ZodMiniType
  at: string
}

/** The parts of a zod definition that hold other schemas, for every kind. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  items?: readonly z.ZodMiniType[]
  valueType?: z.ZodMiniType
}

const getDefinition = (schema: z.ZodMiniType) => schema._zod.def as unknown as Definition

/** Every field of a schema with its context: whether it is optional, and how its value is transformed. */
export function* listFields(schema: z.ZodMiniType, at: string): Generator<Field> {
  const { shape = {}, element, innerType, in: before, options = [], items = [], valueType } = getDefinition(schema)
  for (const [name, field] of Object.entries(shape)) {
    yield { field, at: `${at}.${name}` }
    yield* listFields(field, `${at}.${name}`)
  }
  for (const field of [element, valueType, ...items].filter((found) => found !== undefined)) {
    yield { field, at: `${at}[]` }
    yield* listFields(field, `${at}[]`)
  }
  for (const inner of [innerType, before, ...options].filter((found) => found !== undefined))
    yield* listFields(inner, at)
}

const takes = (field: z.ZodMiniType, value: unknown) => field.safeParse(value).success
/** Neither a date nor an id: a field that accepts one of these is a text field. */
const plainTexts = ['plain text', 'plaintext']
const isText = (field: z.ZodMiniType) => plainTexts.some((text) => takes(field, text))

const goodDates = ['2026-01-31T12:00:00Z', '2026-01-31', '2026-01']
const badDates = [
  ...['0000-01-01', '1899-12-31', '2201-01-01', '9999-12-31'].flatMap((day) => [
    day.slice(0, 7),
    day,
    `${day}T23:59:59Z`,
    `${day}T23:59:59.123Z`,
  ]),
  '+010000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  `2026-01-31T12:00:00.${'1'.repeat(500)}Z`,
]

export const isDate = (field: z.ZodMiniType) => !isText(field) && goodDates.some((date) => takes(field, date))
export const datesOutOfRange = (field: z.ZodMiniType) => badDates.filter((date) => takes(field, date))

const someId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d'

export const isCheckedId = (field: z.ZodMiniType) => takes(field, someId) && !isText(field)

/** PostgreSQL reads ids in any case and returns them in lower case, so an id stored as typed would differ. */
export function keepsCapitals(field: z.ZodMiniType) {
  const { data } = field.safeParse(someId.toUpperCase())
  return JSON.stringify(data ?? null).includes(someId.toUpperCase())
}

type Bound = 'max_length' | 'less_than'

/** The schema without one of its direct bounds, each in turn. */
function* withoutOwnBounds(schema: z.ZodMiniType, bounds: readonly string[]): Generator<z.ZodMiniType> {
  const { checks = [] } = schema._zod.def
  for (const [index, check] of checks.entries())
    if (bounds.includes(check._zod.def.check))
      yield schema.clone({ ...schema._zod.def, checks: checks.toSpliced(index, 1) })
}

/** The schema without one bound, for each bound in it. */
export function* withoutBounds(schema: z.ZodMiniType, bounds: readonly Bound[]): Generator<z.ZodMiniType> {
  yield* withoutOwnBounds(schema, bounds)
  const { shape = {}, ...rest } = getDefinition(schema)
  const rebuilt = (changed: object) => schema.clone({ ...schema._zod.def, ...changed })
  for (const [name, field] of Object.entries(shape))
    for (const changed of withoutBounds(field, bounds)) yield rebuilt({ shape: { ...shape, [name]: changed } })
  for (const part of ['element', 'innerType', 'in', 'valueType'] as const) {
    const inner = rest[part]
    if (inner) for (const changed of withoutBounds(inner, bounds)) yield rebuilt({ [part]: changed })
  }
  for (const part of ['options', 'items'] as const)
    for (const [index, inner] of (rest[part] ?? []).entries())
      for (const changed of withoutBounds(inner, bounds))
        yield rebuilt({ [part]: (rest[part] ?? []).with(index, changed) })
}
