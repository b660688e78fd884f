import { showTime } from '#web/lib/format/dates.ts'

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long' })
const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
/** From here on a weekday alone could mean two days. */
const maxWeekdayDistance = 6 * 24 * 60 * 60 * 1000

const formatHour = (moment: string) => showTime(moment).replace(':00', '')

function formatDay(moment: string, now: number) {
  const at = Date.parse(moment)
  if (new Date(at).toDateString() === new Date(now).toDateString()) return null
  return Math.abs(at - now) < maxWeekdayDistance ? weekdays.format(at) : days.format(at)
}

/** `Answer by 5 pm`, `Answer by Monday, 4 pm`, `Late: was due Monday, 4 pm`. */
export function formatReplyDue(dueAt: string, now: number) {
  const day = formatDay(dueAt, now)
  const hour = formatHour(dueAt)
  if (Date.parse(dueAt) <= now) return `Late: was due ${day ?? 'today'}, ${hour}`
  return `Answer by ${day === null ? hour : `${day}, ${hour}`}`
}
