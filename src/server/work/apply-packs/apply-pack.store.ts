import { and, eq, ne, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { visibleTo, type Actor } from '#server/db/ownership.ts'
import { pick } from '#server/db/queries.ts'
import { inboxAddresses, jobApplications, users } from '#server/db/schema.ts'

/** What a pack says of an application and its client. Undefined if the actor may not see it. */
export async function findPackedApplication(db: Queryable, actor: Actor, id: string) {
  const [found] = await db
    .select({
      ...pick(jobApplications, 'id', 'userId', 'jobInterestId', 'company', 'position', 'jobUrl'),
      client: pick(users, 'id', 'firstName', 'lastName', 'email'),
      /** The part before the @ of the client's relay address, while it is switched on. */
      relay: inboxAddresses.localPart,
    })
    .from(jobApplications)
    .innerJoin(users, eq(users.id, jobApplications.userId))
    .leftJoin(inboxAddresses, and(eq(inboxAddresses.userId, users.id), eq(inboxAddresses.enabled, true)))
    .where(and(eq(jobApplications.id, id), visibleTo(db, actor, jobApplications.userId)))
  return found
}
export type PackedApplication = NonNullable<Awaited<ReturnType<typeof findPackedApplication>>>

/** Whether another application of the client went to this employer. */
export async function hasAppliedBefore(db: Queryable, { id, userId, company }: PackedApplication) {
  const rows = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .where(
      and(
        eq(jobApplications.userId, userId),
        ne(jobApplications.id, id),
        ne(jobApplications.reached, 'interested'),
        sql`lower(${jobApplications.company}) = lower(${company})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}
