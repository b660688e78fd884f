import { timeAgo } from '#web/lib/format/time.ts'

const day = 24 * 60 * 60 * 1000

/** How long nothing has been done for a client: in days, so that those who wait longest stand out. */
export function lastActionText(moment: string, now = Date.now()) {
  const days = Math.floor((now - Date.parse(moment)) / day)
  return days < 2 ? timeAgo(moment, now) : `${days} days ago`
}
