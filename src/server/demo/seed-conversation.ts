import { postMessage } from '#server/service/conversations/conversations.service.ts'
import { acting, type DemoDeps, type People } from './acting.ts'
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
  await backdateConversation(db, people.seeker, messages.at(-1)?.days ?? 0)
}
