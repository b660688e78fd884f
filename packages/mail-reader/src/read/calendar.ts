import ICAL from 'ical.js'
import { DateTime } from 'luxon'
import { maxBodyCharacters, maxEvents } from '#mail/limits.ts'
import type { CalendarEvent } from '#mail/model/mail.ts'
import { findMeetingLink } from './meeting-links.ts'
import { findTimeZone } from './time-zones.ts'

const anHour = 60 * 60 * 1000

/** The events of a mail's calendar files, each once. Those without a time or a known zone are left to the files. */
export function readCalendar(files: [bytes: Uint8Array, method: string | undefined][]): CalendarEvent[] {
  const events = new Map<string, CalendarEvent>()
  for (const [bytes, method] of files)
    for (const event of readFile(new TextDecoder().decode(bytes), method))
      if (events.size < maxEvents) events.set(`${event.method} ${event.uid} ${event.startsAt}`, event)
  return [...events.values()]
}

function readFile(text: string, method: string | undefined): CalendarEvent[] {
  if (text.length > maxBodyCharacters) return []
  const calendar = parse(text)
  if (!calendar) return []
  const stated = calendar.getFirstPropertyValue('method') ?? method ?? 'PUBLISH'
  const zone = calendar.getFirstPropertyValue('x-wr-timezone')
  return calendar
    .getAllSubcomponents('vevent')
    .slice(0, maxEvents)
    .flatMap((event) => {
      const read = readEvent(event, typeof zone === 'string' ? zone : '')
      return read ? [{ method: toText(stated).toUpperCase(), ...read }] : []
    })
}

function parse(text: string) {
  try {
    const [first] = [ICAL.parse(text)].flat(1)
    const parsed: unknown = first === 'vcalendar' ? ICAL.parse(text) : first
    return Array.isArray(parsed) ? new ICAL.Component(parsed) : null
  } catch {
    return null
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function readEvent(event: ICAL.Component, calendarZone: string): Omit<CalendarEvent, 'method'> | null {
  const get = (name: string) => toText(event.getFirstPropertyValue(name))
  const start = readTime(event, 'dtstart', calendarZone)
  const uid = get('uid')
  if (!start || uid === '') return null
  const end = readTime(event, 'dtend', calendarZone)?.at ?? start.at + (readDuration(event) || anHour)
  const location = get('location')
  const links = ['x-microsoft-skypeteamsmeetingurl', 'x-google-conference', 'conference', 'url'].map(get)
  return {
    uid,
    sequence: Number(event.getFirstPropertyValue('sequence')) || 0,
    startsAt: new Date(start.at).toISOString(),
    endsAt: new Date(Math.max(end, start.at)).toISOString(),
    timeZone: start.timeZone,
    summary: get('summary'),
    location,
    url: links.find((link) => link.startsWith('https://')) ?? findMeetingLink(`${location}\n${get('description')}`),
  }
}

function readDuration(event: ICAL.Component) {
  const duration = event.getFirstPropertyValue('duration')
  return duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0
}

function readTime(event: ICAL.Component, name: string, calendarZone: string) {
  const property = event.getFirstProperty(name)
  const time = property?.getFirstValue()
  if (!(time instanceof ICAL.Time) || time.isDate) return null
  const tzid = toText(property?.getFirstParameter('tzid')) || calendarZone
  const timeZone = findTimeZone(tzid)
  const { year, month, day, hour, minute, second } = time
  const isUtc = time.zone === ICAL.Timezone.utcTimezone
  const zone = isUtc ? 'utc' : timeZone
  const at = zone
    ? DateTime.fromObject({ year, month, day, hour, minute, second }, { zone }).toMillis()
    : toMoment(time, findDefinition(event, tzid))
  return at === null || Number.isNaN(at) ? null : { at, timeZone }
}

/** A zone that the file itself defines. Only yearly rules are followed: others could go on for ever. */
function findDefinition(event: ICAL.Component, tzid: string) {
  const found = event.parent
    ?.getAllSubcomponents('vtimezone')
    .find((zone) => toText(zone.getFirstPropertyValue('tzid')) === tzid)
  const changes = found?.getAllSubcomponents() ?? []
  const areYearly = changes.every((change) => {
    const rules = change.getAllProperties('rrule').map((rule) => rule.getFirstValue())
    return rules.length < 3 && rules.every((rule) => rule instanceof ICAL.Recur && rule.freq === 'YEARLY')
  })
  return found && changes.length < 20 && areYearly ? found : null
}

function toMoment(time: ICAL.Time, definition: ICAL.Component | null) {
  if (!definition || time.year > 2200) return null
  const offset = new ICAL.Timezone({ component: definition, tzid: '' }).utcOffset(time)
  const { year, month, day, hour, minute, second } = time
  return Date.UTC(year, month - 1, day, hour, minute, second) - offset * 1000
}
