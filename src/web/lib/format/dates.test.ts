import { afterEach, expect, it, vi } from 'vitest'
import { setPageClock } from './page-clock.ts'
import { showChosenDay, showDay, showMoment, showTime, showUtcMoment, toLocalInput } from './dates.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  setPageClock(null)
})

const readIn = (timeZone: string) => setPageClock({ now: 0, timeZone })

it('shows a chosen day as that day in every time zone', () => {
  for (const zone of ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles', 'Pacific/Niue']) {
    readIn(zone)
    expect(showChosenDay('2026-11-21T00:00:00.000Z')).toBe('Nov 21, 2026')
  }
})

it("shows a timestamp as the day in the reader's time zone", () => {
  const moment = '2026-11-21T02:30:00.000Z'
  readIn('Asia/Tokyo')
  expect(showChosenDay(moment)).toBe('Nov 21, 2026')
  readIn('America/Los_Angeles')
  expect(showChosenDay(moment)).toBe('Nov 20, 2026')
  expect(showDay('2026-11-21T00:00:00.000Z')).toBe('Nov 20, 2026')
})

it('formats every month in American English', () => {
  readIn('UTC')
  for (let day = 0; day < 366; day++) {
    const moment = new Date(Date.UTC(2028, 0, 1 + day))
    expect(showDay(moment.toISOString())).toBe(moment.toLocaleDateString('en-US', { dateStyle: 'medium' }))
  }
})

it("shows the time in the reader's time zone, on a 12-hour clock", () => {
  readIn('UTC')
  expect(showTime('2026-11-21T00:05:00.000Z')).toBe('12:05 am')
  expect(showTime('2026-11-21T12:00:00.000Z')).toBe('12:00 pm')
  expect(showTime('2026-11-21T23:59:00.000Z')).toBe('11:59 pm')
  readIn('America/Los_Angeles')
  expect(showTime('2026-11-21T23:40:00.000Z')).toBe('3:40 pm')
})

it("shows a moment in the reader's time zone and in UTC, and as the value of an input", () => {
  const moment = '2026-11-21T23:40:59.999Z'
  for (const [zone, shown, input] of [
    ['UTC', 'Nov 21, 2026, 11:40 PM', '2026-11-21T23:40'],
    ['Asia/Tokyo', 'Nov 22, 2026, 8:40 AM', '2026-11-22T08:40'],
    ['America/Los_Angeles', 'Nov 21, 2026, 3:40 PM', '2026-11-21T15:40'],
  ] as const) {
    readIn(zone)
    vi.stubEnv('TZ', zone)
    expect(showMoment(moment).replaceAll('\u202F', ' ')).toBe(shown)
    expect(toLocalInput(moment)).toBe(input)
    expect(showUtcMoment(moment).replaceAll('\u202F', ' ')).toBe('Nov 21, 2026, 11:40 PM UTC')
  }
})
