import { lazyDateFormat } from './lazy-date-format.ts'

const formatUtcDay = lazyDateFormat({ dateStyle: 'medium', timeZone: 'UTC' })

/** A timestamp's day in the reader's time zone: `Nov 21, 2026`. */
export function showDay(moment: string) {
  const date = new Date(moment)
  // The shared format of UTC days: a format per date would take longer than the rest of its row.
  return formatUtcDay(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
}

/** A timestamp's time in the reader's time zone: `3:40 pm`. */
export function showTime(moment: string) {
  const date = new Date(moment)
  const hours = date.getHours()
  return `${hours % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`
}

const exactMoment = { dateStyle: 'medium', timeStyle: 'short' } as const
const formatUtcMoment = lazyDateFormat({ ...exactMoment, timeZone: 'UTC' })

/** A timestamp's day and time in the reader's time zone: `Nov 21, 2026, 3:40 PM`. */
export const showMoment = (moment: string) => new Date(moment).toLocaleString('en-US', exactMoment)
/** The same in UTC: `Nov 21, 2026, 8:40 PM UTC`. */
export const showUtcMoment = (moment: string) => `${formatUtcMoment(new Date(moment))} UTC`

/** A timestamp as the value of a `datetime-local` input, in the reader's time zone. */
export function toLocalInput(moment: string) {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

/** A date that a person chose is stored as midnight in UTC, and shown as that day in every time zone. */
export const showChosenDay = (moment: string) =>
  isChosenDay(moment) ? formatUtcDay(new Date(moment)) : showDay(moment)

const isChosenDay = (moment: string) => Date.parse(moment) % 86_400_000 === 0
