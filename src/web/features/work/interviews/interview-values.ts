import { z } from 'zod/mini'
import { limits, optionalText, requiredText } from '#contract/fields.ts'
import {
  type Interview,
  type InterviewBody,
  type InterviewKind,
  interviewBody,
  interviewKinds,
} from '#contract/interviews.ts'
import { getOwnTimeZone } from '#web/lib/format/page-clock.ts'
import { fromZonedTime, toZonedTime } from './zoned-time.ts'

const date = requiredText('2026-01-31'.length, 'Please choose a day').check(
  z.regex(/^\d{4}-\d\d-\d\d$/, 'Please choose a day'),
)
const time = requiredText('23:59'.length, 'Please choose a time').check(z.regex(/^\d\d:\d\d$/, 'Please choose a time'))

/** The fields of the form: the day and the times by the clock of the interview's place. */
const fields = z
  .object({
    date,
    starts: time,
    ends: time,
    timeZone: interviewBody.shape.timeZone,
    kind: z.enum(interviewKinds),
    place: optionalText(limits.link),
    people: interviewBody.shape.people,
  })
  .check(
    z.refine(({ starts, ends }) => ends > starts, { error: 'Please choose an end after the start', path: ['ends'] }),
  )

/** The form's fields, and the interview that they describe. */
export const interviewForm = z.pipe(
  fields,
  z.transform(({ date, starts, ends, timeZone, ...details }): InterviewBody => ({
    ...details,
    timeZone,
    startsAt: fromZonedTime({ date, time: starts }, timeZone),
    endsAt: fromZonedTime({ date, time: ends }, timeZone),
  })),
)
export type InterviewInput = z.input<typeof interviewForm>

export const kindLabels: Record<InterviewKind, string> = {
  video: 'By video',
  phone: 'By phone',
  on_site: 'On site',
  other: 'Other',
}

export function toFormValues(interview: Interview | undefined) {
  if (!interview)
    return {
      date: '',
      starts: '10:00',
      ends: '11:00',
      timeZone: getOwnTimeZone(),
      kind: 'video' as const,
      place: '',
      people: [],
    }
  const { startsAt, endsAt, timeZone, kind, place, people } = interview
  const start = toZonedTime(startsAt, timeZone)
  return {
    date: start.date,
    starts: start.time,
    ends: toZonedTime(endsAt, timeZone).time,
    timeZone,
    kind,
    place: place ?? '',
    people,
  }
}

/** A stored interview in the list that is sent back. Notes and outcome are left out, so they stay as they are. */
export const toStoredBody = ({ id, startsAt, endsAt, timeZone, kind, place, people }: Interview): InterviewBody => ({
  id,
  startsAt,
  endsAt,
  timeZone,
  kind,
  place,
  people,
})
