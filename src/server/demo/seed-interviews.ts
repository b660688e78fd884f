import { eq } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { interviewBody } from '#contract/interviews.ts'
import { jobApplications } from '#server/db/schema.ts'
import { storeInterviews, storePreparation } from '#server/work/interviews/interviews.service.ts'
import { acting, daysAgo, demoTimeZone, type DemoDeps, type People } from './acting.ts'

/** An interview that is over, one the day after tomorrow, prepared by both sides, and a later one. */
export async function seedInterviews({ db, jobs }: DemoDeps, { seeker, manager }: People) {
  const context = { db, jobs }
  await storeInterviews(context, acting(seeker, 20), await findApplication(db, 'Juniper & Vale'), [
    toInterview({
      days: 24,
      hour: 10,
      kind: 'phone',
      place: null,
      people: ['Tess Arbor'],
      outcome: 'We talked for half an hour, mostly about tracking costs. They wanted more construction experience.',
    }),
  ])
  const [next] = await storeInterviews(context, acting(seeker, 3), await findApplication(db, 'Marlowfield Robotics'), [
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
  await storePreparation(context, acting(manager, 1), next.id, {
    teamNotes: 'They ask for vendor management first. Start with the carrier contracts of 2023 and the 9 % you saved.',
  })
  await storeInterviews(context, acting(seeker, 2), await findApplication(db, 'Larkspur Home Nursing'), [
    toInterview({
      days: -5,
      hour: 9,
      kind: 'phone',
      place: null,
      people: ['Ines Calder'],
      notes: 'Ask how many routes change on a day.',
    }),
  ])
  await storePreparation(context, acting(seeker, 0.5), next.id, { checklist: ['posting', 'documents'] })
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
  const start = DateTime.fromISO(daysAgo(days), { zone: demoTimeZone }).set({
    hour,
    minute: 0,
    second: 0,
    millisecond: 0,
  })
  return interviewBody.parse({
    ...facts,
    timeZone: demoTimeZone,
    startsAt: start.toJSDate().toISOString(),
    endsAt: start.plus({ hours: 1 }).toJSDate().toISOString(),
  })
}
