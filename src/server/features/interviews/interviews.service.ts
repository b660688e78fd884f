import type { InterviewBody, PreparationBody } from '#contract/interviews.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { lockApplicationFor } from '#server/features/applications/application-changes.service.ts'
import { readDetails } from '#server/features/applications/application-reading.service.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { touchClient } from '#server/features/clients/clients.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findAccountManager } from '#server/features/users/users.service.ts'
import { badRequest, forbidden, notFound } from '#server/http/errors.ts'
import { requireRoom } from '#server/http/quotas.ts'
import { formatStart } from './interview-texts.ts'
import {
  changeInterview,
  countInterviews,
  findInterview,
  insertInterview,
  listOfApplication,
  lockInterview,
  removeInterviews,
  resetReminder,
} from './interviews.store.ts'
import type { StoredInterview } from './interviews.store.ts'

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

type LockedApplication = Awaited<ReturnType<typeof lockApplicationFor>>

/** Replaces the interviews of an application. Those that are no longer listed are removed. */
export async function saveInterviewsAs(
  { db, jobs }: TransactionContext,
  actor: Actor,
  applicationId: string,
  list: readonly InterviewBody[],
) {
  return db.transaction(async (tx) => {
    const application = await lockApplicationFor(tx, actor, applicationId)
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
    const moved: string[] = []
    for (const { id, ...interview } of list) {
      const previous = id === undefined ? undefined : stored.get(id)
      if (!previous) await addInterview(tx, application, interview)
      else if (await updateInterview(tx, actor, { ...previous, userId: application.userId }, interview))
        moved.push(previous.id)
    }
    const added = list.length - ids.length
    if (added + moved.length + removed.length > 0)
      await afterChange({ db: tx, jobs }, actor, application, {
        added,
        changed: moved.length,
        removed: removed.length,
      })
    await publishInterviews(tx, application.userId)
    return listOfApplication(tx, applicationId)
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
  tx: Queryable,
  actor: Actor,
  before: OwnedInterview,
  { notes, outcome, ...interview }: Omit<InterviewBody, 'id'>,
) {
  const moved = isMoved(before, interview)
  const texts = { ...(actor.role === 'user' ? toText('notes', notes) : {}), ...toText('outcome', outcome) }
  await changeInterview(tx, before.id, { ...interview, ...texts, moved })
  if (!isSameTime(before.startsAt, interview.startsAt)) await resetReminder(tx, before.id)
  await recordOutcome(tx, actor, before, texts.outcome)
  return moved
}

/** The column of a text, unless it stays as it is. */
const toText = <Name extends string>(name: Name, text: string | null | undefined) =>
  (text === undefined ? {} : { [name]: text || null }) as Partial<Record<Name, string | null>>

/** The history of the application says how an interview went. It reads the text from the interview. */
async function recordOutcome(tx: Queryable, actor: Actor, before: OwnedInterview, outcome: string | null | undefined) {
  if (!outcome || outcome === before.outcome) return
  await recordAudit(tx, actor, {
    action: 'interview.outcome',
    subjectId: before.userId,
    entityId: before.applicationId,
    details: { interviewId: before.id },
  })
}

async function afterChange(
  { db: tx, jobs }: TransactionContext,
  actor: Actor,
  { id, userId, company, position }: LockedApplication,
  counts: { added: number; changed: number; removed: number },
) {
  await recordAudit(tx, actor, { action: 'interviews.changed', subjectId: userId, entityId: id, details: counts })
  if (actor.id === userId) return
  await touchClient(tx, userId)
  const [next] = await listOfApplication(tx, id)
  await notify(
    { db: tx, jobs },
    {
      userId,
      type: 'interview',
      title: counts.added > 0 ? 'New interview' : counts.changed > 0 ? 'Interview changed' : 'Interview removed',
      message: next
        ? `Your account manager updated the interviews for ${position} at ${company}. The first one is on ${formatStart(next)}.`
        : `Your account manager removed the interview for ${position} at ${company}.`,
      ...(next ? { relatedEntityId: next.id } : {}),
    },
  )
}

async function publishInterviews(tx: Queryable, userId: string) {
  await publishLive(tx, [userId, await findAccountManager(tx, userId)], ['interviews'])
}

/** Stores notes, checklist and outcome. Each side writes its own notes only. */
export async function savePreparationAs(db: Queryable, actor: Actor, id: string, body: PreparationBody) {
  return db.transaction(async (tx) => {
    const before = await lockInterview(tx, actor, id)
    if (!before) throw notFound(missing)
    const isClient = actor.id === before.userId
    if (isClient ? body.teamNotes !== undefined : body.notes !== undefined)
      throw forbidden(isClient ? 'These notes are by your account manager' : "These notes are the client's own")
    const texts = {
      ...toText('notes', body.notes),
      ...toText('teamNotes', body.teamNotes),
      ...toText('outcome', body.outcome),
    }
    const checklist = body.checklist && { checklist: [...new Set(body.checklist)] }
    await changeInterview(tx, id, { ...texts, ...checklist, moved: false })
    await recordOutcome(tx, actor, before, texts.outcome)
    if (!isClient) await touchClient(tx, before.userId)
    await publishInterviews(tx, before.userId)
    return requireInterview(tx, actor, id)
  })
}
