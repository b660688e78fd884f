import type { SuggestedInterview } from '#contract/inbox.ts'
import { maxInterviews, type InterviewBody } from '#contract/interviews.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { AcceptedBefore } from '#server/db/schema.ts'
import type { TransactionContext } from '#server/deps.ts'
import { conflict } from '#server/http/errors.ts'
import { storeInterviews } from './interviews.service.ts'
import { findLastChange, listOfApplication, restoreInterview, type StoredInterview } from './interviews.store.ts'

export type AcceptedInterview = NonNullable<AcceptedBefore['interview']>

const toBody = ({ id, startsAt, endsAt, timeZone, kind, place, people }: StoredInterview): InterviewBody => ({
  id,
  startsAt,
  endsAt,
  timeZone,
  kind,
  place,
  people,
  notes: undefined,
  outcome: undefined,
})

/** Adds, moves or removes the interview that a mail names, and says how to put it back. */
export async function applySuggestedInterview(
  context: TransactionContext,
  actor: Actor,
  applicationId: string,
  { interviewId, canceled, ...interview }: SuggestedInterview,
): Promise<AcceptedInterview> {
  const { db } = context
  const before = await listOfApplication(db, applicationId)
  const known = before.find(({ id }) => id === interviewId)
  if (canceled && !known) throw conflict('This interview was removed already. Please dismiss the suggestion.')
  if (!known && before.length >= maxInterviews) throw conflict(`An application can have ${maxInterviews} interviews.`)
  const others = before.filter((each) => each !== known).map(toBody)
  const changed = known ? { ...toBody(known), ...interview } : { ...interview, people: [], notes: null, outcome: null }
  const saved = await storeInterviews(context, actor, applicationId, canceled ? others : [...others, changed])
  const ids = new Set(before.map(({ id }) => id))
  const id = known?.id ?? saved.find((each) => !ids.has(each.id))?.id ?? ''
  return {
    id,
    change: canceled ? 'removed' : known ? 'moved' : 'added',
    updatedAt: await findLastChange(db, id),
    former: known && !canceled ? toTimes(known) : null,
  }
}

const toTimes = ({ startsAt, endsAt, timeZone, kind, place }: StoredInterview) => ({
  startsAt,
  endsAt,
  timeZone,
  kind,
  place,
})

/** Puts back what `applySuggestedInterview` did. A 409 if the interview was changed since. */
export async function takeBackInterview(
  context: TransactionContext,
  actor: Actor,
  applicationId: string,
  { id, change, updatedAt, former }: AcceptedInterview,
) {
  const { db } = context
  if ((await findLastChange(db, id)) !== updatedAt)
    throw conflict('The interview was changed since, so this stays. Please change it by hand.')
  if (change === 'removed') await restoreInterview(db, id)
  const list = (await listOfApplication(db, applicationId)).map(toBody)
  const others = list.filter((each) => each.id !== id)
  if (change === 'added') await storeInterviews(context, actor, applicationId, others)
  const moved = list.find((each) => each.id === id)
  if (change === 'moved' && moved && former)
    await storeInterviews(context, actor, applicationId, [...others, { ...moved, ...former }])
}
