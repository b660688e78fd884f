import type { FollowUp } from '#contract/follow-ups.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { lockVisibleApplication } from '#server/work/applications/application-changes.service.ts'
import { requirePerson } from '#server/people/users/users.service.ts'
import { findApplicationNames, listWaiting, markFollowedUp, takeUnnotified } from './follow-ups.store.ts'

const batch = 100

const formatDay = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number]

/** A message to the employer, from facts alone. The client edits and sends it. */
function draftMessage({ client, ...application }: Waiting): FollowUp {
  const { company, position, sentAt } = application
  return {
    ...application,
    subject: `My application as ${position}`,
    text: [
      `Dear ${company} team,`,
      `On ${formatDay(sentAt)} I applied as ${position}. I am still very interested in this position and would like to ask how my application stands.`,
      'If you need anything else from me, I will gladly send it.',
      `Kind regards,\n${client.firstName} ${client.lastName}`,
    ].join('\n\n'),
  }
}

export async function readFollowUps(db: Queryable, actor: Actor, userId = actor.id): Promise<FollowUp[]> {
  await requirePerson(db, actor, userId)
  return (await listWaiting(db, userId)).map(draftMessage)
}

export async function markFollowUpDone({ db, jobs }: TransactionContext, actor: Actor, applicationId: string) {
  await db.transaction(async (tx) => {
    const { id, userId } = await lockVisibleApplication(tx, actor, applicationId)
    if (!(await markFollowedUp(tx, { id, userId }))) return
    await recordEvent({ db: tx, jobs }, actor, { type: 'follow-up.done', userId, applicationId: id })
  })
}

/** Notifies the clients of applications without an answer, once for each application. */
export async function notifyOfFollowUps({ db, jobs }: TransactionContext) {
  for (let taken = batch; taken === batch;) {
    taken = await db.transaction(async (tx) => {
      const found = await takeUnnotified(tx, batch)
      for (const { applicationId, userId } of found) {
        const application = await findApplicationNames(tx, applicationId)
        if (!application) continue
        const { company, position } = application
        const event = { type: 'follow-up.due', userId, applicationId, company, position } as const
        await recordEvent({ db: tx, jobs }, systemSource, event)
      }
      return found.length
    })
  }
}
