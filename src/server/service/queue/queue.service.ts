import type { QueryOf } from '#contract/endpoint.ts'
import type { QueueItem, listQueue } from '#contract/queue.ts'
import type { Queryable } from '#server/db/client.ts'
import { readDueTimes } from '#server/promises/promises.service.ts'
import { toPage, readPosition } from '#server/http/pagination.ts'
import type { TeamHours } from '#server/working-time.ts'
import { countWaiting, listWaiting } from './queue.store.ts'

/** One page of an account manager's queue. */
export async function readQueue(
  db: Queryable,
  { team }: { team: TeamHours },
  managerId: string,
  query: QueryOf<typeof listQueue>,
) {
  const { limit, cursor, ...filter } = query
  const matches = await listWaiting(db, managerId, filter, { limit, after: readPosition(cursor) })
  const { rows, nextCursor } = toPage(matches, limit, ({ sortAt, id }) => ({ at: sortAt, id }))
  const isWhole = matches.length === rows.length && !cursor
  const toWait = ({ id, since, interest }: (typeof rows)[number]) => ({
    kind: interest ? ('interest_answered' as const) : ('first_application' as const),
    subjectId: id,
    since,
  })
  const getDue = await readDueTimes(db, team, rows.map(toWait))
  return {
    items: rows.map((row): QueueItem => {
      const { client, interest, snoozedUntil } = row
      const waiting = { ...getDue(toWait(row)), client }
      return interest ? { kind: 'interest', ...waiting, snoozedUntil, interest } : { kind: 'client', ...waiting }
    }),
    total: isWhole ? rows.length : await countWaiting(db, managerId, filter),
    nextCursor,
  }
}
