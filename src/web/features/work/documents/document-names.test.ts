import { expect, test } from 'vitest'
import { formatWithBase } from './document-names.ts'

const main = { id: '1', name: 'Main', baseId: null }

test('a variant is named with its base, while there is one', () => {
  const variant = { id: '2', name: 'Planner at Acme', baseId: '1' }
  expect(formatWithBase(variant, [variant, main])).toBe('Planner at Acme (variant of Main)')
  expect(formatWithBase(variant, [variant])).toBe('Planner at Acme')
  expect(formatWithBase(main, [variant, main])).toBe('Main')
})
