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

const exactMoment = { dateStyle: 'medium', timeStyle: 'short' } as const
const exactUtc = new Intl.DateTimeFormat('en-US', { ...exactMoment, timeZone: 'UTC' })

/** A timestamp's day and time in the reader's time zone: `Nov 21, 2026, 3:40 PM`. */
export const showMoment = (moment: string) => new Date(moment).toLocaleString('en-US', exactMoment)
/** The same in UTC: `Nov 21, 2026, 8:40 PM UTC`. */
export const showUtcMoment = (moment: string) => `${exactUtc.format(new Date(moment))} UTC`

/** A timestamp as the value of a `datetime-local` input, in the reader's time zone. */
export function toLocalInput(moment: string) {
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length)
}

/** A date that a person chose is stored as midnight in UTC, and shown as that day in every time zone. */
export const showChosenDay = (moment: string) =>
  isChosenDay(moment) ? formatChosenDay(new Date(moment)) : showDay(moment)

const isChosenDay = (moment: string) => Date.parse(moment) % 86_400_000 === 0
