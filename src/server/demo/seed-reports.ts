import { desc, eq, sql } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { notifications, progressReports, tasks } from '#server/db/schema.ts'
import { saveOwnTimeZone, sendDueReports } from '#server/service/reports/reports.service.ts'
import { acting, daysAgo, demoTimeZone, type DemoDeps, type People, type Person } from './acting.ts'
import { sentApplications } from './demo-applications.ts'
import { reportNotes } from './demo-client.ts'

const toIso = (moment: DateTime) => moment.toJSDate().toISOString()

/** A report for each week of work, as the job would have sent them. */
export async function seedReports({ db, jobs }: DemoDeps, { seeker }: People) {
  await saveOwnTimeZone({ db, jobs }, acting(seeker), demoTimeZone)
  const oldest = Math.max(...sentApplications.map(({ days }) => days))
  let monday = DateTime.fromISO(daysAgo(oldest), { zone: demoTimeZone }).startOf('week')
  const notes = [...reportNotes]
  for (;;) {
    const sentAt = monday.plus({ weeks: 1 }).set({ hour: 8 })
    if (sentAt > DateTime.now()) break
    const note = notes.shift()
    if (note !== undefined) await seedReportNote(db, seeker, monday, note)
    await sendDueReports({ db, jobs }, sentAt.toJSDate())
    monday = monday.plus({ weeks: 1 })
  }
  await backdateReports(db, seeker)
}

async function seedReportNote(db: DemoDeps['db'], { id: userId }: Person, monday: DateTime, outcome: string) {
  const at = toIso(monday.plus({ days: 4, hours: 15 }))
  const weekStart = toIso(monday.setZone('utc', { keepLocalTime: true }))
  await db.insert(tasks).values({
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

/** What is open now was not open then, except for the latest report, which is still new. */
async function backdateReports(db: DemoDeps['db'], { id: userId }: Person) {
  const reports = await db
    .select({ id: progressReports.id, weekEnd: progressReports.weekEnd })
    .from(progressReports)
    .where(eq(progressReports.userId, userId))
    .orderBy(desc(progressReports.weekEnd))
  for (const [index, { id, weekEnd }] of reports.entries()) {
    const isLatest = index === 0
    const createdAt = toIso(DateTime.fromISO(weekEnd, { zone: demoTimeZone }).set({ hour: 8 }))
    await db
      .update(progressReports)
      .set({ createdAt, ...(isLatest ? {} : { content: sql`${progressReports.content} || '{"next": []}'` }) })
      .where(eq(progressReports.id, id))
    await db.update(notifications).set({ createdAt, read: !isLatest }).where(eq(notifications.relatedEntityId, id))
  }
}
