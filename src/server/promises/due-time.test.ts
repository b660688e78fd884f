import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countWorkingMs, type TeamHours } from '#server/working-time.ts'
import { computeDueAt, type PauseSpan } from './due-time.ts'

const working = { hours: 8, clock: 'working' } as const
const wall = { hours: 24, clock: 'wall' } as const
const utc: TeamHours = { timeZone: 'UTC', holidays: new Set() }
const pause = (from: string, until: string | null): PauseSpan => ({ from, until })
/** A moment of November 2026; the 20th is a Friday. */
const on = (day: number, time: string) => `2026-11-${day}T${time}:00.000Z`

test('without a pause a term runs from its start', () => {
  expect(computeDueAt(on(19, '12:00'), working, [], utc)).toBe(on(20, '12:00'))
  expect(computeDueAt(on(20, '12:00'), wall, [], utc)).toBe(on(21, '12:00'))
})

test('a pause keeps what was left: working hours of a working term, hours of any other', () => {
  const overTheWeekend = [pause(on(20, '11:00'), on(23, '14:00'))]
  // Seven hours are left on Monday at 14:00.
  expect(computeDueAt(on(20, '10:00'), working, overTheWeekend, utc)).toBe(on(24, '13:00'))
  expect(computeDueAt(on(20, '10:00'), wall, overTheWeekend, utc)).toBe(on(24, '13:00'))
  // A pause of the night costs no working time.
  expect(computeDueAt(on(19, '12:00'), working, [pause(on(19, '18:00'), on(20, '08:00'))], utc)).toBe(on(20, '12:00'))
})

test('overlapping pauses count once, in any order', () => {
  const pauses = [pause(on(19, '10:00'), on(19, '15:00')), pause(on(19, '11:00'), on(19, '12:00'))]
  const due = on(20, '14:00')
  expect(computeDueAt(on(19, '09:00'), working, pauses, utc)).toBe(due)
  expect(computeDueAt(on(19, '09:00'), working, pauses.toReversed(), utc)).toBe(due)
})

test('an open pause, one before the start and one after the due time move nothing', () => {
  const due = computeDueAt(on(19, '12:00'), working, [], utc)
  for (const span of [
    pause(on(19, '13:00'), null),
    pause(on(18, '13:00'), on(19, '12:00')),
    pause(due, on(23, '12:00')),
  ])
    expect(computeDueAt(on(19, '12:00'), working, [span], utc)).toBe(due)
  expect(computeDueAt(on(19, '12:00'), working, [pause(on(18, '13:00'), on(19, '13:00'))], utc)).toBe(on(20, '13:00'))
})

const minuteMs = 60_000
const clocks = new Map<string, Intl.DateTimeFormat>()
function formatIn(timeZone: string) {
  const known = clocks.get(timeZone)
  if (known) return known
  const created = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
  clocks.set(timeZone, created)
  return created
}

/** Says whether the team works in it, by another library. */
function isWorkingTime(ms: number, { timeZone, holidays }: TeamHours) {
  const parts = Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  )
  const hour = Number(parts.hour)
  const isWeekend = parts.weekday === 'Sat' || parts.weekday === 'Sun'
  return hour >= 9 && hour < 17 && !isWeekend && !holidays.has(`${parts.year}-${parts.month}-${parts.day}`)
}

/** Walks minute by minute, and counts those in which the team works and nothing pauses. */
function walkToDue(start: string, term: typeof working | typeof wall, pauses: readonly PauseSpan[], team: TeamHours) {
  const spans = pauses
    .filter(({ until }) => until !== null)
    .map(({ from, until }) => ({ from: Date.parse(from), until: Date.parse(until ?? from) }))
  let [now, left, checked, works] = [Date.parse(start), term.hours * 60, Number.NaN, false]
  while (left > 0) {
    const quarter = Math.floor(now / (15 * minuteMs))
    if (quarter !== checked) works = isWorkingTime(now, team)
    checked = quarter
    const pausedNow = spans.some(({ from, until }) => from <= now && now < until)
    if (!pausedNow && (term.clock === 'wall' || works)) left -= 1
    now += minuteMs
  }
  return new Date(now).toISOString()
}

/** Around the days on which the clocks of the zone change, with a holiday next to them. */
const changes = [
  { timeZone: 'America/New_York', days: ['2026-03-08', '2026-11-01'], holidays: ['2026-03-09', '2026-11-26'] },
  { timeZone: 'Europe/Berlin', days: ['2026-03-29', '2026-10-25'], holidays: ['2026-03-27', '2026-10-26'] },
  { timeZone: 'Australia/Lord_Howe', days: ['2026-04-05', '2026-10-04'], holidays: ['2026-04-06', '2026-10-05'] },
].flatMap(({ timeZone, days, holidays }) =>
  days.map((day) => ({ day, team: { timeZone, holidays: new Set(holidays) } })),
)

test.each(changes)(
  'the due time equals that of a walk through every minute: $team.timeZone around $day',
  ({ day, team }) => {
    const minutes = (max: number) => fc.integer({ min: 0, max })
    const aroundMs = Date.parse(day) - 4 * 24 * 60 * minuteMs
    const spans = fc.array(fc.tuple(minutes(10 * 24 * 60), minutes(4 * 24 * 60), fc.boolean()), { maxLength: 4 })
    fc.assert(
      fc.property(minutes(7 * 24 * 60), spans, fc.constantFrom(working, wall), (offset, sampled, term) => {
        const at = (count: number) => new Date(aroundMs + count * minuteMs).toISOString()
        const pauses = sampled.map(([from, length, isOpen]) =>
          pause(at(offset + from - 24 * 60), isOpen && length % 3 === 0 ? null : at(offset + from - 24 * 60 + length)),
        )
        const start = at(offset)
        expect(computeDueAt(start, term, pauses, team)).toBe(walkToDue(start, term, pauses, team))
      }),
      { numRuns: 200 },
    )
  },
)

test('working time is counted in parts as in whole', () => {
  const [start, middle, end] = [on(19, '12:00'), on(21, '12:00'), on(24, '12:00')]
  const whole = countWorkingMs(start, end, utc)
  expect(whole).toBe((5 + 8 + 8 + 3) * 60 * minuteMs)
  expect(countWorkingMs(start, middle, utc) + countWorkingMs(middle, end, utc)).toBe(whole)
  expect(countWorkingMs(end, start, utc)).toBe(0)
})
