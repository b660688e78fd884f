import { like, sql } from 'drizzle-orm'
import type { Queryable } from './client.ts'
import { counters } from './schema.ts'

type CounterGroup = 'users' | 'applications'

/** The counts of a group by kind, such as accounts by role. Kinds with a count of 0 are left out. */
export async function readCounters(db: Queryable, group: CounterGroup): Promise<Record<string, number>> {
  const total = sql<number>`sum(${counters.delta})`.mapWith(Number)
  const rows = await db
    .select({ name: counters.name, total })
    .from(counters)
    .where(like(counters.name, `${group}:%`))
    .groupBy(counters.name)
    .having(sql`${total} > 0`)
  return Object.fromEntries(rows.map(({ name, total }) => [name.slice(group.length + 1), total]))
}

/** Replaces the deltas of each name by their sum, in one statement. */
export async function compactCounters(db: Queryable) {
  await db.execute(sql`
    with deleted as (delete from ${counters} returning name, delta)
    insert into ${counters} select name, sum(delta) from deleted group by name having sum(delta) <> 0`)
}
