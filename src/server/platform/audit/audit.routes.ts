import { listAuditEntries } from '#contract/audit.ts'
import { id } from '#contract/fields.ts'
import type { Queryable } from '#server/db/client.ts'
import type { RouteDeps } from '#server/deps.ts'
import { findPeopleIds } from '#server/db/person-search.ts'
import { toPage, readPosition } from '#server/http/pagination.ts'
import { selectEntries, type Search } from './audit.store.ts'

/** Beyond this a search by name or address matches too many people to be useful. */
const maxPeople = 50

async function parseSearch(db: Queryable, q: string | undefined): Promise<Search> {
  if (!q) return null
  if (id.safeParse(q).success) return { id: q }
  return { peopleIds: await findPeopleIds(db, q, maxPeople), text: q }
}

export function auditRoutes({ serve }: RouteDeps) {
  serve(listAuditEntries, async ({ db, query, reply }) => {
    const matches = await selectEntries(db, await parseSearch(db, query.q), query, readPosition(query.cursor))
    const { rows, nextCursor } = toPage(matches, query.limit, (entry) => entry)
    if (nextCursor) reply.header('x-next-cursor', nextCursor)
    return rows
  })
}
