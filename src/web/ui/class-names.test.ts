import { readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'
import { extendTailwindMerge } from 'tailwind-merge'
import { describe, expect, it } from 'vitest'
import { cn } from './class-names.ts'

const web = path.resolve('src/web')
/** All of the groups of Tailwind, told of the tokens that only this product has. */
const mergeByAll = extendTailwindMerge({ extend: { theme: { spacing: ['edge', 'margin'] } } })

/** Every class of Tailwind's that stands in our sources, without its `hover:` and the like. */
async function classesInSources() {
  const found = new Scanner({ sources: [{ base: web, pattern: '**/*.{ts,tsx}', negated: false }] }).scan()
  const bare = [...new Set(found.map(withoutModifiers))]
  const { build } = await compile(readFileSync(path.join(web, 'site/site.css'), 'utf8'), {
    base: path.join(web, 'site'),
    onDependency: () => {},
  })
  // Built one after the other: what adds nothing to the style is a word, not a class.
  let length = build([]).length
  return bare.filter((name) => {
    const longer = build([name]).length
    const isClass = longer > length
    length = longer
    return isClass
  })
}

/** The last colon outside of brackets ends the modifiers. */
const withoutModifiers = (name: string) => name.replace(/^(?:(?:[^[\](): ]|\[[^\]]*\]|\([^)]*\))+:)+/, '')

describe('cn', () => {
  it('decides between any two classes of the sources as with all of the groups of Tailwind', async () => {
    const classes = await classesInSources()
    expect(classes.length).toBeGreaterThan(500)
    const wrong: string[] = []
    for (const one of classes)
      for (const other of classes) {
        const both = `${one} ${other}`
        if (one !== other && cn(both) !== mergeByAll(both)) wrong.push(`${both}: ${cn(both)}`)
      }
    expect(wrong).toEqual([])
  }, 60_000)

  it('keeps apart what stands in different states, whatever their order', () => {
    expect(cn('p-4 hover:p-2', 'sm:hover:px-3', 'hover:sm:px-5')).toBe('p-4 hover:p-2 hover:sm:px-5')
    expect(cn('text-sm/6 leading-none', 'text-lg/7')).toBe('text-lg/7')
  })

  it('leaves out what is not to be', () => {
    expect(cn('flex', false, null, undefined, { hidden: true, block: false })).toBe('hidden')
  })
})
