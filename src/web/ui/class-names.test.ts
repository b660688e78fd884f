import { expect, it } from 'vitest'
import { cn } from './class-names.ts'

it('keeps the later of two classes that set the same property, including our spacing tokens', () => {
  expect(cn('px-4 py-1', 'px-edge')).toBe('py-1 px-edge')
  expect(cn('p-edge', 'p-2')).toBe('p-2')
  expect(cn('text-sm/6 leading-none', 'text-lg/7')).toBe('text-lg/7')
  expect(cn('text-sm text-muted', 'text-ink')).toBe('text-sm text-ink')
})

it('treats classes with different modifiers separately, in any order of modifiers', () => {
  expect(cn('p-4 hover:p-2', 'sm:hover:px-3', 'hover:sm:px-5')).toBe('p-4 hover:p-2 hover:sm:px-5')
})

it('leaves out false and empty values', () => {
  expect(cn('flex', false, null, undefined, { hidden: true, block: false })).toBe('hidden')
})
