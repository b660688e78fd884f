import type { Deps, TransactionContext } from '#server/deps.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { notifyOfFollowUps } from './follow-ups.service.ts'
import { formatStart } from './interview-texts.ts'
import { takeDueReminders } from './interviews.store.ts'

const batch = 100

/** Reminds clients of the interviews of the next 24 hours, once each. Applications that have ended get no reminder. */
export async function remindOfInterviews({ db, jobs }: TransactionContext) {
  for (let taken = batch; taken === batch;) {
    taken = await db.transaction(async (tx) => {
      const due = await takeDueReminders(tx, batch)
      for (const { id, userId, company, position, place, status, ...interview } of due) {
        if (status === 'withdrew' || status === 'rejected') continue
        const where = place === null ? '' : ` Where: ${place}`
        await notify(
          { db: tx, jobs },
          {
            userId,
            type: 'interview',
            title: `Your interview at ${company}`,
            message: `Your interview for ${position} at ${company} is on ${formatStart(interview)}.${where}`,
            relatedEntityId: id,
          },
        )
      }
      return due.length
    })
  }
}

export async function workInterviews({ jobs, database: { db } }: Pick<Deps, 'jobs' | 'database'>) {
  await jobs.work('remind-of-interviews', () => remindOfInterviews({ db, jobs }))
  await jobs.schedule('remind-of-interviews', '*/10 * * * *')
  await jobs.work('notify-of-follow-ups', () => notifyOfFollowUps({ db, jobs }))
  await jobs.schedule('notify-of-follow-ups', '0 7 * * *')
}
