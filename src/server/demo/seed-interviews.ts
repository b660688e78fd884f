import { eq } from 'drizzle-orm'
import { DateTime } from 'luxon'
import { interviewAnswer, interviewBody } from '#contract/interviews.ts'
import { jobApplications } from '#server/db/schema.ts'
import { storeInterviews, storePreparation } from '#server/work/interviews/interviews.service.ts'
import { acting, daysAgo, demoTimeZone, type DemoDeps, type People } from './acting.ts'

/** An interview that is over, a call and the next interview with one employer, prepared by both sides, and a later one. */
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
  const [, next] = await storeInterviews(
    context,
    acting(seeker, 3),
    await findApplication(db, 'Marlowfield Robotics'),
    [
      toInterview({
        days: 9,
        hour: 11,
        kind: 'phone',
        place: null,
        people: ['Priyanka Shah'],
        outcome:
          'The route planning went well: Priyanka asked twice about the drop to 4 %. I had no good answer on forecasting spare parts. Next is a video call with Owen, who runs the field team.',
      }),
      toInterview({
        days: -2,
        hour: 14,
        kind: 'video',
        place: 'https://meet.example.com/marlowfield-ops',
        people: ['Priyanka Shah', 'Owen Marsh'],
        notes: 'Ask how many carriers they work with, and who decides on new vendors.',
      }),
    ],
  )
  if (!next) throw new Error('The demo interview was not saved')
  await storePreparation(context, acting(manager, 1), next.id, {
    teamNotes:
      'Owen cares about repairs that are done on time. Start with the late deliveries, then say how you would learn the spare parts.',
  })
  for (const answer of answers)
    await storePreparation(context, acting(seeker, 1), next.id, {
      answer: interviewAnswer.parse(answer),
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

const routes = 'Plan daily routes for 40 drivers and cut late deliveries from 9% to 4%.'
/** What the client has written so far. The rest of the room is still to be filled in. */
const answers = [
  {
    part: 'situation',
    about: routes,
    text: 'Every eleventh delivery came late, because each driver chose the order of the stops.',
  },
  {
    part: 'answer',
    about: 'Walk me through your resume in two minutes.',
    text: 'Stock for six stores, then routes for 40 drivers. Now I want to plan further ahead than the next day.',
  },
]

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
