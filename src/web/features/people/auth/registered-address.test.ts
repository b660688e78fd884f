import { expect, it } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { clearRegisteredAddress, storeRegisteredAddress, readRegisteredAddress } from './registered-address.ts'

it('stores the address of a new account until it is cleared, and works without storage', () => {
  const storage = memoryStorage()
  expect(readRegisteredAddress(storage)).toBeNull()
  storeRegisteredAddress('ann@example.test', storage)
  expect(readRegisteredAddress(storage)).toBe('ann@example.test')
  clearRegisteredAddress(storage)
  expect(readRegisteredAddress(storage)).toBeNull()
  expect(storage.items.size).toBe(0)
  expect(() => storeRegisteredAddress('ann@example.test')).not.toThrow()
  expect(() => clearRegisteredAddress()).not.toThrow()
  expect(readRegisteredAddress()).toBeNull()
})
