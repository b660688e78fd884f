export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

// Put together by hand: a browser takes longer to make its first formatter than to draw a table.
const dayText = (year: number, month: number, day: number) => `${monthNames[month]} ${day}, ${year}`

/** The day of a moment, where the reader is: `Nov 21, 2026`. */
export function showDay(moment: string) {
  const date = new Date(moment)
  return dayText(date.getFullYear(), date.getMonth(), date.getDate())
}

/** The time of a moment, where the reader is: `3:40 pm`. */
export function showTime(moment: string) {
  const date = new Date(moment)
  const hours = date.getHours()
  return `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** A date that a person chose is kept as its midnight in UTC, and is that same day in every time zone. */
export function showChosenDay(moment: string) {
  if (!isChosenDay(moment)) return showDay(moment)
  const date = new Date(moment)
  return dayText(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
}

const isChosenDay = (moment: string) => Date.parse(moment) % 86_400_000 === 0
