import { jobApplications } from '#server/db/schema.ts'
import { and, eq } from 'drizzle-orm'
import { saveInterviewsAs, savePreparationAs } from '#server/features/interviews/interviews.service.ts'
import { acting, hoursAgo, type DemoDeps, type People } from './acting.ts'

/** An interview that is still to come, with notes of both sides. */
export async function seedInterviews({ db, jobs }: DemoDeps, { seeker, manager }: People) {
  const [application] = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, seeker.id), eq(jobApplications.company, 'Larkspur Home Nursing')))
  if (!application) return
  const [interview] = await saveInterviewsAs({ db, jobs }, acting(seeker), application.id, [
    {
      startsAt: hoursAgo(-98),
      endsAt: hoursAgo(-99),
      timeZone: 'America/Chicago',
      kind: 'video',
      place: 'https://meet.example.test/larkspur',
      people: ['Ines Calder', 'Tom Okafor'],
      notes: 'Ask how many routes change on a day.',
    },
  ])
  if (!interview) return
  await savePreparationAs(db, acting(manager), interview.id, {
    teamNotes: 'They care about punctual visits. Begin with the routes you planned.',
    checklist: ['posting'],
  })
}
