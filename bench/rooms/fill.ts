import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { DateTime } from 'luxon'
import { createApplicationBody, updateApplicationBody } from '#contract/applications.ts'
import { interviewBody } from '#contract/interviews.ts'
import { profileBody } from '#contract/profile.ts'
import { writeLetter } from '@foothold/resume-engine/write'
import { loadConfig } from '#server/config.ts'
import { type Database, openDatabase } from '#server/db/client.ts'
import { acting } from '#server/demo/acting.ts'
import { seedManager } from '#server/demo/seed-manager.ts'
import { createEncryption } from '#server/encryption.ts'
import { createLocalFileStore } from '#server/gateways/file-store/local-store.ts'
import { createUploadLinks } from '#server/gateways/file-store/upload-links.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { replaceProfile } from '#server/people/profile/profile.service.ts'
import { assignClient } from '#server/people/users/users.service.ts'
import { prepareDatabase } from '#server/prepare-database.ts'
import { storeTeamHours } from '#server/promises/promises.service.ts'
import { requestReportNotes, saveOwnTimeZone, sendDueReports } from '#server/service/reports/reports.service.ts'
import { storeEdit } from '#server/work/applying/edit-application.service.ts'
import { recordApplication } from '#server/work/applying/record-application.service.ts'
import { askQuestion } from '#server/work/answers/questions.service.ts'
import { createOwnDocument } from '#server/work/documents/documents.service.ts'
import { storeInterviews, storePreparation } from '#server/work/interviews/interviews.service.ts'
import { noEvidence } from '#server/work/receipts/evidence.service.ts'
import { askForApproval } from '#server/work/rules/approvals.service.ts'
import { idleJobs } from '#test/idle-jobs.ts'
import type { Room } from './rooms.ts'
import type { Week } from './weeks.ts'

export const password = 'foothold-demo'
export const teamZone = 'America/New_York'
type Person = Awaited<ReturnType<typeof createVerifiedAccount>>

/** The migrated database with an account manager, and what the services of the product need. */
export async function openFilled(url: string, dataDir: string) {
  const onError = (error: Error) => console.error(error.message)
  await prepareDatabase({ direct: url, pooled: false }, onError)
  const database = openDatabase({ url, connections: 4, onError })
  const config = loadConfig({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    APP_URL: 'https://foothold.example',
    TEAM_TIME_ZONE: teamZone,
  })
  await storeTeamHours(database.db, config.team)
  const files = createLocalFileStore(path.join(dataDir, 'uploads'), createUploadLinks('none'))
  const context = {
    database,
    db: database.db,
    config,
    files,
    jobs: idleJobs,
    encryption: createEncryption([randomBytes(32)]),
  }
  const admin = await createPerson(database.db, 'Ingrid Solheim', 'admin')
  const manager = await createPerson(database.db, 'Daniel Reyes', 'account_manager')
  await seedManager(context, manager)
  return { ...context, admin, manager }
}
type Filled = Awaited<ReturnType<typeof openFilled>>

