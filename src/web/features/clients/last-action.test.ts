import { expect, it } from 'vitest'
import { lastActionText } from './last-action.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const after = (hours: number) => lastActionText(new Date(now - hours * 3_600_000).toISOString(), now)

it('counts in days however many there are', () => {
  expect([0, 5, 24, 47, 48, 24 * 45].map(after)).toEqual([
    'just now',
    '5 hours ago',
    'yesterday',
    'yesterday',
    '2 days ago',
    '45 days ago',
  ])
})
