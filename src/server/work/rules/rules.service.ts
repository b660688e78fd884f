import type { Application, RecordedApplication } from '#contract/applications.ts'
import { approvalNeeded, ruleViolated, type RuleCheck, type RulesBody, type RuleViolation } from '#contract/rules.ts'
import type { TransactionContext } from '#server/deps.ts'
import { recordEvent } from '#server/events/record-event.ts'
import type { Queryable } from '#server/db/client.ts'
import type { Actor } from '#server/db/ownership.ts'
import { findInterestUrl } from '#server/work/job-interests/job-interests.service.ts'
import { findPostingOfApplication } from '#server/work/postings/postings.service.ts'
import { lockPerson } from '#server/people/users/users.service.ts'
import { HttpError, notFound } from '#server/http/errors.ts'
import { findLatestApproval } from './approvals.store.ts'
import { checkRules } from './check-rules.ts'
import { findRules, insertRules } from './rules.store.ts'

export { findRules } from './rules.store.ts'

/** What the rules look at in an application, whether it exists yet or not. */
export interface CheckedApplication {
  userId: string
  company: string
  position: string
  jobUrl: string | null
  jobInterestId: string | null
}

/**
 * Stores a new version of the own rules. The account's row is locked, as it is while staff record an application: each
 * application is checked against the rules of before or those of after, never against neither.
 */
export async function replaceRules({ db, jobs }: TransactionContext, actor: Actor, body: RulesBody) {
  return db.transaction(async (tx) => {
    if (!(await lockPerson(tx, actor, actor.id))) throw notFound()
    const { version } = await findRules(tx, actor.id)
    const saved = await insertRules(tx, actor.id, version + 1, body)
    await recordEvent({ db: tx, jobs }, actor, {
      type: 'rules.updated',
      userId: actor.id,
      version: saved.version,
      askFirst: saved.askFirst,
    })
    return saved
  })
}

const looksAtPosting = ({ locations, workModes, minimumSalary }: RulesBody) =>
  locations.length > 0 || workModes.length > 0 || minimumSalary !== null

/** Compares an application with the client's rules and the posting as it was read. */
export async function compareWithRules(db: Queryable, application: CheckedApplication): Promise<RuleCheck> {
  const rules = await findRules(db, application.userId)
  const posting = looksAtPosting(rules) ? await findPostingOfApplication(db, application) : null
  const interestUrl = application.jobInterestId && (await findInterestUrl(db, application.jobInterestId))
  const check = checkRules(rules, { ...application, posting, interestUrl })
  return { ...check, isPostingRead: posting !== null, askFirst: rules.askFirst }
}

type Block = { code: typeof ruleViolated | typeof approvalNeeded; rules: RuleViolation[] }

/** Why an application may not be sent, and the wishes that the job does not meet. */
async function weigh(db: Queryable, application: CheckedApplication, applicationId: string | null) {
  const { violations, warnings, askFirst } = await compareWithRules(db, application)
  const approval = applicationId === null ? null : await findLatestApproval(db, applicationId)
  const isApproved = approval?.state === 'approved'
  const exceptions = new Set(isApproved ? approval.rules.map(({ rule }) => rule) : [])
  const rules = violations.filter(({ rule }) => !exceptions.has(rule))
  const code = rules.length > 0 ? ruleViolated : askFirst && !isApproved ? approvalNeeded : null
  const blockedBy: Block | null = code && { code, rules }
  return { warnings, blockedBy }
}

/** Why staff may not send this application now; null if they may. */
export async function findBlock(db: Queryable, application: CheckedApplication, id: string): Promise<Block | null> {
  return (await weigh(db, application, id)).blockedBy
}

/**
 * Throws unless staff may record this application as sent: no rule is broken, and the client approved it if they want to be
 * asked. `applicationId` is null for one that is created as sent. The caller holds the lock of the client's account.
 * Returns the wishes that the job does not meet.
 */
export async function requireRulesKept(
  tx: Queryable,
  application: CheckedApplication,
  applicationId: string | null,
): Promise<RuleViolation[]> {
  const { warnings, blockedBy } = await weigh(tx, application, applicationId)
  if (blockedBy?.code === ruleViolated) throw toRuleError(blockedBy.rules)
  if (blockedBy)
    throw new HttpError(409, 'This client wants to approve each application before it is sent.', {
      code: approvalNeeded,
    })
  return warnings
}

/** The lock keeps the rules as they are until the change is stored. */
export async function requireRulesOfClient(
  tx: Queryable,
  staff: Actor,
  application: CheckedApplication & { id: string },
) {
  await lockPerson(tx, staff, application.userId)
  return requireRulesKept(tx, application, application.id)
}

export const withWarnings = (application: Application, warnings: RuleViolation[]): RecordedApplication =>
  warnings.length === 0 ? application : { ...application, warnings }

const toRuleError = (broken: RuleViolation[]) =>
  new HttpError(409, broken.map(({ message }) => message).join(' '), {
    code: ruleViolated,
    details: { rules: broken },
  })
