import type { Interview } from '#contract/interviews.ts'
import { formatPlural } from '#web/ui/data/format-number.ts'

/** A day and a time by the clock of a zone, as the values of date and time inputs. */
export interface ZonedTime {
  date: string
  time: string
}

const getParts = (moment: number, timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
}

export function toZonedTime(moment: string, timeZone: string): ZonedTime {
  const { year, month, day, hour, minute } = getParts(Date.parse(moment), timeZone)
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` }
}

/** What the clock of the zone shows at a moment, read as UTC. */
function readClock(moment: number, timeZone: string) {
  const { date, time } = toZonedTime(new Date(moment).toISOString(), timeZone)
  return Date.parse(`${date}T${time}:00Z`)
}

/** The moment at which the clock of the zone shows this time. A time that summer time skips counts as one hour later. */
export function fromZonedTime({ date, time }: ZonedTime, timeZone: string) {
  const clock = Date.parse(`${date}T${time}:00Z`)
  const guess = clock - (readClock(clock, timeZone) - clock)
  // The offset at the guess is the right one, except within hours of a change.
  const second = clock - (readClock(guess, timeZone) - guess)
  return new Date(readClock(second, timeZone) === clock ? second : guess).toISOString()
}

/** `Tuesday, November 24, 2026 at 3:00 PM GMT+1`. */
export const showZonedTime = (moment: string, timeZone: string) =>
  new Date(moment).toLocaleString('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })

const dayFormat = { weekday: 'long', month: 'long', day: 'numeric' } as const
const clockFormat = { hour: 'numeric', minute: '2-digit' } as const

/** `Europe/Berlin` is Berlin. */
const toCity = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')

type Times = Pick<Interview, 'startsAt' | 'endsAt' | 'timeZone' | 'kind'>

/** When an interview is, by the clock of the person: the reader's own, or the one of the place if they go there. Then by the other clock, if it shows another time. */
export function showTimes({ startsAt, endsAt, timeZone, kind }: Times, ownZone: string) {
  // Browsers and servers use different narrow spaces. A time stays on one line, and so does a day with its month.
  const show = (zone: string, day: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...clockFormat, ...day, timeZone: zone })
      .formatRange(Date.parse(startsAt), Date.parse(endsAt))
      .replaceAll(/\s/g, ' ')
      .replaceAll(/ (?=–|[AP]M)|(?<=[a-z]{3}) (?=\d)/g, '\u00A0')
      .replaceAll(/(?<=–) (?=\d)/g, '\u2060\u00A0')
  const [own, place] = [toZonedTime(startsAt, ownZone), toZonedTime(startsAt, timeZone)]
  if (own.date === place.date && own.time === place.time) return { first: show(timeZone, dayFormat), other: null }
  const endsOnSameDay = (zone: string) => toZonedTime(startsAt, zone).date === toZonedTime(endsAt, zone).date
  const clocks = [
    { zone: ownZone, name: 'your time' },
    { zone: timeZone, name: `${toCity(timeZone)} time` },
  ]
  const [first = '', other = ''] = (kind === 'on_site' ? clocks.toReversed() : clocks).map(
    ({ zone, name }, index) =>
      `${show(zone, index > 0 && own.date === place.date && endsOnSameDay(zone) ? {} : dayFormat)} ${name}`,
  )
  return { first, other }
}

/** `45 minutes`, `3 hours` or `1 hour 15 minutes`. */
export function showDuration({ startsAt, endsAt }: Pick<Interview, 'startsAt' | 'endsAt'>) {
  const minutes = Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
  const parts = [formatPlural(Math.floor(minutes / 60), 'hour'), formatPlural(minutes % 60, 'minute')]
  return parts.filter((part) => !part.startsWith('0')).join(' ')
}

/** All zones of the browser, with the chosen one even if the browser calls it by another name. */
export function listTimeZones(chosen: string) {
  const known = Intl.supportedValuesOf('timeZone')
  return [...new Set(['UTC', ...known, chosen])].map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}
