import { describe, expect, it } from 'vitest'
import { event, read } from '#mail/write-mail.fixture.ts'

describe('calendar files', () => {
  const readEvent = async (method: string, lines: string[]) =>
    (await read({ 'Content-Type': `text/calendar; method=${method}` }, event(method, lines))).calendar
  const zone = [
    'BEGIN:VTIMEZONE',
    'TZID:Ours',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0300',
    'END:STANDARD',
    'END:VTIMEZONE',
  ]

  it.each([
    ['REQUEST', 'TZID=Europe/Berlin:20261203T100000', '2026-12-03T09:00:00.000Z', 'Europe/Berlin'],
    ['REQUEST', 'TZID=America/New_York:20261203T100000', '2026-12-03T15:00:00.000Z', 'America/New_York'],
    ['CANCEL', 'TZID=W. Europe Standard Time:20260703T100000', '2026-07-03T08:00:00.000Z', 'Europe/Berlin'],
    [
      'REQUEST',
      'TZID=/freeassociation.sourceforge.net/Europe/Berlin:20261025T040000',
      '2026-10-25T03:00:00.000Z',
      'Europe/Berlin',
    ],
    ['REQUEST', 'VALUE=DATE-TIME:20261203T100000Z', '2026-12-03T10:00:00.000Z', null],
  ])('a %s at %s', async (method, start, startsAt, timeZone) => {
    const [found] = await readEvent(method, [
      'SEQUENCE:2',
      `DTSTART;${start}`,
      'DURATION:PT45M',
      'LOCATION:https://zoom.us/j/1',
    ])
    expect(found).toMatchObject({
      method,
      uid: 'interview-1',
      sequence: 2,
      startsAt,
      timeZone,
      url: 'https://zoom.us/j/1',
    })
    expect(Date.parse(found?.endsAt ?? '') - Date.parse(startsAt)).toBe(45 * 60_000)
  })

  it('follow a zone of their own, and leave out times without one', async () => {
    const own = event('REQUEST', ['DTSTART;TZID=Ours:20261203T100000']).replace(
      'BEGIN:VEVENT',
      [...zone, 'BEGIN:VEVENT'].join('\n'),
    )
    const { calendar } = await read({ 'Content-Type': 'text/calendar' }, own)
    expect(calendar).toMatchObject([
      { startsAt: '2026-12-03T07:00:00.000Z', endsAt: '2026-12-03T08:00:00.000Z', timeZone: null },
    ])
    expect(await readEvent('REQUEST', ['DTSTART:20261203T100000'])).toEqual([])
    expect(await readEvent('REQUEST', ['DTSTART;VALUE=DATE:20261203'])).toEqual([])
    const endless = own.replace('TZOFFSETFROM', 'RRULE:FREQ=SECONDLY\nTZOFFSETFROM')
    expect((await read({ 'Content-Type': 'text/calendar' }, endless)).calendar).toEqual([])
  })
})