function createPerson(db: Database, name: string, role: 'user' | 'account_manager' | 'admin') {
  const [firstName = '', ...others] = name.split(' ')
  const email = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.test`
  return createVerifiedAccount(db, { email, password, firstName, lastName: others.join(' ') }, role)
}

async function createClient(filled: Filled, name: string, zone: string) {
  const client = await createPerson(filled.db, name, 'user')
  await assignClient(filled, acting(filled.admin), { userId: client.id, accountManagerId: filled.manager.id })
  await saveOwnTimeZone(filled, acting(client), zone)
  await filled.database.pool.query(
    `with subscription as (
       insert into subscriptions (user_id, provider_subscription_id, plan, status, current_period_start, current_period_end)
       values ($1, $2, 'active', 'active', now() - interval '28 days', now() + interval '9 days') returning *)
     insert into billing_periods (user_id, subscription_id, period_start, period_end, plan, applications, consultations, custom_resumes)
     select user_id, id, current_period_start, current_period_end, plan, 25, 1, 1 from subscription`,
    [client.id, randomUUID()],
  )
  await filled.database.pool.query(
    "update users set subscription_plan = 'active', subscription_active = true where id = $1",
    [client.id],
  )
  return client
}

/** Sent that many days ago. */
const sentBefore = (days: number) => ({
  status: 'applied',
  dateApplied: toIso(DateTime.now().minus({ days: Math.max(days, 1) })),
})

/** The next working day that is this many days away or more. */
function findStart({ zone, time }: Pick<Room, 'zone' | 'time'>, days: number) {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  let day = DateTime.now().setZone(zone).plus({ days }).set({ hour, minute, second: 0, millisecond: 0 })
  while (day.weekday > 5) day = day.plus({ days: 1 })
  return day
}

const toIso = (moment: DateTime) => moment.toJSDate().toISOString()

/** A client with resume, letter and interviews. Returns the coming interview. */
export async function fillRoom(filled: Filled, room: Room, index: number) {
  const client = await createClient(filled, room.person, 'UTC')
  await replaceProfile(filled.db, client.id, profileBody.parse({ workHistory: room.jobs.map(toJob) }))
  const jobUrl = `https://jobs.example.com/${room.name}`
  if (room.posting !== null)
    await filled.database.pool.query(
      `insert into postings (user_id, job_url, company, position, description, read_at) values ($1, $2, $3, $4, $5, now())`,
      [filled.manager.id, jobUrl, room.company, room.position, room.posting],
    )
  const { id: applicationId } = await recordApplication(
    filled,
    acting(filled.manager, 6),
    createApplicationBody.parse({
      userId: client.id,
      company: room.company,
      position: room.position,
      jobUrl,
      ...sentBefore(6),
      documentIds: await saveLetter(filled, client, room),
    }),
  )
  await changeStatusTo(filled, applicationId, 'interviewing', 3)
  const start = findStart(room, 2 + index)
  const { kind, place, people, zone: timeZone, minutes } = room
  const coming = { timeZone, kind, place, people, startsAt: toIso(start), endsAt: toIso(start.plus({ minutes })) }
  const past = start.minus({ days: 21 })
  const first = {
    ...coming,
    kind: 'phone',
    place: null,
    people: [],
    startsAt: toIso(past),
    endsAt: toIso(past.plus({ minutes: 30 })),
  }
  const list = [...(room.first ? [{ ...first, outcome: room.first }] : []), coming]
  const stored = await storeInterviews(
    filled,
    acting(client),
    applicationId,
    list.map((each) => interviewBody.parse(each)),
  )
  const interview = stored.at(-1)
  if (!interview) throw new Error('The interview was not saved')
  if (room.managersNote !== null)
    await storePreparation(filled, acting(filled.manager), interview.id, { teamNotes: room.managersNote })
  return { email: client.email, interviewId: interview.id }
}

function toJob(text: string) {
  const [line = '', ...done] = text.split('\n')
  const [position, company, startDate, endDate] = line.split('|').map((part) => part.trim())
  return { position, company, startDate, endDate, description: done.join('\n') }
}

async function saveLetter(filled: Filled, client: Person, { letter, company }: Room) {
  if (!letter) return []
  const content = writeLetter(letter, DateTime.now().toFormat('yyyy-MM-dd')).text
  const work = { kind: 'cover-letter' as const, name: `Letter to ${company}`, form: letter, content }
  return [(await createOwnDocument(filled, acting(client), work)).id]
}

const changeStatusTo = (filled: Filled, id: string, status: string, days: number) =>
  storeEdit(filled, acting(filled.manager, days), id, updateApplicationBody.parse({ status }), noEvidence)

