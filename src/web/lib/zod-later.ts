import type * as Zod from 'zod'

/*
 * Stands for `zod` in the browser (vite.config.ts leads there): a schema is written down when its module runs, and made when
 * something is first checked. Until then no screen waits for zod: docs/decisions/017-what-a-screen-loads.md.
 */

let zod: object | undefined
let loading: Promise<void> | undefined
let failure: Error | undefined

/** Fetches what makes and checks schemas; afterwards all of them work as if they had always been there. */
export function schemasReady(): Promise<void> {
  loading ??= import('./zod-now.ts').then(
    (module) => {
      zod = module.z
    },
    (error: unknown) => {
      loading = undefined
      failure = new Error('The checks could not be loaded', { cause: error })
      throw failure
    },
  )
  return loading
}

/** The schema itself, of one that may be written down only. */
export async function madeSchema<Schema extends Zod.ZodType>(schema: Schema): Promise<Schema> {
  await schemasReady()
  return made(schema) as Schema
}

const making = Symbol('making')
const checks = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync'])

/** What will come of `make`: reading from it and calling it is written down too, and done at once as soon as it can be. */
function later(make: () => unknown): unknown {
  let value: unknown
  const now = () => (value ??= make())
  const read = (key: PropertyKey): unknown => {
    const owner = now()
    const found: unknown = Reflect.get(Object(owner) as object, key)
    return typeof found === 'function' ? (found.bind(owner) as unknown) : found
  }
  const call = (args: readonly unknown[]): unknown => (now() as (...given: unknown[]) => unknown)(...args.map(made))
  return new Proxy(() => undefined, {
    get: (_, key) => {
      if (key === making) return now
      if (zod) return read(key)
      if (checks.has(key)) throw notYet()
      if (typeof key === 'symbol') throw new Error('A schema cannot be taken apart before it is made')
      return later(() => read(key))
    },
    apply: (_, __, args) => (zod ? call(args) : later(() => call(args))),
    ownKeys: () => {
      throw new Error('A schema cannot be taken apart')
    },
  })
}

/** The same with everything in it made that was only written down. */
function made(value: unknown): unknown {
  if (typeof value === 'function') {
    const now = (value as { [making]?: () => unknown })[making]
    return now ? now() : value
  }
  if (Array.isArray(value)) return value.map(made)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, made(part)]))
}

/** A component that checks while it is drawn waits in its `Suspense`, by being thrown the promise. */
const notYet = (): unknown => failure ?? schemasReady()

export const z = later(() => zod) as typeof Zod.z
