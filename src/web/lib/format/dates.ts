import { lazyDateFormat } from './lazy-date-format.ts'

const formatDay = lazyDateFormat({ dateStyle: 'medium' })
const formatTime = lazyDateFormat({ timeStyle: 'short' })
const formatMoment = lazyDateFormat({ dateStyle: 'medium', timeStyle: 'short' })
const formatMomentWithZone = lazyDateFormat({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})
const formatExactMoment = lazyDateFormat({ dateStyle: 'medium', timeStyle: 'medium' })
const formatUtcDay = lazyDateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
const formatUtcMoment = lazyDateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A timestamp's day in the reader's time zone: `Nov 21, 2026`. */
export const showDay = (moment: string) => formatDay(new Date(moment))

/** A timestamp's time in the reader's time zone: `3:40 pm`. */
export const showTime = (moment: string) => formatTime(new Date(moment)).toLowerCase().replace(/\s/, ' ')

/** A timestamp's day and time in the reader's time zone: `Nov 21, 2026, 3:40 PM`. */
export const showMoment = (moment: string) => formatMoment(new Date(moment))
/** The same with the zone, for what takes place elsewhere: `Nov 21, 2026, 3:40 PM EST`. */
export const showMomentWithZone = (moment: string) => formatMomentWithZone(new Date(moment))
/** The same with seconds. */
export const showExactMoment = (moment: string) => formatExactMoment(new Date(moment))
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
