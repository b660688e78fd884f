import { expect, it } from 'vitest'
import { formatLastAction } from './last-action.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const after = (hours: number) => formatLastAction(new Date(now - hours * 3_600_000).toISOString(), now)

it('always counts in days', () => {
  expect([0, 5, 24, 47, 48, 24 * 45].map(after)).toEqual([
    'just now',
    '5 hours ago',
    'yesterday',
    'yesterday',
    '2 days ago',
    '45 days ago',
  ])
})
