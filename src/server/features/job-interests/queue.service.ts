import type { QueryOf } from '#contract/endpoint.ts'
import { promisedHours } from '#contract/queue.ts'
import type { QueueItem, listQueue } from '#contract/queue.ts'
import type { Queryable } from '#server/db/client.ts'
import { toPage, readPosition } from '#server/http/pagination.ts'
import { countWaiting, listWaiting } from './queue.store.ts'

const hour = 60 * 60 * 1000
const dueAfter = (since: string) => new Date(Date.parse(since) + promisedHours * hour).toISOString()

/** One page of an account manager's queue. */
export async function readQueue(db: Queryable, managerId: string, query: QueryOf<typeof listQueue>) {
  const { limit, cursor, ...filter } = query
  const matches = await listWaiting(db, managerId, filter, { limit, after: readPosition(cursor) })
  const { rows, nextCursor } = toPage(matches, limit, ({ since, id }) => ({ at: since, id }))
  const isWhole = matches.length === rows.length && !cursor
  return {
    items: rows.map(({ since, client, interest }): QueueItem => {
      const waiting = { dueAt: dueAfter(since), client }
      return interest ? { kind: 'interest', ...waiting, interest } : { kind: 'client', ...waiting }
    }),
    total: isWhole ? rows.length : await countWaiting(db, managerId, filter),
    nextCursor,
  }
}
