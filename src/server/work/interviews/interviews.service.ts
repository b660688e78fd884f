import { type InterviewAnswer, type InterviewBody, maxAnswers, type PreparationBody } from '#contract/interviews.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { lockVisibleApplication } from '#server/work/applications/application-changes.service.ts'
import { readDetails } from '#server/work/applications/application-reading.service.ts'
import { badRequest, conflict, forbidden, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { formatStart } from './interview-texts.ts'
import {
  changeInterview,
  countInterviews,
  findClientZone,
  findInterview,
  insertInterview,
  listOfApplication,
  lockInterview,
  removeInterviews,
  resetReminder,
  type StoredInterview,
} from './interviews.store.ts'

export { listInterviewsForExport, purgeInterviews } from './interviews.store.ts'
export { listFeedForExport } from './calendar-feeds.store.ts'
export { listFollowUpsForExport } from './follow-ups.store.ts'

const missing = 'Interview not found'

export async function requireInterview(db: Queryable, actor: Actor, id: string) {
  const found = await findInterview(db, actor, id)
  if (!found) throw notFound(missing)
  return found
}

export async function readInterviews(db: Queryable, actor: Actor, applicationId: string) {
  await readDetails(db, actor, applicationId)
  return listOfApplication(db, applicationId)
}

type LockedApplication = Awaited<ReturnType<typeof lockVisibleApplication>>

/** Replaces the interviews of an application. Those that are no longer listed are removed. */
export async function storeInterviews(
  { db, jobs }: TransactionContext,
  actor: Actor,
  applicationId: string,
  list: readonly InterviewBody[],
) {
  return db.transaction(async (tx) => {
    const application = await lockVisibleApplication(tx, actor, applicationId)
    const before = await listOfApplication(tx, applicationId)
    const stored = new Map(before.map((interview) => [interview.id, interview]))
    const ids = list.flatMap(({ id }) => id ?? [])
    if (new Set(ids).size < ids.length) throw badRequest('Each interview can be listed once')
    if (ids.some((id) => !stored.has(id))) throw notFound(missing)
    const removed = before.filter(({ id }) => !ids.includes(id))
    await removeInterviews(
      tx,
      removed.map(({ id }) => id),
    )
    const context = { db: tx, jobs }
    const moved: string[] = []
    for (const { id, ...interview } of list) {
      const previous = id === undefined ? undefined : stored.get(id)
      if (!previous) await addInterview(tx, application, interview)
      else if (await updateInterview(context, actor, { ...previous, userId: application.userId }, interview))
        moved.push(previous.id)
    }
    const saved = await listOfApplication(tx, applicationId)
    await recordChange(context, actor, application, saved, {
      added: list.length - ids.length,
      changed: moved.length,
      removed: removed.length,
    })
    return saved
  })
}

async function addInterview(
  tx: Queryable,
  { id: applicationId, userId }: LockedApplication,
  { notes, outcome, ...interview }: Omit<InterviewBody, 'id'>,
) {
  await requireRoom(tx, 'interviews', userId, () => countInterviews(tx, userId))
  await insertInterview(tx, {
    ...interview,
    userId,
    applicationId,
    notes: notes || null,
    outcome: outcome || null,
  })
}

type OwnedInterview = StoredInterview & { userId: string }

const isSameTime = (a: string, b: string) => Date.parse(a) === Date.parse(b)

/** Whether calendars have to know about the change. */
const isMoved = (
  before: StoredInterview,
  { startsAt, endsAt, timeZone, kind, place, people }: Omit<InterviewBody, 'id'>,
) =>
  !isSameTime(before.startsAt, startsAt) ||
  !isSameTime(before.endsAt, endsAt) ||
  before.timeZone !== timeZone ||
  before.kind !== kind ||
  before.place !== place ||
  JSON.stringify(before.people) !== JSON.stringify(people)

/** Returns whether its time, place, people or kind changed. The client's notes are the client's. */
async function updateInterview(
  context: TransactionContext,
  actor: Actor,
  before: OwnedInterview,
  { notes, outcome, ...interview }: Omit<InterviewBody, 'id'>,
) {
  const moved = isMoved(before, interview)
  const texts = { ...(actor.role === 'user' ? toText('notes', notes) : {}), ...toText('outcome', outcome) }
  await changeInterview(context.db, before.id, { ...interview, ...texts, moved })
  if (!isSameTime(before.startsAt, interview.startsAt)) await resetReminder(context.db, before.id)
  await recordOutcome(context, actor, before, texts.outcome)
  return moved
}

/** The column of a text, unless it stays as it is. */
const toText = <Name extends string>(name: Name, text: string | null | undefined) =>
  (text === undefined ? {} : { [name]: text || null }) as Partial<Record<Name, string | null>>

async function recordOutcome(
  context: TransactionContext,
  actor: Actor,
  { id: interviewId, userId, applicationId, outcome: former }: OwnedInterview,
  outcome: string | null | undefined,
) {
  if (!outcome || outcome === former) return
  await recordEvent(context, actor, { type: 'interview.outcome', userId, applicationId, interviewId })
}

async function recordChange(
  context: TransactionContext,
  actor: Actor,
  { id: applicationId, userId, company, position }: LockedApplication,
  stored: readonly StoredInterview[],
  counts: { added: number; changed: number; removed: number },
) {
  const { added, changed, removed } = counts
  if (added + changed + removed === 0) return recordEvent(context, actor, { type: 'interviews.saved', userId })
  const coming = stored.find(({ startsAt }) => Date.parse(startsAt) > Date.now())
  const clientZone = await findClientZone(context.db, userId)
  const next = coming ? { id: coming.id, start: formatStart({ ...coming, clientZone }) } : null
  const application = { userId, applicationId, company, position }
  return recordEvent(context, actor, { type: 'interviews.changed', ...application, ...counts, next })
}

/** The answers with this one in place of the one about the same. A blank one removes it. */
function replaceAnswer(answers: readonly InterviewAnswer[], answer: InterviewAnswer) {
  const others = answers.filter(({ part, about }) => part !== answer.part || about !== answer.about)
  if (answer.text === '') return others
  if (others.length >= maxAnswers) throw conflict('There is no room for another answer. Please clear one first.')
  return [...others, answer]
}

/** Stores notes, answers, checklist and outcome. Each side writes its own notes only. */
export async function storePreparation(
  { db, jobs }: TransactionContext,
  actor: Actor,
  id: string,
  body: PreparationBody,
) {
  return db.transaction(async (tx) => {
    const before = await lockInterview(tx, actor, id)
    if (!before) throw notFound(missing)
    const isClient = actor.id === before.userId
    if (isClient ? body.teamNotes !== undefined : body.notes !== undefined || body.answer !== undefined)
      throw forbidden(isClient ? 'These notes are by your account manager' : "These notes are the client's own")
    const texts = {
      ...toText('notes', body.notes),
      ...toText('teamNotes', body.teamNotes),
      ...toText('outcome', body.outcome),
    }
    const checklist = body.checklist && { checklist: [...new Set(body.checklist)] }
    const answers = body.answer && { answers: replaceAnswer(before.answers, body.answer) }
    await changeInterview(tx, id, { ...texts, ...checklist, ...answers, moved: false })
    const context = { db: tx, jobs }
    await recordOutcome(context, actor, before, texts.outcome)
    await recordEvent(context, actor, { type: 'preparation.saved', userId: before.userId })
    return requireInterview(tx, actor, id)
  })
}
