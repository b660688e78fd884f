import { expect, it } from 'vitest'
import { timeAgo } from './time.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

it('formats the time since a timestamp', () => {
  expect(timeAgo('2026-11-21T11:59:30Z', now)).toBe('just now')
  expect(timeAgo('2026-11-21T11:58:59Z', now)).toBe('1 minute ago')
  expect(timeAgo('2026-11-21T09:00:00Z', now)).toBe('3 hours ago')
  expect(timeAgo('2026-11-20T11:00:00Z', now)).toBe('yesterday')
  expect(timeAgo('2026-09-01T12:00:00Z', now)).toBe('2 months ago')
})

it('treats a future timestamp as now', () => {
  expect(timeAgo('2026-11-21T12:05:00Z', now)).toBe('just now')
})
