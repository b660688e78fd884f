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

/**
 * The moment that many working hours after `start`. Working hours are Monday to Friday from 09:00 to 17:00 by the team's clock,
 * without holidays. A day on which the clocks change counts as every other.
 */
export function addWorkingHours(start: string, hours: number, { timeZone, holidays }: TeamHours): string {
  let left = hours * 60
  let now = DateTime.fromISO(start, { zone: timeZone })
  for (let day = 0; day < maxDays; day++) {
    const opening = now.startOf('day').set({ hour: opensAt })
    const closing = now.startOf('day').set({ hour: closesAt })
    const from = DateTime.max(now, opening)
    if (isWorkingDay(now, holidays) && from < closing) {
      const minutes = closing.diff(from, 'minutes').minutes
      if (left <= minutes) return from.plus({ minutes: left }).toUTC().toISO() ?? start
      left -= minutes
    }
    now = now.startOf('day').plus({ days: 1 })
  }
  throw new Error(`There are no ${hours} working hours within ten years after ${start}`)
}

function isWorkingDay(day: DateTime, holidays: ReadonlySet<string>) {
  return day.weekday <= 5 && !holidays.has(day.toISODate() ?? '')
}
