const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** Less time left than this counts as urgent. */
const soon = 4 * hour

/** `5 min`, `7 h`, `3 days`. */
export function lengthOf(milliseconds: number) {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`
  if (milliseconds < 2 * day) return `${Math.floor(milliseconds / hour)} h`
  return `${Math.floor(milliseconds / day)} days`
}

/** `due in 5 h`, `late by 2 h`. */
export function dueText(dueAt: string, now: number) {
  const left = Date.parse(dueAt) - now
  return left >= 0 ? `due in ${lengthOf(left)}` : `late by ${lengthOf(-left)}`
}

export function dueTone(dueAt: string, now: number) {
  const left = Date.parse(dueAt) - now
  if (left < 0) return 'danger'
  return left < soon ? 'warning' : 'neutral'
}
