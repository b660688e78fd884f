import { and, eq, isNull, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { plans } from '#contract/plans.ts'
import { interviewBody } from '#contract/interviews.ts'
import { billingPeriods, jobApplications, notifications, progressReports, tasks } from '#server/db/schema.ts'
import { saveInterviewsAs, savePreparationAs } from '#server/features/interviews/interviews.service.ts'
import { recordDelivery } from '#server/features/ledger/deliveries.service.ts'
import { saveOwnTimeZone, sendDueReports } from '#server/features/reports/reports.service.ts'
import { acting, daysAgo, type DemoDeps, type People, type Person } from './acting.ts'
import { reportNotes } from './demo-client.ts'

const timeZone = 'America/Los_Angeles'
const firstWeekDays = 49
const consultationDays = 66

/**
 * The billing periods before the running one, which is all that the provider tells of. The first of them includes the
 * consultation, which took place.
 */
export async function seedEarlierPeriods({ db }: DemoDeps, client: Person, startedAt: string) {
  const [running] = await db.select().from(billingPeriods).where(eq(billingPeriods.userId, client.id))
  if (!running) throw new Error('The demo subscription has no billing period')
  const { id: _, createdAt: __, updatedAt: ___, ...period } = running
  await db.update(billingPeriods).set({ consultations: 0 }).where(eq(billingPeriods.id, running.id))
  const started = DateTime.fromISO(startedAt, { zone: 'utc' })
  for (let periodEnd = toDateTime(running.periodStart); periodEnd > started;) {
    const periodStart = periodEnd.minus({ months: 1 })
    const isFirst = periodStart <= started
    const [saved] = await db
      .insert(billingPeriods)
      .values({
        ...period,
        periodStart: toIso(periodStart),
        periodEnd: toIso(periodEnd),
        consultations: isFirst ? plans.active.consultations : 0,
      })
      .returning({ id: billingPeriods.id })
    if (isFirst && saved) await seedConsultation(db, client, saved.id)
    periodEnd = periodStart
  }
}

const toDateTime = (moment: string) => DateTime.fromISO(moment, { zone: 'utc' })
const toIso = (moment: DateTime) => moment.toJSDate().toISOString()

async function seedConsultation(db: DemoDeps['db'], client: Person, periodId: string) {
  const doneAt = daysAgo(consultationDays)
  const [task] = await db
    .insert(tasks)
    .values({
      userId: client.id,
      kind: 'consultation',
      state: 'done',
      periodId,
      dueAt: daysAgo(consultationDays - 1),
      proposedAt: doneAt,
      outcome:
        'We put the carrier contracts first and cut the two oldest jobs to a line each. Next: numbers for late deliveries.',
      doneAt,
      createdAt: daysAgo(consultationDays + 3),
      updatedAt: doneAt,
    })
    .returning({ id: tasks.id })
  if (!task) throw new Error('No row came back for the consultation')
  await recordDelivery(db, { userId: client.id, kind: 'consultation', subjectId: task.id, periodId, at: doneAt })
}

/** An interview that is over, and one the day after tomorrow, prepared by both sides. */
export async function seedInterviews({ db, jobs }: DemoDeps, { seeker, manager }: People) {
  const context = { db, jobs }
  await saveInterviewsAs(context, acting(seeker, 20), await findApplication(db, 'Juniper & Vale'), [
    toInterview({
      days: 24,
      hour: 10,
      kind: 'phone',
      place: null,
      people: ['Tess Arbor'],
      outcome: 'We talked for half an hour, mostly about tracking costs. They wanted more construction experience.',
    }),
  ])
  const [next] = await saveInterviewsAs(context, acting(seeker, 3), await findApplication(db, 'Marlowfield Robotics'), [
    toInterview({
      days: -2,
      hour: 14,
      kind: 'video',
      place: 'https://meet.example.com/marlowfield-ops',
      people: ['Priyanka Shah', 'Owen Marsh'],
      notes: 'Ask how many carriers they work with, and who decides on new vendors.',
    }),
  ])
  if (!next) throw new Error('The demo interview was not saved')
  await savePreparationAs(db, acting(manager, 1), next.id, {
    teamNotes: 'They ask for vendor management first. Start with the carrier contracts of 2023 and the 9 % you saved.',
  })
  await savePreparationAs(db, acting(seeker, 0.5), next.id, { checklist: ['posting', 'documents'] })
}

async function findApplication(db: DemoDeps['db'], company: string) {
  const [found] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(eq(jobApplications.company, company))
  if (!found) throw new Error(`The demo has no application to ${company}`)
  return found.id
}

function toInterview({ days, hour, ...facts }: { days: number; hour: number } & Record<string, unknown>) {
  const start = DateTime.fromISO(daysAgo(days), { zone: timeZone }).set({ hour, minute: 0, second: 0, millisecond: 0 })
  return interviewBody.parse({ ...facts, timeZone, startsAt: toIso(start), endsAt: toIso(start.plus({ hours: 1 })) })
}

/** A report for each week of work, as the job would have sent them. */
export async function seedReports({ db, jobs }: DemoDeps, { seeker }: People) {
  await saveOwnTimeZone(db, acting(seeker), timeZone)
  for (let days = firstWeekDays; days > 0; days -= 7) {
    const monday = DateTime.fromISO(daysAgo(days), { zone: timeZone }).startOf('week')
    const sentAt = monday.plus({ weeks: 1 }).set({ hour: 8 })
    if (sentAt > DateTime.now()) break
    const note = reportNotes.at((firstWeekDays - days) / 7)
    if (note !== undefined) await seedReportNote(db, seeker, monday, note)
    await sendDueReports({ db, jobs }, sentAt.toJSDate())
    await backdateReport(db, toIso(sentAt))
  }
}

async function seedReportNote(db: DemoDeps['db'], { id: userId }: Person, monday: DateTime, outcome: string) {
  const at = toIso(monday.plus({ days: 4, hours: 15 }))
  const weekStart = toIso(monday.setZone('utc', { keepLocalTime: true }))
  await db
    .insert(tasks)
    .values({
      userId,
      kind: 'report_note',
      state: 'done',
      weekStart,
      dueAt: toIso(monday.plus({ weeks: 1, hours: 8 })),
      outcome,
      doneAt: at,
      createdAt: at,
      updatedAt: at,
    })
}

/** What came next was read from the records of today. */
async function backdateReport(db: DemoDeps['db'], sentAt: string) {
  const isNew = sql`created_at >= date_trunc('milliseconds', now())`
  await db
    .update(progressReports)
    .set({ createdAt: sentAt, content: sql`jsonb_set(${progressReports.content}, '{next}', '[]')` })
    .where(isNew)
  await db
    .update(notifications)
    .set({ createdAt: sentAt, read: true })
    .where(and(eq(notifications.type, 'report'), isNew, isNull(notifications.subjectId)))
}
