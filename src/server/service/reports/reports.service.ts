import { findAccountManager, type Actor } from '#server/db/ownership.ts'
import { splitSentences } from '@foothold/resume-engine/facts'
import { maxNextSteps, type ProgressReport } from '#contract/reports.ts'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import type { TransactionContext } from '#server/deps.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { listManagers, toManagerCard } from '#server/service/clients/clients.service.ts'
import { ensureReportNote, findReportNote, requireReportNote } from '#server/service/tasks/tasks.service.ts'
import { requirePerson } from '#server/people/users/users.service.ts'
import { badRequest, notFound } from '#server/http/errors.ts'
import type { TeamHours } from '#server/working-time.ts'
import { computeReport } from './compute-report.ts'
import { writeDraft, writeLatePromises, writeNextSteps } from './report-letter.ts'
import {
  listDeliveries,
  listDuePromises,
  listInterviewsHeld,
  listInterviewsNext,
  listJobs,
  listOpenWork,
  listStatusChanges,
} from './report-records.store.ts'
import { getEarliestEnd, getEndedWeek, getNextWeek, getNoteWeek, isTimeZone, type ReportWeek } from './report-weeks.ts'
import {
  findExistingApplications,
  findLastReport,
  insertReport,
  listClientsWithoutNote,
  listDueClients,
  listReportRows,
  listZones,
  lockClientZone,
  storeTimeZone,
  type ReportRow,
} from './reports.store.ts'

const batch = 100

/** The reports of a client within reach, or the own ones. */
export async function readReports(db: Queryable, team: TeamHours, actor: Actor, userId = actor.id) {
  if (userId !== actor.id) await requirePerson(db, actor, userId)
  return presentReports(db, team, await listReportRows(db, actor, { userId }))
}

export async function readReport(db: Queryable, team: TeamHours, actor: Actor, id: string, userId?: string) {
  const [report] = await presentReports(db, team, await listReportRows(db, actor, { id, userId }))
  if (!report) throw notFound('Report not found')
  return report
}

/** With the account manager of that time, and links to those applications only that still exist. */
export async function presentReports(
  db: Queryable,
  team: TeamHours,
  rows: readonly ReportRow[],
): Promise<ProgressReport[]> {
  const ids = rows.flatMap(({ content }) => content.items.flatMap(({ applicationId }) => applicationId ?? []))
  const existing = await findExistingApplications(db, [...new Set(ids)])
  const managers = await listManagers(
    db,
    rows.flatMap(({ content }) => content.managerId ?? []),
  )
  const link = (id: string | null) => (id !== null && existing.has(id) ? id : null)
  return rows.map(({ content, ...row }) => {
    const manager = managers.get(content.managerId ?? '')
    return {
      ...row,
      ...content,
      manager: manager ? toManagerCard(manager, { team, timeZone: row.timeZone }) : null,
      items: content.items.map((item) => ({ ...item, applicationId: link(item.applicationId) })),
    }
  })
}

export async function saveOwnTimeZone({ db, jobs }: TransactionContext, actor: Actor, timeZone: string) {
  if (!isTimeZone(timeZone)) {
    const message = 'Please choose a time zone'
    throw badRequest(message, { timeZone: message })
  }
  await db.transaction(async (tx) => {
    await storeTimeZone(tx, actor.id, timeZone)
    await recordEvent({ db: tx, jobs }, actor, { type: 'time-zone.saved', userId: actor.id })
  })
  return { timeZone }
}

/** What the report of a week is computed from, as it is recorded. */
async function readWeekFacts(db: Queryable, userId: string, week: ReportWeek, now: Date) {
  const deliveries = await listDeliveries(db, userId, week)
  const changes = await listStatusChanges(db, userId, week)
  const interviews = await listInterviewsHeld(db, userId, week)
  const inWeek = [...deliveries, ...changes, ...interviews].filter(({ at }) => at >= week.start)
  const jobIds = [...new Set(inWeek.map(({ applicationId }) => applicationId))]
  const promises = await listDuePromises(db, userId, week)
  const last = await findLastReport(db, userId, week.end)
  const jobs = await listJobs(db, userId, jobIds, week)
  return {
    figures: computeReport({ deliveries, changes, interviews, jobs, promises }, week),
    promises,
    interviews: await listInterviewsNext(db, userId, now.toISOString()),
    open: await listOpenWork(db, userId),
    isFirst: last === undefined,
    before: last && last.weekEnd > getEarliestEnd({ ...week, end: week.start }) ? last.content : null,
  }
}

