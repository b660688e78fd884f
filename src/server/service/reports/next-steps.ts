import { DateTime } from 'luxon'
import type { Queryable } from '#server/db/client.ts'
import { countOpenWork, listInterviewsNext } from './report-records.store.ts'
import { defaultZone, isTimeZone } from './report-weeks.ts'

type Interview = Awaited<ReturnType<typeof listInterviewsNext>>[number]
type OpenWork = Awaited<ReturnType<typeof countOpenWork>>

/** What comes next for a client, in sentences. */
export async function readNextSteps(db: Queryable, userId: string, now: Date) {
  const interviews = await listInterviewsNext(db, userId, now.toISOString())
  return toNextSteps(interviews, await countOpenWork(db, userId))
}

const count = (number: number, singular: string) => `${number} ${singular}${number === 1 ? '' : 's'}`
const wait = (number: number) => (number === 1 ? 'waits' : 'wait')

function toNextSteps(interviews: readonly Interview[], { questions, approvals, interests }: OpenWork) {
  return [
    ...interviews.map(toSentence),
    ...(questions > 0 ? [`Please answer ${count(questions, 'question')} about your applications.`] : []),
    ...(approvals > 0
      ? [`Please decide on ${count(approvals, 'application')} that ${wait(approvals)} for your approval.`]
      : []),
    ...(interests > 0 ? [`We answer ${count(interests, 'job interest')} that you submitted.`] : []),
  ]
}

function toSentence({ startsAt, timeZone, company, position }: Interview) {
  const zone = isTimeZone(timeZone) ? timeZone : defaultZone
  const local = DateTime.fromISO(startsAt, { zone, locale: 'en-US' })
  return `Interview for ${position} at ${company}: ${local.toFormat("cccc, LLLL d 'at' h:mm a")} (${zone}).`
}
