import { getNow } from './page-clock.ts'

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** The time since a timestamp, in words: `3 hours ago`, `yesterday`. */
export function timeAgo(moment: string, now = getNow()) {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1_000)
  const unit = units.find(([, length]) => seconds >= length)
  if (!unit) return 'just now'
  return words.format(-Math.floor(seconds / unit[1]), unit[0])
}
