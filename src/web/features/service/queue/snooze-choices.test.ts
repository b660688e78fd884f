import { afterEach, describe, expect, it, vi } from 'vitest'
import { getSnoozeChoices } from './snooze-choices.ts'

afterEach(() => vi.unstubAllEnvs())

const inZone = (zone: string, local: string) => {
  vi.stubEnv('TZ', zone)
  return Object.fromEntries(getSnoozeChoices(new Date(local)).map(({ label, until }) => [label, until.toISOString()]))
}

describe('the moments until which an interest can be snoozed', () => {
  it('on a Tuesday morning: an hour, the afternoon, tomorrow and Monday, in local time', () => {
    expect(inZone('America/New_York', '2026-11-24T09:30:00')).toEqual({
      'In 1 hour': '2026-11-24T15:30:00.000Z',
      'This afternoon': '2026-11-24T19:00:00.000Z',
      'Tomorrow morning': '2026-11-25T14:00:00.000Z',
      'Monday morning': '2026-11-30T14:00:00.000Z',
    })
    expect(inZone('Asia/Kolkata', '2026-11-24T09:30:00')).toMatchObject({
      'Tomorrow morning': '2026-11-25T03:30:00.000Z',
    })
  })

  it('no afternoon once it has come or is less than an hour away', () => {
    expect(inZone('UTC', '2026-11-24T12:59:00')).toHaveProperty('This afternoon')
    for (const time of ['13:00', '14:00', '23:30'])
      expect(inZone('UTC', `2026-11-24T${time}:00`)).not.toHaveProperty('This afternoon')
  })

  it('on a Friday afternoon and a Saturday: Monday instead of a day of the weekend', () => {
    for (const day of ['2026-11-27', '2026-11-28'])
      expect(inZone('UTC', `${day}T16:00:00`)).toEqual({
        'In 1 hour': `${day}T17:00:00.000Z`,
        'Monday morning': '2026-11-30T09:00:00.000Z',
      })
  })

  it('on a Sunday: tomorrow, which is Monday, once', () => {
    expect(inZone('UTC', '2026-11-29T10:00:00')).toEqual({
      'In 1 hour': '2026-11-29T11:00:00.000Z',
      'This afternoon': '2026-11-29T14:00:00.000Z',
      'Tomorrow morning': '2026-11-30T09:00:00.000Z',
    })
  })

  it('on a Monday: the next one, if it is at most seven days away', () => {
    expect(inZone('UTC', '2026-11-23T09:30:00')).toMatchObject({ 'Monday morning': '2026-11-30T09:00:00.000Z' })
    expect(inZone('UTC', '2026-11-23T08:30:00')).not.toHaveProperty('Monday morning')
  })

  it('mornings stay at nine when the clocks change', () => {
    // Berlin: from UTC+2 to UTC+1 on October 25, to UTC+2 on March 28.
    expect(inZone('Europe/Berlin', '2026-10-24T18:00:00')).toMatchObject({
      'Monday morning': '2026-10-26T08:00:00.000Z',
    })
    expect(inZone('Europe/Berlin', '2027-03-28T01:30:00')).toMatchObject({
      'In 1 hour': '2027-03-28T01:30:00.000Z',
      'Tomorrow morning': '2027-03-29T07:00:00.000Z',
    })
  })

  it('New Year is no exception', () => {
    expect(inZone('UTC', '2026-12-31T18:00:00')).toMatchObject({ 'Tomorrow morning': '2027-01-01T09:00:00.000Z' })
  })
})
