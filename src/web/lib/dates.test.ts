import { expect, it } from 'vitest'
import { showChosenDay, showDay } from './dates.ts'

it('shows a chosen day as that day in every time zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles', 'Pacific/Niue'])
    expect(showChosenDay('2026-11-21T00:00:00.000Z', zone)).toBe('Nov 21, 2026')
})

it('shows a moment as the day it was where the reader is', () => {
  const moment = '2026-11-21T02:30:00.000Z'
  expect(showChosenDay(moment, 'Asia/Tokyo')).toBe('Nov 21, 2026')
  expect(showChosenDay(moment, 'America/Los_Angeles')).toBe('Nov 20, 2026')
  expect(showDay('2026-11-21T00:00:00.000Z', 'America/Los_Angeles')).toBe('Nov 20, 2026')
})
