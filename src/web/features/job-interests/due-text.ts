import type { BadgeTone } from '#web/ui/feedback/badge.tsx'

const minute = 60_000
const hour = 60 * minute
/** Less time left than this is a warning. */
const soon = 4 * hour

function formatDuration(length: number) {
  if (length < hour) return `${Math.floor(length / minute)} min`
  if (length < 48 * hour) return `${Math.floor(length / hour)} h`
  return `${Math.floor(length / (24 * hour))} days`
}

/** The time left until a promise is due, as text and tone. */
export function formatDue(dueAt: string, now: number): { text: string; tone: BadgeTone } {
  const left = Date.parse(dueAt) - now
  if (Math.abs(left) < minute) return { text: 'due now', tone: 'warning' }
  if (left < 0) return { text: `late by ${formatDuration(-left)}`, tone: 'danger' }
  return { text: `due in ${formatDuration(left)}`, tone: left < soon ? 'warning' : 'neutral' }
}
