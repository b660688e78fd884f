import type { PauseReason } from '#contract/queue.ts'
import { showDay, showTime } from './dates.ts'
import { lazyDateFormat } from './lazy-date-format.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Less time left than this counts as urgent. */
const urgentMs = 4 * hourMs
/** From here on a weekday alone could mean two days. */
const maxWeekdayDistance = 6 * dayMs

const formatWeekday = lazyDateFormat({ weekday: 'short' })
const formatDate = lazyDateFormat({ month: 'short', day: 'numeric' })

/** `5 min`, `7 h`, `3 days`: rounded down, and at least a minute. */
export function formatDuration(milliseconds: number) {
  if (milliseconds < hourMs) return `${Math.max(1, Math.floor(milliseconds / minuteMs))} min`
  if (milliseconds < 2 * dayMs) return `${Math.floor(milliseconds / hourMs)} h`
  return `${Math.floor(milliseconds / dayMs)} days`
}

interface DueState {
  text: string
  tone: 'neutral' | 'warning' | 'danger'
}

/** What a promise waits for, and whose answer that is. */
interface Pause {
  pausedBy: PauseReason | null
  client: { firstName: string } | null
}

/**
 * `due by 5 pm`, `due by Tue 5 pm`, `due by Nov 30 5 pm`, `late by 3 h` or `paused: waiting for Maya`, with the tone of its
 * badge. The words of every due time in the product.
 */
export function getDueState(dueAt: string, now: number, pause?: Pause): DueState {
  if (pause?.pausedBy)
    return { text: `paused: waiting for ${pause.client?.firstName ?? 'the client'}`, tone: 'neutral' }
  const left = Date.parse(dueAt) - now
  if (left <= 0) return { text: `late by ${formatDuration(-left)}`, tone: 'danger' }
  return { text: `due by ${formatDueTime(dueAt, now)}`, tone: left < urgentMs ? 'warning' : 'neutral' }
}

/** `5 pm`, `Tue 5 pm` or `Nov 30 5 pm`. */
export function formatDueTime(dueAt: string, now: number) {
  const date = new Date(dueAt)
  const time = showTime(dueAt).replace(':00', '')
  if (showDay(dueAt) === showDay(new Date(now).toISOString())) return time
  return `${date.getTime() - now < maxWeekdayDistance ? formatWeekday(date) : formatDate(date)} ${time}`
}