/** The report of a week. Its words are those of the moment of sending. */
export async function composeReport(
  db: Queryable,
  { userId, timeZone }: { userId: string; timeZone: string },
  week: ReportWeek,
  now: Date,
) {
  const facts = { ...(await readWeekFacts(db, userId, week, now)), timeZone }
  return {
    ...facts.figures,
    before: facts.before && pick(facts.before, 'sent', 'answered', 'interviews'),
    next: writeNextSteps(facts).slice(0, maxNextSteps),
    late: writeLatePromises(facts),
    draft: writeDraft(facts, 'team'),
  }
}

/** Sends the reports that are due now, each once. A failure does not keep other clients waiting. */
export async function sendDueReports(context: TransactionContext, now: Date) {
  const failures: unknown[] = []
  const collect = (error: unknown) => void failures.push(error)
  for (const timeZone of await listZones(context.db))
    await sendReportsOfZone(context, timeZone, now, collect).catch(collect)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reports could not be sent`)
}

async function sendReportsOfZone(
  context: TransactionContext,
  timeZone: string,
  now: Date,
  onFailure: (error: unknown) => void,
) {
  const week = getEndedWeek(now, timeZone)
  const due = { timeZone, week, reportedAfter: getEarliestEnd(week) }
  await forEachClient(
    (page) => listDueClients(context.db, due, page),
    (userId) => sendReport(context, userId, now).catch(onFailure),
  )
}

async function forEachClient(
  list: (page: { after: string | null; limit: number }) => Promise<string[]>,
  work: (userId: string) => Promise<unknown>,
) {
  for (let after: string | null = null, found = batch; found === batch;) {
    const ids: string[] = await list({ after, limit: batch })
    for (const id of ids) await work(id)
    found = ids.length
    after = ids.at(-1) ?? null
  }
}

/** Stores one client's report and queues its mail. The lock makes a change of the time zone wait. */
async function sendReport({ db, jobs }: TransactionContext, userId: string, now: Date) {
  await db.transaction(async (tx) => {
    const timeZone = await lockClientZone(tx, userId)
    if (timeZone === null) return
    const week = getNextWeek(getEndedWeek(now, timeZone), (await findLastReport(tx, userId))?.weekEnd ?? null)
    if (!week) return
    const managerId = await findAccountManager(tx, userId)
    const reportId = await insertReport(tx, {
      userId,
      weekStart: week.start,
      weekEnd: week.end,
      timeZone,
      content: { ...(await composeReport(tx, { userId, timeZone }, week, now)), managerId },
      note: await findReportNote(tx, userId, week.monday),
    })
    if (reportId === undefined) return
    await recordEvent({ db: tx, jobs }, systemSource, { type: 'report.sent', userId, reportId })
  })
}

/** Asks account managers for their notes, from Friday morning on, with a draft of each from the week until now. */
export async function requestReportNotes({ db, jobs }: TransactionContext, team: TeamHours, now: Date) {
  const note = getNoteWeek(now, team)
  if (!note) return
  const { monday, dueAt } = note
  const week = { start: monday, end: now.toISOString() }
  await forEachClient(
    (page) => listClientsWithoutNote(db, { monday, week }, page),
    (userId) =>
      db.transaction(async (tx) => {
        const draft = writeDraft(await readWeekFacts(tx, userId, week, now), 'manager')
        await ensureReportNote({ db: tx, jobs }, { userId, weekStart: monday, dueAt, draft })
      }),
  )
}

/** What a note can say of the week until now: the sentences of our own draft, what happened, and what comes next. */
export async function readNoteFacts(db: Queryable, staff: Actor, taskId: string, now: Date) {
  const { client, weekStart, timeZone } = await requireReportNote(db, staff, taskId)
  const facts = {
    ...(await readWeekFacts(db, client.id, { start: weekStart, end: now.toISOString() }, now)),
    timeZone: timeZone ?? 'UTC',
  }
  const { items } = facts.figures
  const said = [
    ...splitSentences(writeDraft(facts, 'manager')).map((text) => ({ about: 'the week', text })),
    ...items.map(({ company, position, what }) => ({ about: 'the week', text: `${company}, ${position}: ${what}` })),
    ...writeLatePromises(facts).map((text) => ({ about: 'late', text })),
    ...writeNextSteps(facts).map((text) => ({ about: 'next', text })),
  ]
  return { client, said }
}
