import { and, asc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Queryable } from '#server/db/client.ts'
import { pick } from '#server/db/queries.ts'
import { accountManagerAssignments, jobInterests, postingChecks, postings, users } from '#server/db/schema.ts'
import { containsWords } from '#server/db/text-search.ts'
import type { RowPosition } from '#server/http/pagination.ts'
import { checkColumns, ofCurrentLink } from '#server/work/postings/posting-checks.service.ts'
import { postingColumns, presentPosting } from '#server/work/postings/postings.service.ts'
import { owesFirstApplication } from '#server/promises/promises.service.ts'
import { listColumns } from '#server/work/job-interests/job-interests.service.ts'

interface Filter {
  userId?: string | undefined
  q?: string | undefined
  /** The row of one item, snoozed or not. */
  item?: string | undefined
  /** The snoozed interests instead of what waits. */
  snoozed?: 'true' | 'false' | undefined
}

/** Whether an interest is hidden from the queue now. */
const isSnoozed = sql<boolean>`coalesce(${jobInterests.snoozedUntil} > now(), false)`

/** The entries of an account manager's queue: the id of their row, the moment of the promise and what sorts them. */
function waitingFor(db: Queryable, managerId: string, { userId, q, item, snoozed }: Filter) {
  const onlySnoozed = snoozed === 'true'
  const { accountManagerId, userId: clientId, assignedAt, id } = accountManagerAssignments
  const ofManager = and(eq(accountManagerId, managerId), userId === undefined ? undefined : eq(clientId, userId))
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`
  const searchText = sql`concat_ws(' ', ${jobInterests.jobUrl}, ${jobInterests.notes}, ${postings.company}, ${postings.position}, ${postings.location}, ${name})`
  const interests = db
    .select({
      id: jobInterests.id,
      userId: jobInterests.userId,
      since: jobInterests.createdAt,
      sortAt: sql<string>`${onlySnoozed ? jobInterests.snoozedUntil : jobInterests.createdAt}`
        .mapWith(jobInterests.createdAt)
        .as('sort_at'),
    })
    .from(accountManagerAssignments)
    .innerJoin(users, eq(users.id, clientId))
    .innerJoin(jobInterests, and(eq(jobInterests.userId, clientId), eq(jobInterests.processed, false)))
    .leftJoin(postings, eq(postings.jobInterestId, jobInterests.id))
    .where(
      and(
        ofManager,
        containsWords(searchText, q),
        item === undefined ? sql`${isSnoozed} = ${onlySnoozed}` : eq(jobInterests.id, item),
      ),
    )
  if (onlySnoozed) return interests.as('waiting')
  const newClients = db
    .select({
      id,
      userId: clientId,
      since: assignedAt,
      sortAt: sql<string>`${assignedAt}`.mapWith(assignedAt).as('sort_at'),
    })
    .from(accountManagerAssignments)
    .innerJoin(users, eq(users.id, clientId))
    .where(
      and(ofManager, owesFirstApplication, containsWords(name, q), item === undefined ? undefined : eq(clientId, item)),
    )
  return unionAll(interests, newClients).as('waiting')
}

/** One page of the queue, the oldest promise first or the next to return, one entry more than the page. */
export async function listWaiting(
  db: Queryable,
  managerId: string,
  filter: Filter,
  { limit, after }: { limit: number; after: RowPosition | null },
) {
  const waiting = waitingFor(db, managerId, filter)
  const rows = await db
    .select({
      ...pick(waiting, 'id', 'since', 'sortAt'),
      snoozedUntil: sql<string | null>`case when ${isSnoozed} then ${jobInterests.snoozedUntil} end`.mapWith(
        jobInterests.snoozedUntil,
      ),
      client: pick(users, 'id', 'firstName', 'lastName', 'profileImageUrl'),
      interest: listColumns,
      posting: postingColumns,
      postingCheck: checkColumns,
    })
    .from(waiting)
    .innerJoin(users, eq(users.id, waiting.userId))
    .leftJoin(jobInterests, eq(jobInterests.id, waiting.id))
    .leftJoin(postings, eq(postings.jobInterestId, waiting.id))
    .leftJoin(postingChecks, ofCurrentLink)
    .where(after ? sql`(${waiting.sortAt}, ${waiting.id}) > (${after.at}, ${after.id})` : undefined)
    .orderBy(asc(waiting.sortAt), asc(waiting.id))
    .limit(limit + 1)
  return rows.map(({ interest, posting, postingCheck, ...row }) => ({
    ...row,
    // An entry of the queue has no application yet.
    interest: interest && { ...interest, posting: posting && presentPosting(posting), postingCheck, application: null },
  }))
}

export async function countWaiting(db: Queryable, managerId: string, filter: Filter) {
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(waitingFor(db, managerId, filter))
  return row?.total ?? 0
}
