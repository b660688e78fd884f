import type { Approval } from '#contract/approvals.ts'
import { isWithEmployer } from '#contract/application-status.ts'
import type { TransactionContext } from '#server/deps.ts'
import type { Actor } from '#server/db/ownership.ts'
import { systemSource } from '#server/events/declaration.ts'
import { recordEvent } from '#server/events/record-event.ts'
import { lockVisibleApplication, lockOwnApplication } from '#server/work/applications/application-changes.service.ts'
import { conflict, notFound } from '#server/http/errors.ts'
import { findLatestApproval, insertApproval, markExpired, readApproval, storeDecision } from './approvals.store.ts'
import { compareWithRules } from './rules.service.ts'

/** Asks the client whether a prepared application may be sent. The rules that it breaks are part of the question. */
export async function askForApproval({ db, jobs }: TransactionContext, staff: Actor, applicationId: string) {
  return db.transaction(async (tx) => {
    const application = await lockVisibleApplication(tx, staff, applicationId)
    if (isWithEmployer(application.status)) throw conflict('This application was already sent.')
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
    await recordEvent({ db: tx, jobs }, staff, {
      type: 'approval.requested',
      userId: application.userId,
      applicationId,
      company: application.company,
      position: application.position,
      approvalId: id,
      violations: violations.map(({ message }) => message),
    })
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
    const named = toNamed(decided)
    await recordEvent({ db: tx, jobs }, actor, { type: 'approval.decided', ...named, decision, reason })
    return decided
  })
}

/** Gives a request that ran out back to the manager. */
export async function expireApproval({ db, jobs }: TransactionContext, approvalId: string) {
  await db.transaction(async (tx) => {
    const expired = await markExpired(tx, approvalId)
    if (!expired) return
    const named = toNamed(await readApproval(tx, approvalId))
    await recordEvent({ db: tx, jobs }, systemSource, { type: 'approval.expired', ...named })
  })
}

const toNamed = ({ userId, applicationId, application: { company, position } }: Approval) => ({
  userId,
  applicationId,
  company,
  position,
})
