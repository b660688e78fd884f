import { expect, test } from 'vitest'
import { getEndedWeek, getNextWeek, getNoteWeek, isTimeZone } from './report-weeks.ts'

const at = (moment: string) => new Date(moment)

test.each([
  // Monday 08:00 in each zone: half and three quarters of an hour, and both sides of the date line.
  ['Pacific/Auckland', '2026-11-22T19:00:00.000Z', '2026-11-15T11:00:00.000Z', '2026-11-22T11:00:00.000Z'],
  ['America/New_York', '2026-11-23T13:00:00.000Z', '2026-11-16T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-23T02:30:00.000Z', '2026-11-15T18:30:00.000Z', '2026-11-22T18:30:00.000Z'],
  ['Asia/Kathmandu', '2026-11-23T02:15:00.000Z', '2026-11-15T18:15:00.000Z', '2026-11-22T18:15:00.000Z'],
])('in %s a week is due on Monday at 8:00 and not a moment before', (zone, due, start, end) => {
  const monday = '2026-11-16T00:00:00.000Z'
  expect(getEndedWeek(at(due), zone)).toEqual({ start, end, monday })
  const before = getEndedWeek(new Date(Date.parse(due) - 1), zone)
  expect(before).toMatchObject({ end: start, monday: '2026-11-09T00:00:00.000Z' })
  expect(getEndedWeek(new Date(Date.parse(due) + 6 * 86_400_000), zone).end).toBe(end)
})

const countHours = ({ start, end }: { start: string; end: string }) => (Date.parse(end) - Date.parse(start)) / 3_600_000

test('a week in which the clocks change has 167 or 169 hours, and is due at 8:00 of the new clock', () => {
  const spring = getEndedWeek(at('2026-03-30T06:00:00.000Z'), 'Europe/Berlin')
  expect(spring).toMatchObject({ start: '2026-03-22T23:00:00.000Z', end: '2026-03-29T22:00:00.000Z' })
  expect(countHours(spring)).toBe(167)
  expect(getEndedWeek(at('2026-03-30T05:59:59.999Z'), 'Europe/Berlin').end).toBe(spring.start)
  const autumn = getEndedWeek(at('2026-11-02T13:00:00.000Z'), 'America/New_York')
  expect(countHours(autumn)).toBe(169)
  expect(getEndedWeek(at('2026-11-02T12:59:59.999Z'), 'America/New_York').end).toBe(autumn.start)
})

test('after a change of the zone weeks neither overlap nor leave a gap, and no Monday has two', () => {
  const auckland = getEndedWeek(at('2026-11-22T19:00:00.000Z'), 'Pacific/Auckland')
  // The same Monday comes again on the other side of the date line.
  expect(getNextWeek(getEndedWeek(at('2026-11-23T18:00:00.000Z'), 'Pacific/Pago_Pago'), auckland.end)).toBeNull()
  const next = getNextWeek(getEndedWeek(at('2026-11-30T19:00:00.000Z'), 'Pacific/Pago_Pago'), auckland.end)
  expect(next).toMatchObject({ start: auckland.end, end: '2026-11-30T11:00:00.000Z' })
  const back = getNextWeek(getEndedWeek(at('2026-12-06T19:00:00.000Z'), 'Pacific/Auckland'), next?.end ?? null)
  expect(back).toMatchObject({ start: next?.end, end: '2026-12-06T11:00:00.000Z' })
})

test('after missed weeks only the latest is reported, in full', () => {
  const ended = getEndedWeek(at('2026-11-25T12:00:00.000Z'), 'UTC')
  expect(getNextWeek(ended, '2026-11-02T00:00:00.000Z')).toEqual(ended)
  expect(getNextWeek(ended, null)).toEqual(ended)
  expect(getNextWeek(ended, ended.end)).toBeNull()
  expect(getNextWeek(ended, ended.start)).toEqual(ended)
})

test('managers are asked from Friday at 9:00 of the team’s clock to the end of Sunday', () => {
  const team = { timeZone: 'America/New_York' }
  const note = { monday: '2026-11-16T00:00:00.000Z', dueAt: '2026-11-20T22:00:00.000Z' }
  expect(getNoteWeek(at('2026-11-20T13:59:59.999Z'), team)).toBeNull()
  expect(getNoteWeek(at('2026-11-20T14:00:00.000Z'), team)).toEqual(note)
  expect(getNoteWeek(at('2026-11-23T04:59:59.999Z'), team)).toEqual(note)
  expect(getNoteWeek(at('2026-11-23T05:00:00.000Z'), team)).toBeNull()
  // The week of the note is the week of the report, wherever the client lives.
  for (const zone of ['Pacific/Auckland', 'Pacific/Pago_Pago'])
    expect(getEndedWeek(at('2026-11-23T19:00:00.000Z'), zone).monday).toBe(note.monday)
})

test.each(['Europe/Berlin', 'Asia/Kolkata', 'UTC', 'America/Argentina/Buenos_Aires'])('%s is a time zone', (name) => {
  expect(isTimeZone(name)).toBe(true)
})

test.each(['', '+02:00', 'Mars/Olympus', 'Europe/Berlin; drop', '../etc', 'system', 'local'])(
  '"%s" is none',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
  },
)
