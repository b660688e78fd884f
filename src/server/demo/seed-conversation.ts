import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/db/client.ts'
import { promises } from '#server/db/schema.ts'
import { postMessage } from '#server/service/conversations/conversations.service.ts'
import { acting, daysAgo, type DemoDeps, type People } from './acting.ts'
import { backdateConversation, backdateMessage } from './backdate.ts'

interface DemoMessage {
  by: keyof People
  /** Days ago. */
  days: number
  text: string
}

const messages: readonly DemoMessage[] = [
  {
    by: 'manager',
    days: 47.9,
    text: "Hi Maya, I sent your first application. You'll find the letter, the resume and the receipt in its details.",
  },
  { by: 'seeker', days: 47.6, text: 'Thank you! The letter sounds like me.' },
  { by: 'seeker', days: 28.2, text: 'Could you leave out jobs with night shifts, please?' },
  { by: 'manager', days: 28.1, text: "Of course. I'll skip postings that ask for nights." },
  { by: 'seeker', days: 21.4, text: 'Do you need another version of my resume for the planner jobs?' },
  { by: 'manager', days: 21.2, text: 'No, yours works well. I only move forecasting further up for them.' },
  { by: 'seeker', days: 15.1, text: 'Marlowfield Robotics called. They want to talk on Thursday!' },
  {
    by: 'manager',
    days: 14.9,
    text: 'Congratulations! Their posting asks for vendor management first, so have your carrier contracts ready as an example.',
  },
  {
    by: 'manager',
    days: 11.9,
    text: "The site of Saltmarsh Ferries stopped after I pressed send. I can't tell whether it arrived, so I won't send it again. I've asked them.",
  },
  { by: 'seeker', days: 11.5, text: 'Good to know, thanks for telling me.' },
  { by: 'seeker', days: 8.3, text: 'Is it all right to ask about the salary before the first interview?' },
  { by: 'manager', days: 8.15, text: "Yes, and I'd do it in writing, in one line. Show it to me first if you like." },
  { by: 'seeker', days: 5.4, text: 'I read your notes for the interview. Thank you!' },
  { by: 'manager', days: 5.3, text: "I'm glad. Change whatever doesn't sound like you." },
]

/** What the client and the account manager wrote to each other, all of it read. */
export async function seedConversation({ db, jobs }: DemoDeps, people: People) {
  for (const { by, days, text } of messages) {
    const { id } = await postMessage({ db, jobs }, acting(people[by]), people.seeker.id, {
      text,
      applicationId: null,
      jobInterestId: null,
      fileIds: [],
    })
    await backdateMessage(db, id, days)
  }
  await storeReplyTimes(db, people)
  await backdateConversation(db, people.seeker, messages.at(-1)?.days ?? 0)
}

/** The promises of these messages, kept by the replies that directly follow them. The services made them at one moment. */
async function storeReplyTimes(db: Database, { seeker, manager }: People) {
  await db.delete(promises).where(and(eq(promises.userId, seeker.id), eq(promises.kind, 'message_answered')))
  const replies = messages.flatMap((reply, index) => {
    const asked = messages[index - 1]
    return reply.by === 'manager' && asked?.by === 'seeker' ? [{ asked: asked.days, kept: reply.days }] : []
  })
  await db.insert(promises).values(
    replies.map(({ asked, kept }) => ({
      kind: 'message_answered' as const,
      subjectId: seeker.id,
      userId: seeker.id,
      managerId: manager.id,
      startedAt: daysAgo(asked),
      dueAt: daysAgo(asked - 1),
      keptAt: daysAgo(kept),
    })),
  )
}
