import { expect, it, vi } from 'vitest'
import { memoryStorage } from '#test/memory-storage.ts'
import { recallNext, rememberNext } from './auth.queries.ts'

it('returns the stored page once, and only for its account', () => {
  const storage = memoryStorage()
  rememberNext('ann', '/subscribe?plan=active', storage)
  expect(recallNext('bo', storage)).toBeNull()
  expect(recallNext('ann', storage)).toBe('/subscribe?plan=active')
  expect(recallNext('ann', storage)).toBeNull()
  expect(storage.items.size).toBe(0)
})

it('forgets after a week', () => {
  const storage = memoryStorage()
  vi.useFakeTimers({ now: 0 })
  rememberNext('ann', '/dashboard', storage)
  vi.setSystemTime(7 * 24 * 60 * 60 * 1000)
  expect(recallNext('ann', storage)).toBeNull()
  vi.useRealTimers()
})

it('never leads to another site, and works without storage', () => {
  const storage = memoryStorage()
  for (const next of ['https://evil.test', '//evil.test', 'javascript:alert(1)']) {
    rememberNext('ann', next, storage)
    expect(recallNext('ann', storage)).toBeNull()
  }
  for (const held of ['', '5', 'null', '{', '[]']) {
    storage.setItem('next-of-new-account', held)
    expect(recallNext('ann', storage)).toBeNull()
  }
  expect(() => rememberNext('ann', '/')).not.toThrow()
  expect(recallNext('ann')).toBeNull()
})
