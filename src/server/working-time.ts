import { DateTime } from 'luxon'

/** When the team works. Promises count working hours only. */
export interface TeamHours {
  /** An IANA name, such as `America/New_York`. */
  timeZone: string
  /** Days off, as `2026-12-25`. */
  holidays: ReadonlySet<string>
}

const opensAt = 9
const closesAt = 17
export const workingDayHours = closesAt - opensAt
/** No promise is longer, so a calendar full of holidays cannot loop for ever. */
const maxDays = 3_660
const hourMs = 3_600_000

/**
 * The moment that many working hours after `start`. Working hours are Monday to Friday from 09:00 to 17:00 by the team's clock,
 * without holidays. A day on which the clocks change counts as every other.
 */
export const addWorkingHours = (start: string, hours: number, team: TeamHours): string =>
  addWorkingMs(start, hours * hourMs, team)

export function addWorkingMs(start: string, milliseconds: number, team: TeamHours): string {
  let left = milliseconds
  for (const { from, until } of listWorkingSpans(start, team)) {
    if (left <= until - from) return new Date(from + left).toISOString()
    left -= until - from
  }
  throw new Error(`There are no ${milliseconds / hourMs} working hours within ten years after ${start}`)
}

/** The working time between two moments, in milliseconds. */
export function countWorkingMs(start: string, end: string, team: TeamHours): number {
  const endMs = Date.parse(end)
  let total = 0
  for (const { from, until } of listWorkingSpans(start, team)) {
    if (from >= endMs) break
    total += Math.min(until, endMs) - from
  }
  return total
}

/** When this week's working days begin, when the last one does, and when each ends. */
export function getWorkingWeek({ timeZone }: Pick<TeamHours, 'timeZone'>) {
  const monday = DateTime.local({ zone: timeZone }).startOf('week').set({ hour: opensAt })
  return {
    first: monday.toJSDate().toISOString(),
    last: monday.plus({ days: 4 }).toJSDate().toISOString(),
    until: monday.set({ hour: closesAt }).toJSDate().toISOString(),
  }
}

/** The working hours from `start` on, one span per day. */
function* listWorkingSpans(start: string, { timeZone, holidays }: TeamHours) {
  const startMs = Date.parse(start)
  let day = DateTime.fromISO(start, { zone: timeZone }).startOf('day')
  for (let count = 0; count < maxDays; count++) {
    const from = Math.max(day.set({ hour: opensAt }).toMillis(), startMs)
    const until = day.set({ hour: closesAt }).toMillis()
    if (isWorkingDay(day, holidays) && from < until) yield { from, until }
    day = day.plus({ days: 1 }).startOf('day')
  }
}

function isWorkingDay(day: DateTime, holidays: ReadonlySet<string>) {
  return day.weekday <= 5 && !holidays.has(day.toISODate() ?? '')
}
