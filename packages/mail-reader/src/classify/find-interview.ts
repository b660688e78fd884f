import { DateTime } from 'luxon'
import { findDays, findTimes, type NamedDay, type NamedTime } from '#mail/dates/find-dates.ts'
import { findNamedZone } from '#mail/dates/named-zones.ts'
import type { ProposedInterview } from '#mail/model/classification.ts'
import type { CalendarEvent, ReadMail } from '#mail/model/mail.ts'
import { findMeetingLink } from '#mail/read/meeting-links.ts'
import { toSentences } from './sentences.ts'

const anHour = 60 * 60 * 1000

/** The interview that a mail sets: of its calendar file, else of its text where day, time and zone are certain. */
export function findInterview(mail: ReadMail): ProposedInterview | null {
  const events = mail.calendar.filter(({ method }) => method === 'REQUEST' || method === 'CANCEL')
  const [event] = events
  if (event) return events.length === 1 ? toInterview(event, mail) : null
  const found = findMoment(mail)
  if (!found) return null
  const joinUrl = findMeetingLink(mail.text)
  return {
    ...found,
    kind: findMeetingKind(mail.text, joinUrl, null),
    joinUrl,
    location: null,
    uid: null,
    cancelled: false,
  }
}

function toInterview({ method, startsAt, endsAt, timeZone, uid, url, location }: CalendarEvent, mail: ReadMail) {
  // The address of a meeting whose host we don't know is still the place.
  const link = url ?? (/^https?:/.test(location) ? location : null)
  const place = location === '' || location === link ? null : location
  const kind = findMeetingKind(`${mail.text} ${location}`, link, place)
  return { startsAt, endsAt, timeZone, kind, joinUrl: link, location: place, uid, cancelled: method === 'CANCEL' }
}

function findMeetingKind(text: string, joinUrl: string | null, place: string | null): ProposedInterview['kind'] {
  if (joinUrl || /\b(?:video|zoom|teams|google meet|webex|skype|videointerview)\b/i.test(text)) return 'video'
  if (/\b(?:phone|call you|telefon\p{L}*|anrufen)\b/iu.test(text)) return 'phone'
  return place || /\b(?:on-?site|in person|our office|room|vor ort|raum|haus)\b/i.test(text) ? 'on_site' : 'other'
}

const deadline = /\b(?:by|before|until|no later than|deadline|bis|spätestens)\s*$/i

/** One day, one time and one zone; a choice of several is none. */
function findMoment(mail: ReadMail) {
  const sentences = toSentences('', mail.text).filter(({ isSubject }) => !isSubject)
  const whole = mail.text.replaceAll(/\s+/g, ' ')
  const inOne = sentences
    .map(({ text }) => readMoments(text))
    .filter(({ days, times }) => days.length > 0 && times.length > 0)
  const [found = readMoments(whole)] = inOne
  if (inOne.length > 1 && new Set(inOne.map((each) => JSON.stringify([each.keys]))).size > 1) return null
  const [day, anotherDay] = found.days
  const [time, anotherTime] = found.times
  if (!day || !time || anotherDay || anotherTime) return null
  const zone = findNamedZone(time.rest) ?? findNamedZone(found.text.slice(day.end, day.end + 40))
  const date = zone ? toDate(day, time, zone, mail.date) : null
  if (!date || !zone) return null
  const until = time.until && date.set(time.until)
  const end = until && until > date ? until.toMillis() : date.toMillis() + anHour
  return { startsAt: date.toJSDate().toISOString(), endsAt: new Date(end).toISOString(), timeZone: zone }
}

function readMoments(text: string) {
  const days = unique(
    findDays(text).filter(({ index }) => !deadline.test(text.slice(Math.max(0, index - 20), index))),
    ({ month, day }) => `${month}-${day}`,
  )
  // Numbers of a date are no time of day.
  const blank = days.reduce(
    (all, { index, end }) => all.slice(0, index) + '_'.repeat(end - index) + all.slice(end),
    text,
  )
  const times = unique(findTimes(blank), ({ hour, minute }) => `${hour}:${minute}`)
  return {
    text,
    days,
    times,
    keys: [days.map(({ month, day }) => [month, day]), times.map(({ hour, minute }) => [hour, minute])],
  }
}

function unique<Item>(items: Item[], toKey: (item: Item) => string): Item[] {
  return items.filter((item, index) => items.findIndex((each) => toKey(each) === toKey(item)) === index)
}

/** A day without a year is the next one. A weekday that is another day's makes it uncertain. */
function toDate({ year, month, day, weekday }: NamedDay, { hour, minute }: NamedTime, zone: string, sentAt: string) {
  const sent = DateTime.fromISO(sentAt, { zone })
  const inYear = (each: number) => DateTime.fromObject({ year: each, month, day, hour, minute }, { zone })
  const date = year
    ? inYear(year)
    : [inYear(sent.year), inYear(sent.year + 1)].find((each) => each >= sent.startOf('day'))
  if (!date?.isValid || (weekday && date.weekday !== weekday)) return null
  return date > sent.minus({ days: 1 }) && date < sent.plus({ months: 6 }) ? date : null
}
