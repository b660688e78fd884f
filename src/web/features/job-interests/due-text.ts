import type { BadgeTone } from '#web/ui/feedback/badge.tsx'

const minute = 60_000
const hour = 60 * minute
/** When a promise begins to press. */
const soon = 4 * hour

function lengthText(length: number) {
  if (length < hour) return `${Math.floor(length / minute)} min`
  if (length < 48 * hour) return `${Math.floor(length / hour)} h`
  return `${Math.floor(length / (24 * hour))} days`
}

/** How a promise stands, in words and in a colour. */
export function dueText(dueAt: string, now: number): { text: string; tone: BadgeTone } {
  const left = Date.parse(dueAt) - now
  if (Math.abs(left) < minute) return { text: 'due now', tone: 'warning' }
  if (left < 0) return { text: `late by ${lengthText(-left)}`, tone: 'danger' }
  return { text: `due in ${lengthText(left)}`, tone: left < soon ? 'warning' : 'neutral' }
}
