import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queryable } from '#server/db/client.ts'
import { jobApplications } from '#server/db/schema.ts'

/** More than any person has. Of a longer list the newest are searched. */
const maxCandidates = 5_000

/** Applications of a client that may be for the same posting: recent ones and, if the posting has a link, all with a link. */
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
