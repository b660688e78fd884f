import { and, eq, gte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick, requireRow } from '#server/db/queries.ts'
import { jobApplications, users } from '#server/db/schema.ts'

/** The columns of lists. Of the encrypted password they only show whether there is one. */
export const listColumns = {
  id: jobApplications.id,
  userId: jobApplications.userId,
  accountManagerId: jobApplications.accountManagerId,
  company: jobApplications.company,
  position: jobApplications.position,
  jobUrl: jobApplications.jobUrl,
  dateApplied: jobApplications.dateApplied,
  status: jobApplications.status,
  siteUsername: jobApplications.siteUsername,
  hasSitePassword: sql<boolean>`${jobApplications.sitePassword} is not null`.as('has_site_password'),
  ...pick(jobApplications, 'coverLetterUrl', 'notes', 'createdAt', 'updatedAt'),
}
export async function insertApplication(db: Queryable, values: typeof jobApplications.$inferInsert) {
  return requireRow(await db.insert(jobApplications).values(values).returning(listColumns))
}

export const countApplications = (db: Queryable, userId: string) =>
  db.$count(jobApplications, eq(jobApplications.userId, userId))

/** Counts the client's applications that staff made since that moment. */
export function countMadeByStaff(db: Queryable, userId: string, since: string) {
  return db.$count(
    jobApplications,
    and(eq(jobApplications.userId, userId), jobApplications.createdByStaff, gte(jobApplications.createdAt, since)),
  )
}

const reachable = (db: Queryable, actor: Actor, id: string) =>
  and(eq(jobApplications.id, id), visibleTo(db, actor, jobApplications.userId))

/** One application with its client and who made the entry. Undefined if the actor may not see it. */
export async function findApplication(db: Queryable, actor: Actor, id: string) {
  const [row] = await db
    .select({
      ...listColumns,
      createdByStaff: jobApplications.createdByStaff,
      client: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(jobApplications)
    .innerJoin(users, eq(users.id, jobApplications.userId))
    .where(reachable(db, actor, id))
  return row
}

/** Locks the application until the transaction ends. Undefined if the actor may not change it. */
export async function lockApplication(db: Queryable, actor: Actor, id: string) {
  const [row] = await db
    .select({
      ...listColumns,
      ...pick(jobApplications, 'createdByStaff', 'reached', 'jobInterestId'),
    })
    .from(jobApplications)
    .where(reachable(db, actor, id))
    .for('update')
  return row
}

type Changes = Partial<Omit<typeof jobApplications.$inferInsert, 'id' | 'userId' | 'createdByStaff' | 'createdAt'>>

export async function changeApplication(db: Queryable, actor: Actor, id: string, changes: Changes) {
  const [changed] = await db
    .update(jobApplications)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(reachable(db, actor, id))
    .returning(listColumns)
  return changed
}

/** The job site's sign-in, with the password still encrypted. */
export async function findEncryptedCredentials(db: Queryable, actor: Actor, id: string) {
  const [row] = await db
    .select(pick(jobApplications, 'userId', 'siteUsername', 'sitePassword'))
    .from(jobApplications)
    .where(reachable(db, actor, id))
  return row
}
