import { afterEach, expect, it, vi } from 'vitest'
import { showChosenDay, showDay, showTime } from './dates.ts'

afterEach(() => vi.unstubAllEnvs())

it('shows a chosen day as that day in every time zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles', 'Pacific/Niue']) {
    vi.stubEnv('TZ', zone)
    expect(showChosenDay('2026-11-21T00:00:00.000Z')).toBe('Nov 21, 2026')
  }
})

it("shows a timestamp as the day in the reader's time zone", () => {
  const moment = '2026-11-21T02:30:00.000Z'
  vi.stubEnv('TZ', 'Asia/Tokyo')
  expect(showChosenDay(moment)).toBe('Nov 21, 2026')
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(showChosenDay(moment)).toBe('Nov 20, 2026')
  expect(showDay('2026-11-21T00:00:00.000Z')).toBe('Nov 20, 2026')
})

it('formats every month in American English', () => {
  vi.stubEnv('TZ', 'UTC')
  for (let day = 0; day < 366; day++) {
    const moment = new Date(Date.UTC(2028, 0, 1 + day))
    expect(showDay(moment.toISOString())).toBe(moment.toLocaleDateString('en-US', { dateStyle: 'medium' }))
  }
})

it("shows the time in the reader's time zone, on a 12-hour clock", () => {
  vi.stubEnv('TZ', 'UTC')
  expect(showTime('2026-11-21T00:05:00.000Z')).toBe('12:05 am')
  expect(showTime('2026-11-21T12:00:00.000Z')).toBe('12:00 pm')
  expect(showTime('2026-11-21T23:59:00.000Z')).toBe('11:59 pm')
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(showTime('2026-11-21T23:40:00.000Z')).toBe('3:40 pm')
})