/** A client with the applications of their week. */
export async function fillWeek(filled: Filled, week: Week, monday: DateTime) {
  const { database, manager } = filled
  const client = await createClient(filled, week.person, week.zone)
  const toDays = (day: number) => DateTime.now().diff(monday.plus({ days: day, hours: 13, minutes: 5 }), 'days').days
  for (const {
    job: [company, position],
    day,
    moves = [],
    interview,
  } of week.sent) {
    const body = createApplicationBody.parse({ userId: client.id, company, position, ...sentBefore(toDays(day)) })
    const { id } = await recordApplication(filled, acting(manager, toDays(day)), body)
    for (const [status, on] of moves) await changeStatusTo(filled, id, status, toDays(on))
    if (!interview) continue
    const start = monday.plus({ days: interview.day, hours: 14 })
    const times = {
      startsAt: toIso(start),
      endsAt: toIso(start.plus({ hours: 1 })),
      timeZone: week.zone,
      kind: 'video',
    }
    await storeInterviews(filled, acting(client), id, [interviewBody.parse({ ...times, outcome: interview.outcome })])
  }
  const interestId = week.interest === undefined ? randomUUID() : await addInterest(filled, client, week.interest)
  for (const { kind, dueDay, keptDay } of week.late ?? []) {
    const due = monday.plus({ days: dueDay, hours: 15 })
    await database.pool.query(
      `insert into promises (kind, subject_id, user_id, manager_id, started_at, due_at, kept_at, warned_at, breached_at)
       values ($1, $7, $2, $3, $4, $5, $6, $5, $5)`,
      [
        kind,
        client.id,
        manager.id,
        toIso(due.minus({ days: 1 })),
        toIso(due),
        keptDay === undefined ? null : toIso(monday.plus({ days: keptDay, hours: 9, minutes: 20 })),
        kind === 'interest_answered' ? interestId : randomUUID(),
      ],
    )
  }
  if (week.question) await askQuestion(filled, acting(manager), client.id, { question: week.question })
  if (week.approval) await addApproval(filled, client, week.approval)
  return client
}

async function addInterest({ database }: Filled, client: Person, jobUrl: string): Promise<string> {
  const added = "insert into job_interests (user_id, job_url, created_at) values ($1, $2, now() - interval '4 days')"
  const { rows } = await database.pool.query(`${added} returning id`, [client.id, jobUrl])
  return rows[0].id
}

async function addApproval(filled: Filled, client: Person, [company, position]: [string, string]) {
  const body = createApplicationBody.parse({ userId: client.id, company, position })
  const { id } = await recordApplication(filled, acting(filled.manager), body)
  await askForApproval(filled, acting(filled.manager), id)
}

/** The notes of Friday, the reports of Monday and the drafts of the Friday after it. Returns each client's report. */
export async function sendReports(filled: Filled, weeks: readonly (Week & { id: string })[], monday: DateTime) {
  const { database, config } = filled
  const friday = monday.plus({ days: 4, hours: 15 })
  const sending = (weeksLater: number) => monday.plus({ weeks: weeksLater, hours: 17 }).toJSDate()
  await sendDueReports(filled, sending(0))
  const firstOnly = weeks.filter(({ isFirst }) => isFirst).map(({ id }) => id)
  await database.pool.query('delete from progress_reports where user_id = any($1)', [firstOnly])
  await requestReportNotes(filled, config.team, friday.toJSDate())
  for (const { id, note } of weeks)
    if (note !== null)
      await database.pool.query("update tasks set state = 'done', outcome = $2, done_at = now() where user_id = $1", [
        id,
        note,
      ])
  await sendDueReports(filled, sending(1))
  await requestReportNotes(filled, config.team, friday.plus({ weeks: 1 }).toJSDate())
  const { rows } = await database.pool.query<{ id: string; user_id: string }>(
    'select distinct on (user_id) id, user_id from progress_reports order by user_id, week_end desc',
  )
  return new Map(rows.map(({ id, user_id }) => [user_id, id]))
}
