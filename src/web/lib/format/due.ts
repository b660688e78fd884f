const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Less time left than this counts as urgent. */
const urgentMs = 4 * hourMs

/** `5 min`, `7 h`, `3 days`: rounded down, and at least a minute. */
export function formatDuration(milliseconds: number) {
  if (milliseconds < hourMs) return `${Math.max(1, Math.floor(milliseconds / minuteMs))} min`
  if (milliseconds < 2 * dayMs) return `${Math.floor(milliseconds / hourMs)} h`
  return `${Math.floor(milliseconds / dayMs)} days`
}

/** `due in 5 h`, `due now`, `late by 2 h`, with the tone of its badge. */
export function getDueState(dueAt: string, now: number): { text: string; tone: 'neutral' | 'warning' | 'danger' } {
  const left = Date.parse(dueAt) - now
  if (Math.abs(left) < minuteMs) return { text: 'due now', tone: 'warning' }
  if (left < 0) return { text: `late by ${formatDuration(-left)}`, tone: 'danger' }
  return { text: `due in ${formatDuration(left)}`, tone: left < urgentMs ? 'warning' : 'neutral' }
}
