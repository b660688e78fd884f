import { getNow } from '#web/lib/format/page-clock.ts'
import { timeAgo } from '#web/lib/format/time.ts'

const day = 24 * 60 * 60 * 1000

/** The time since the last action for a client, in days, so that long waits are easy to see. */
export function formatLastAction(moment: string, now = getNow()) {
  const days = Math.floor((now - Date.parse(moment)) / day)
  return days < 2 ? timeAgo(moment, now) : `${days} days ago`
}
