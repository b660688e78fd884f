import { expect, it } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { forgetAddress, keepAddress, keptAddress } from './registered-address.ts'

it('keeps the address of a new account until it is forgotten, and does without a storage', () => {
  const storage = memoryStorage()
  expect(keptAddress(storage)).toBeNull()
  keepAddress('ann@example.test', storage)
  expect(keptAddress(storage)).toBe('ann@example.test')
  forgetAddress(storage)
  expect(keptAddress(storage)).toBeNull()
  expect(storage.items.size).toBe(0)
  expect(() => keepAddress('ann@example.test')).not.toThrow()
  expect(() => forgetAddress()).not.toThrow()
  expect(keptAddress()).toBeNull()
})
