import { expect, it } from 'vitest'
import { fromZonedTime, listTimeZones, showTimes, toZonedTime } from './zoned-time.ts'

it('reads a time by the clock of its zone, in winter and in summer', () => {
  const at = (date: string, time: string, zone: string) => fromZonedTime({ date, time }, zone)
  expect(at('2026-01-15', '09:30', 'Europe/Berlin')).toBe('2026-01-15T08:30:00.000Z')
  expect(at('2026-07-15', '09:30', 'Europe/Berlin')).toBe('2026-07-15T07:30:00.000Z')
  expect(at('2026-07-15', '00:15', 'Asia/Kolkata')).toBe('2026-07-14T18:45:00.000Z')
  expect(at('2026-12-31', '23:00', 'Pacific/Kiritimati')).toBe('2026-12-31T09:00:00.000Z')
  expect(at('2026-01-15', '12:00', 'UTC')).toBe('2026-01-15T12:00:00.000Z')
})

it('is right beside a change of the clocks, and moves a skipped time to one that exists', () => {
  const at = (date: string, time: string) => fromZonedTime({ date, time }, 'America/New_York')
  expect(at('2026-03-08', '01:59')).toBe('2026-03-08T06:59:00.000Z')
  expect(at('2026-03-08', '03:00')).toBe('2026-03-08T07:00:00.000Z')
  expect(at('2026-11-01', '03:00')).toBe('2026-11-01T08:00:00.000Z')
  expect(['2026-03-08T06:30:00.000Z', '2026-03-08T07:30:00.000Z']).toContain(at('2026-03-08', '02:30'))
})

it('gives back what it read, for every hour of a year', () => {
  for (const zone of ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'UTC'])
    for (let hour = 0; hour < 365 * 24; hour += 71) {
      const moment = new Date(Date.UTC(2026, 0, 1, hour)).toISOString()
      const shown = toZonedTime(moment, zone)
      expect(toZonedTime(fromZonedTime(shown, zone), zone)).toEqual(shown)
    }
})

it('lists the chosen zone under any name', () => {
  expect(listTimeZones('Asia/Calcutta').map(({ value }) => value)).toContain('Asia/Calcutta')
})

it.each([
  ['America/New_York', 'Friday, January 15, 3:30 – 4:15 AM', '5:30 – 6:15 PM in Tokyo'],
  ['Pacific/Honolulu', 'Thursday, January 14, 10:30 – 11:15 PM', 'Friday, January 15, 5:30 – 6:15 PM in Tokyo'],
  ['Asia/Seoul', 'Friday, January 15, 5:30 – 6:15 PM', null],
])('shows an interview by the clock of a reader in %s, and the other clock where it differs', (zone, here, there) => {
  const interview = {
    startsAt: '2027-01-15T08:30:00.000Z',
    endsAt: '2027-01-15T09:15:00.000Z',
    timeZone: 'Asia/Tokyo',
  }
  const plain = (text: string | null) => text?.replaceAll(/[\u2009\u202F]/g, ' ') ?? null
  const shown = showTimes(interview, zone)
  expect([plain(shown.here), plain(shown.there)]).toEqual([here, there])
})
