import { listAuditEntries } from '#contract/audit.ts'
import { id } from '#contract/fields.ts'
import type { Queryable } from '#server/db/client.ts'
import type { RouteDeps } from '#server/deps.ts'
import { findPeopleIds } from '#server/features/users/users.service.ts'
import { partOf, readPlace } from '#server/http/cursor.ts'
import { selectEntries } from './audit.store.ts'
import type { Sought } from './audit.store.ts'

/** More people than this are not looked for at once: a part of their names and addresses would find nobody in particular. */
const peopleAtMost = 50

async function soughtBy(db: Queryable, q: string | undefined): Promise<Sought> {
  if (!q) return null
  if (id.safeParse(q).success) return { id: q }
  return { peopleIds: await findPeopleIds(db, q, peopleAtMost), text: q }
}

export function auditRoutes({ serve }: RouteDeps) {
  serve(listAuditEntries, async ({ db, query, reply }) => {
    const found = await selectEntries(db, await soughtBy(db, query.q), query, readPlace(query.cursor))
    const { rows, nextCursor } = partOf(found, query.limit, (entry) => entry)
    if (nextCursor) reply.header('x-next-cursor', nextCursor)
    return rows
  })
}
