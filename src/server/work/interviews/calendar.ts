import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { productName } from '#contract/plans.ts'
import { kindTexts } from './interview-texts.ts'
import type { InterviewEvent } from './interviews.store.ts'

const aDay = 24 * 60 * 60
const refreshSeconds = 60 * 60

/** The library escapes line breaks. Calendar programs fail at other control characters and Unicode's own line separators. */
const clean = (text: string) => text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')

/**
 * Interviews as an iCalendar document (RFC 5545). Times are in UTC, which needs no table of time zones. The UID of an interview
 * never changes, so a calendar program replaces its earlier copy.
 */
export function writeCalendar(events: readonly InterviewEvent[], appUrl: URL) {
  const calendar = ical({
    name: `${productName} interviews`,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: productName, product: 'Interviews', language: 'EN' },
    ttl: refreshSeconds,
  })
  for (const event of events) addEvent(calendar, event, appUrl)
  return `${calendar.toString()}\r\n`
}

function addEvent(calendar: ReturnType<typeof ical>, event: InterviewEvent, appUrl: URL) {
  const { id, company, position, kind, people, removedAt, updatedAt } = event
  const summary = clean(`Interview: ${position} at ${company}`)
  const place = event.place === null ? null : clean(event.place)
  const page = new URL(`/interviews/${id}`, appUrl).href
  const description = [
    kindTexts[kind],
    ...(people.length > 0 ? [`With ${clean(people.join(', '))}`] : []),
    `Prepare for it: ${page}`,
  ].join('\n')
  const changedAt = new Date(updatedAt)
  const created = calendar.createEvent({
    id: `${id}@${appUrl.hostname}`,
    sequence: event.sequence,
    stamp: changedAt,
    lastModified: changedAt,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    summary,
    description,
    location: place,
    url: place !== null && isWebLink(place) ? new URL(place).href : page,
    status: removedAt === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
  })
  if (removedAt === null) created.createAlarm({ type: ICalAlarmType.display, trigger: aDay, description: summary })
}

const isWebLink = (place: string) => /^https?:\/\/\S+$/i.test(place) && URL.canParse(place)
