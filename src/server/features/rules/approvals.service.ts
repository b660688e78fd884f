import { approvalHours, type Approval } from '#contract/approvals.ts'
import { isSent } from '#contract/applications.ts'
import type { AuditAction } from '#contract/audit.ts'
import type { Queryable } from '#server/db/client.ts'
import type { TransactionContext } from '#server/deps.ts'
import { publishLive } from '#server/db/live.ts'
import type { Actor } from '#server/db/ownership.ts'
import { lockApplicationFor, lockOwnApplication } from '#server/features/applications/application-changes.service.ts'
import { recordAudit } from '#server/features/audit/audit.service.ts'
import { makeActionTitle, notify } from '#server/features/notifications/notifications.service.ts'
import { syncPromises } from '#server/features/promises/promises.service.ts'
import { findAccountManager, notifyAccountManager } from '#server/features/users/users.service.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { findLatestApproval, insertApproval, markExpired, readApproval, storeDecision } from './approvals.store.ts'
import { compareWithRules } from './rules.service.ts'

const topics = ['approvals', 'applications'] as const

/** Asks the client whether a prepared application may be sent. The rules that it breaks are part of the question. */
export async function requestApprovalFor({ db, jobs }: TransactionContext, staff: Actor, applicationId: string) {
  return db.transaction(async (tx) => {
    const application = await lockApplicationFor(tx, staff, applicationId)
    if (isSent(application.status)) throw conflict('This application was already sent.')
    const latest = await findLatestApproval(tx, applicationId)
    if (latest?.state === 'waiting') throw conflict('The client was asked already and has not decided yet.')
    // The job that marks it may be late; the index allows one that waits.
    if (latest?.state === 'expired') await markExpired(tx, latest.id)
    const { violations } = await compareWithRules(tx, application)
    const id = await insertApproval(tx, {
      applicationId,
      userId: application.userId,
      requestedBy: staff.id,
      rules: violations,
    })
    const asked = [...violations.map(({ message }) => message), `You have ${approvalHours} hours to decide.`]
    await notify(
      { db: tx, jobs },
      {
        userId: application.userId,
        type: 'approval',
        title: `May we apply to ${application.company} for you?`,
        message: `${application.position} at ${application.company} is ready for your approval. ${asked.join(' ')}`,
        relatedEntityId: applicationId,
      },
    )
    await jobs.send(tx, 'expire-approval', { approvalId: id }, { startAfterSeconds: approvalHours * 3_600 })
    await finish(tx, staff, { action: 'approval.requested', userId: application.userId, applicationId })
    return readApproval(tx, id)
  })
}

/** The client's decision. The first one holds. */
export async function decide(
  { db, jobs }: TransactionContext,
  actor: Actor,
  applicationId: string,
  { decision, reason }: { decision: 'approved' | 'declined'; reason: string | null },
): Promise<Approval> {
  return db.transaction(async (tx) => {
    await lockOwnApplication(tx, actor, applicationId)
    const latest = await findLatestApproval(tx, applicationId)
    if (!latest) throw notFound('No one asked for your approval of this application')
    if (!(await storeDecision(tx, latest.id, { state: decision, reason })))
      throw conflict(
        latest.state === 'waiting' || latest.state === 'expired'
          ? 'The time to decide is over. Your account manager can ask you again.'
          : `You ${latest.state} this application already.`,
      )
    const decided = await readApproval(tx, latest.id)
    const { company, position } = decided.application
    await notifyAccountManager({ db: tx, jobs }, actor.id, {
      type: 'approval',
      relatedEntityId: applicationId,
      title: await makeActionTitle(tx, actor, decision),
      message: `${position} at ${company}${reason === null ? '' : `. Reason: ${reason}`}`,
    })
    await finish(tx, actor, { action: `approval.${decision}`, userId: actor.id, applicationId })
    return decided
  })
}

/** Gives a request that ran out back to the manager. */
export async function expireApproval({ db, jobs }: TransactionContext, approvalId: string) {
  await db.transaction(async (tx) => {
    const expired = await markExpired(tx, approvalId)
    if (!expired) return
    const approval = await readApproval(tx, approvalId)
    const { company, position } = approval.application
    await notifyAccountManager({ db: tx, jobs }, approval.userId, {
      type: 'approval',
      relatedEntityId: approval.applicationId,
      title: 'No answer from your client',
      message: `Your client didn't decide about ${position} at ${company} within ${approvalHours} hours. You can ask again.`,
    })
    await syncPromises(tx, [approval.userId])
    await publishLive(tx, [approval.userId, await findAccountManager(tx, approval.userId)], [...topics])
  })
}

async function finish(
  tx: Queryable,
  actor: Actor,
  { action, userId, applicationId }: { action: AuditAction; userId: string; applicationId: string },
) {
  await syncPromises(tx, [userId])
  await recordAudit(tx, actor, { action, subjectId: userId, entityId: applicationId })
  await publishLive(tx, [userId, await findAccountManager(tx, userId)], [...topics])
}
