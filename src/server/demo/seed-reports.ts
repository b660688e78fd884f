import { asc, eq, sql } from 'drizzle-orm'
import { notifications, progressReports, users } from '#server/db/schema.ts'
import { sendDueReports } from '#server/features/reports/reports.service.ts'
import { daysAgo, type DemoDeps, type Person } from './acting.ts'

const timeZone = 'America/Los_Angeles'
/** The account manager's sentences, the latest last. */
const notes = [
  "A quiet week at the employers. I've asked two of them where they stand.",
  null,
  "Your interview comes first now: prepare for it, and I'll keep the applications going.",
]
/** After the end of the week, which is midnight of the client's clock. */
const sendingTime = sql`interval '8 hours'`

/** The weekly reports of the last three weeks. The job has none to send before the next Monday. */
export async function seedReports({ db, jobs }: DemoDeps, seeker: Person) {
  await db.update(users).set({ timeZone }).where(eq(users.id, seeker.id))
  for (const weeks of notes.keys())
    await sendDueReports({ db, jobs }, new Date(daysAgo((notes.length - 1 - weeks) * 7)))
  const reports = await db
    .select({ id: progressReports.id, weekEnd: progressReports.weekEnd })
    .from(progressReports)
    .where(eq(progressReports.userId, seeker.id))
    .orderBy(asc(progressReports.weekEnd))
  for (const [index, { id, weekEnd }] of reports.entries()) {
    const isLatest = index === reports.length - 1
    const sentAt = sql`${weekEnd}::timestamptz + ${sendingTime}`
    await db
      .update(progressReports)
      .set({
        note: notes[index] ?? null,
        createdAt: sentAt,
        // What is open now was not open then.
        ...(isLatest ? {} : { content: sql`${progressReports.content} || '{"next": []}'` }),
      })
      .where(eq(progressReports.id, id))
    await db
      .update(notifications)
      .set({ createdAt: sentAt, read: !isLatest })
      .where(eq(notifications.relatedEntityId, id))
  }
}
