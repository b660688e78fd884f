import { maxSnoozeDays } from '#contract/job-interests.ts'

interface SnoozeChoice {
  label: string
  until: Date
}

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const morning = 9
const afternoon = 14
/** An afternoon that starts sooner is the same as in an hour. */
const minimumToAfternoon = hourMs
const [sunday, monday, friday, saturday] = [0, 1, 5, 6]

/** When a snoozed interest can be back, in the reader's time zone. Nothing ends on a weekend but what was asked for today. */
export function getSnoozeChoices(now: Date): SnoozeChoice[] {
  const weekday = now.getDay()
  // The calendar's days, not 24 hours each: clocks change.
  const at = (daysAhead: number, hour: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysAhead, hour)
  const untilMonday = (monday - weekday + 7) % 7 || 7
  const choices = [{ label: 'In 1 hour', until: new Date(now.getTime() + hourMs) }]
  if (at(0, afternoon).getTime() - now.getTime() > minimumToAfternoon)
    choices.push({ label: 'This afternoon', until: at(0, afternoon) })
  if (weekday !== friday && weekday !== saturday) choices.push({ label: 'Tomorrow morning', until: at(1, morning) })
  if (weekday !== sunday) choices.push({ label: 'Monday morning', until: at(untilMonday, morning) })
  return choices.filter(({ until }) => until.getTime() - now.getTime() < maxSnoozeDays * dayMs)
}
