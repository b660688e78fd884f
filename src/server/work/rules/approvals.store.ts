import { and, desc, eq, gt, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { approvalHours, maxOpenApprovals, openApprovalDays, type Approval } from '#contract/approvals.ts'
import { maxListRows } from '#contract/fields.ts'
import type { RuleViolation } from '#contract/rules.ts'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import { approvals, jobApplications } from '#server/db/schema.ts'

const { id, applicationId, userId, state, rules, reason, expiresAt, decidedAt, createdAt } = approvals

/** An unanswered request counts as expired even before the job has marked it. */
const currentState = sql<
  Approval['state']
>`case when ${state} = 'waiting' and ${expiresAt} <= now() then 'expired' else ${state} end`

const columns = {
  id,
  applicationId,
  userId,
  state: currentState,
  rules,
  reason,
  expiresAt,
  decidedAt,
  createdAt,
  application: pick(jobApplications, 'company', 'position', 'status'),
}

const selectApprovals = (db: Queryable) =>
  db.select(columns).from(approvals).innerJoin(jobApplications, eq(jobApplications.id, applicationId))

export async function insertApproval(
  db: Queryable,
  values: { applicationId: string; userId: string; requestedBy: string; rules: RuleViolation[] },
) {
  const rows = await db
    .insert(approvals)
    .values({ ...values, expiresAt: sql`now() + make_interval(hours => ${approvalHours})` })
    .returning({ id })
  return requireRow(rows).id
}

export async function readApproval(db: Queryable, approvalId: string): Promise<Approval> {
  const [found] = await selectApprovals(db).where(eq(id, approvalId))
  if (!found) throw new Error('The approval is gone')
  return found
}

export async function findLatestApproval(db: Queryable, ofApplication: string): Promise<Approval | null> {
  const [found] = await selectApprovals(db)
    .where(eq(applicationId, ofApplication))
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  return found ?? null
}

interface ApprovalFilter {
  userId?: string | undefined
  applicationId?: string | undefined
  open?: 'true' | undefined
}

export function listApprovals(db: Queryable, actor: Actor, filter: ApprovalFilter): Promise<Approval[]> {
  return selectApprovals(db)
    .where(
      and(
        visibleTo(db, actor, userId),
        filter.userId === undefined ? undefined : eq(userId, filter.userId),
        filter.applicationId === undefined ? undefined : eq(applicationId, filter.applicationId),
        filter.open && isOpen(db),
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(filter.open ? maxOpenApprovals : maxListRows)
}

/** The latest approval of an application that is still prepared, not older than two weeks. */
function isOpen(db: Queryable) {
  const later = alias(approvals, 'later')
  return and(
    eq(jobApplications.status, 'interested'),
    gt(createdAt, sql`now() - make_interval(days => ${openApprovalDays})`),
    notExists(
      db
        .select({ found: sql`1` })
        .from(later)
        .where(
          and(eq(later.applicationId, applicationId), sql`(${later.createdAt}, ${later.id}) > (${createdAt}, ${id})`),
        ),
    ),
  )
}

/** Stores a decision; false if the request does not wait any more. */
export async function storeDecision(
  db: Queryable,
  approvalId: string,
  decision: { state: 'approved' | 'declined'; reason: string | null },
): Promise<boolean> {
  const { rowCount } = await db
    .update(approvals)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(and(eq(id, approvalId), eq(state, 'waiting'), sql`${expiresAt} > now()`))
  return rowCount === 1
}

/** Marks a request that ran out; null if it was decided, or has time left. */
export async function markExpired(db: Queryable, approvalId: string) {
  const [expired] = await db
    .update(approvals)
    .set({ state: 'expired' })
    .where(and(eq(id, approvalId), eq(state, 'waiting'), sql`${expiresAt} <= now()`))
    .returning({ id, applicationId, userId })
  return expired ?? null
}
