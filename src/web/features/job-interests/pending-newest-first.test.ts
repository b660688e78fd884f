import { expect, it } from 'vitest'
import { pendingNewestFirst } from './pending-newest-first.ts'

const at = (day: string, processed = false) => ({ id: day, createdAt: `2026-11-${day}T08:00:00.000Z`, processed })
const all = [at('02'), at('04', true), at('03'), at('05', true), at('01')]

it('keeps what is pending, the newest first', () => {
  expect(pendingNewestFirst(all)).toEqual([at('03'), at('02'), at('01')])
})

it('keeps the one whose form is open, even when somebody else has answered it', () => {
  expect(pendingNewestFirst(all, '04').map(({ id }) => id)).toEqual(['04', '03', '02', '01'])
})
