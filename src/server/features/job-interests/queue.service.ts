import type { QueryOf } from '#contract/endpoint.ts'
import type { QueueItem, listQueue } from '#contract/queue.ts'
import type { Queryable } from '#server/db/client.ts'
import { toPage, readPosition } from '#server/http/pagination.ts'
import { computeDue } from './pauses.ts'
import { countWaiting, listPauses, listWaiting } from './queue.store.ts'

/** One page of an account manager's queue. */
export async function readQueue(db: Queryable, managerId: string, query: QueryOf<typeof listQueue>) {
  const { limit, cursor, ...filter } = query
  const matches = await listWaiting(db, managerId, filter, { limit, after: readPosition(cursor) })
  const { rows, nextCursor } = toPage(matches, limit, ({ since, id }) => ({ at: since, id }))
  const isWhole = matches.length === rows.length && !cursor
  const pauses = await listPauses(
    db,
    rows.flatMap(({ interest }) => interest ?? []),
  )
  const now = Date.now()
  return {
    items: rows.map(({ since, client, interest }): QueueItem => {
      const waiting = { ...computeDue(since, (interest && pauses.get(interest.id)) ?? [], now), client }
      return interest ? { kind: 'interest', ...waiting, interest } : { kind: 'client', ...waiting }
    }),
    total: isWhole ? rows.length : await countWaiting(db, managerId, filter),
    nextCursor,
  }
}
