import { DateTime, IANAZone } from 'luxon'
import type { TeamHours } from '#server/working-time.ts'

/** Reports are sent on Mondays at this hour of the client's clock. */
const sendingHour = 8
/** On Fridays at this hour of the team's clock, managers are asked for their note, until the end of that day's work. */
const askingHour = 9
const noteDueHour = 17
const friday = 5

export interface ReportWeek {
  start: string
  end: string
}

export interface EndedWeek extends ReportWeek {
  /** The week's Monday as midnight in UTC: the same in every time zone. */
  monday: string
}

function toIso(moment: DateTime) {
  const iso = moment.toUTC().toISO()
  if (iso === null) throw new Error('A moment is invalid')
  return iso
}

const toMonday = (local: DateTime) => toIso(DateTime.utc(local.year, local.month, local.day))

/** Whether it is an IANA name. Offsets, which `Intl` knows too, are none: they miss the change of the clocks. */
export const isTimeZone = (name: string) => /^[a-z]/i.test(name) && IANAZone.isValidZone(name)

/** The latest ended week, from Monday to Monday of that clock, whose report is due. */
export function getEndedWeek(now: Date, timeZone: string): EndedWeek {
  const local = DateTime.fromJSDate(now, { zone: timeZone })
  const thisMonday = local.startOf('week')
  // Before the sending hour the report of the week before is the latest due one.
  const end = local < thisMonday.set({ hour: sendingHour }) ? thisMonday.minus({ weeks: 1 }) : thisMonday
  const start = end.minus({ weeks: 1 })
  return { start: toIso(start), end: toIso(end), monday: toMonday(start) }
}

/** Farther apart than the clocks of any two time zones, and nearer than half a week. */
const maxShiftDays = 2

/** A report that ends after this moment covers that week, by whichever clock. */
export const getEarliestEnd = ({ end }: ReportWeek) => toIso(DateTime.fromISO(end).minus({ days: maxShiftDays }))

/**
 * The week to report after an earlier report that ended at `previousEnd`. Null if that one covers it. The weeks of one client
 * never overlap: after a change of the time zone the next one begins where the one before ended.
 */
export function getNextWeek(ended: EndedWeek, previousEnd: string | null): EndedWeek | null {
  if (previousEnd === null) return ended
  if (previousEnd > getEarliestEnd(ended)) return null
  const previous = DateTime.fromISO(previousEnd)
  const gap = previous.diff(DateTime.fromISO(ended.start), 'days').days
  return Math.abs(gap) < maxShiftDays ? { ...ended, start: previousEnd } : ended
}

/**
 * The week whose notes the managers are asked for at this moment, with their due time: from Friday at 09:00 of the team's
 * clock to the end of Sunday. Null on other days.
 */
export function getNoteWeek(now: Date, { timeZone }: Pick<TeamHours, 'timeZone'>) {
  const local = DateTime.fromJSDate(now, { zone: timeZone })
  const start = local.startOf('week')
  const due = start.set({ weekday: friday, hour: noteDueHour })
  if (local < due.set({ hour: askingHour })) return null
  return { monday: toMonday(start), dueAt: toIso(due) }
}
