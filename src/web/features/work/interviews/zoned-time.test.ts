import { expect, it } from 'vitest'
import { fromZonedTime, listTimeZones, showDuration, showTimes, toZonedTime } from './zoned-time.ts'

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
  ['America/New_York', 'video', 'Friday, January 15, 3:30 – 4:15 AM your time', '5:30 – 6:15 PM Tokyo time'],
  [
    'Pacific/Honolulu',
    'video',
    'Thursday, January 14, 10:30 – 11:15 PM your time',
    'Friday, January 15, 5:30 – 6:15 PM Tokyo time',
  ],
  ['America/New_York', 'on_site', 'Friday, January 15, 5:30 – 6:15 PM Tokyo time', '3:30 – 4:15 AM your time'],
  ['Asia/Seoul', 'on_site', 'Friday, January 15, 5:30 – 6:15 PM', null],
] as const)(
  'shows the clock of the reader in %s, or that of the place on site, and then the other one',
  (zone, kind, first, other) => {
    const interview = {
      startsAt: '2027-01-15T08:30:00.000Z',
      endsAt: '2027-01-15T09:15:00.000Z',
      timeZone: 'Asia/Tokyo',
      kind,
    }
    const bind = (text: string | null) =>
      text?.replaceAll(/ (?=–|AM|PM)|(?<=January) /g, '\u00A0').replaceAll('– ', '–\u2060\u00A0') ?? null
    expect(showTimes(interview, zone)).toEqual({ first: bind(first), other: bind(other) })
  },
)

it('names the days of an interview that ends after midnight on the other clock', () => {
  const evening = {
    startsAt: '2026-12-07T15:30:00.000Z',
    endsAt: '2026-12-07T18:30:00.000Z',
    timeZone: 'America/Chicago',
    kind: 'on_site' as const,
  }
  expect(showTimes(evening, 'Asia/Kolkata').other?.replaceAll('\u00A0', ' ')).toBe(
    'Monday, December 7 at 9:00 PM – Tuesday, December 8 at 12:00 AM your time',
  )
})

it.each([
  ['09:20', '20 minutes'],
  ['10:00', '1 hour'],
  ['10:30', '1 hour 30 minutes'],
  ['12:00', '3 hours'],
])('from 9:00 to %s it takes %s', (end, duration) => {
  expect(showDuration({ startsAt: '2027-01-15T09:00:00.000Z', endsAt: `2027-01-15T${end}:00.000Z` })).toBe(duration)
})
