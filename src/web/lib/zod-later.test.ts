import { readFileSync, globSync } from 'node:fs'
import { expect, it, vi } from 'vitest'

/** As the browser has them, where nothing has been fetched yet. */
async function freshModule() {
  vi.resetModules()
  return import('./zod-later.ts')
}

it('writes schemas down, and makes them when they are needed', async () => {
  const { z, madeSchema } = await freshModule()
  const person = z.object({
    name: z.string('No name').trim().min(2, 'Too short'),
    tags: z.array(z.enum(['a', 'b'])).default([]),
  })
  const named = person.extend({ id: z.uuid().nullish() }).refine(({ name }) => name !== 'Nobody', 'Nobody is nobody')

  const schema = await madeSchema(named)
  expect(schema.parse({ name: ' Ann ' })).toEqual({ name: 'Ann', tags: [] })
  expect(schema.safeParse({ name: 'A' }).error?.issues.map(({ message }) => message)).toEqual(['Too short'])
  expect(schema.safeParse({ name: 'Nobody' }).success).toBe(false)
})

it('makes a screen wait that checks too early, and then works like the schema itself', async () => {
  const { z, schemasReady } = await freshModule()
  const flag = z.boolean()
  let thrown: unknown
  try {
    flag.safeParse(true)
  } catch (reason) {
    thrown = reason
  }
  expect(thrown).toBe(schemasReady())
  await thrown
  expect(flag.safeParse(true).success).toBe(true)
  expect(z.object({ flag }).parse({ flag: false })).toEqual({ flag: false })
})

it('fails loudly where a schema is taken apart before it is made', async () => {
  const { z } = await freshModule()
  const { shape } = z.object({ one: z.string() })
  expect(() => ({ ...shape })).toThrow('taken apart')
  expect(() => [...z.enum(['a']).options]).toThrow('taken apart')
})

it('has everything of zod that the browser may meet', async () => {
  const files = globSync(['src/contract/*.ts', 'src/web/**/*.{ts,tsx}']).filter((file) => !file.includes('.test.'))
  const used = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bz\.([a-zA-Z]+)\(?/g)])
  const values = used.map(([, name = '']) => name).filter((name) => !/^(infer|input|output|Zod.*)$/.test(name))
  const { z } = await import('./zod-now.ts')
  expect(values.length).toBeGreaterThan(100)
  expect(values.filter((name) => !(name in z))).toEqual([])
})
