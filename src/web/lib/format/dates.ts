import { lazyDateFormat } from './lazy-date-format.ts'

const formatChosenDay = lazyDateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** A timestamp's day in the reader's time zone: `Nov 21, 2026`. */
export const showDay = (moment: string) => new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' })

/** A timestamp's time in the reader's time zone: `3:40 pm`. */
export function showTime(moment: string) {
  const date = new Date(moment)
  const hours = date.getHours()
  return `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

/** A date that a person chose is stored as midnight in UTC, and shown as that day in every time zone. */
export const showChosenDay = (moment: string) =>
  isChosenDay(moment) ? formatChosenDay(new Date(moment)) : showDay(moment)

const isChosenDay = (moment: string) => Date.parse(moment) % 86_400_000 === 0
