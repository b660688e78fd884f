import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { jobApplications } from '#server/db/schema.ts'

/** More than anybody has; a list that is longer is looked through from its new end. */
const maxCandidates = 5_000

/** What of a client's applications may be for a posting: those of the last days and, if it has a link, those with one. */
export function listCandidates(db: Queryable, userId: string, { byLink, days }: { byLink: boolean; days: number }) {
  const { id, company, position, jobUrl, status, createdAt } = jobApplications
  const isRecent = sql<boolean>`${createdAt} > now() - ${days} * interval '1 day'`
  return db
    .select({ id, company, position, jobUrl, status, createdAt, isRecent })
    .from(jobApplications)
    .where(and(eq(jobApplications.userId, userId), byLink ? or(isNotNull(jobUrl), isRecent) : isRecent))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxCandidates)
}
