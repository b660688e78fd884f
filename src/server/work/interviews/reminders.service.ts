import { isLost } from '#contract/application-status.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { TransactionContext } from '#server/deps.ts'
import { formatStart } from './interview-texts.ts'
import { takeDueReminders } from './interviews.store.ts'

const batch = 100

/** Reminds clients of the interviews of the next 24 hours, once each. Those of a lost application get no reminder. */
export async function remindOfInterviews({ db, jobs }: TransactionContext) {
  for (let taken = batch; taken === batch;) {
    taken = await db.transaction(async (tx) => {
      const due = await takeDueReminders(tx, batch)
      for (const { id: interviewId, userId, company, position, place, status, ...interview } of due) {
        if (isLost(status)) continue
        const event = { type: 'interview.due', userId, interviewId, company, position, place } as const
        await recordEvent({ db: tx, jobs }, systemSource, { ...event, start: formatStart(interview) })
      }
      return due.length
    })
  }
}
