import { followUpDays } from '#contract/follow-ups.ts'
import type { FollowUp } from '#contract/follow-ups.ts'
import type { Queryable } from '#server/db/client.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import type { TransactionContext } from '#server/deps.ts'
import { lockApplicationFor } from '#server/features/applications/application-changes.service.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { touchClient } from '#server/features/clients/clients.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { findAccountManager, requirePerson } from '#server/features/users/users.service.ts'
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

export async function finishFollowUpAs(db: Queryable, actor: Actor, applicationId: string) {
  await db.transaction(async (tx) => {
    const { id, userId } = await lockApplicationFor(tx, actor, applicationId)
    if (!(await markFollowedUp(tx, { id, userId }))) return
    await recordAudit(tx, actor, { action: 'follow-up.done', subjectId: userId, entityId: id })
    if (actor.id !== userId) await touchClient(tx, userId)
    await publishLive(tx, [userId, await findAccountManager(tx, userId)], ['interviews'])
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
        await notify(
          { db: tx, jobs },
          {
            userId,
            type: 'follow_up',
            title: `No answer for ${followUpDays} days`,
            message: `${application.company} hasn't answered your application as ${application.position}. A message to follow up is ready on Home.`,
            relatedEntityId: applicationId,
          },
        )
        await publishLive(tx, [userId], ['interviews'])
      }
      return found.length
    })
  }
}
