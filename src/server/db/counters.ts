import { like, sql } from 'drizzle-orm'
import type { Queryable } from './client.ts'
import { tallies } from './schema.ts'

export type CounterGroup = 'users' | 'applications'

/** How many there are of each kind of a group, such as of accounts by role; a kind without any is not there. */
export async function readCounters(db: Queryable, group: CounterGroup): Promise<Record<string, number>> {
  const total = sql<number>`sum(${tallies.delta})`.mapWith(Number)
  const rows = await db
    .select({ name: tallies.name, total })
    .from(tallies)
    .where(like(tallies.name, `${group}:%`))
    .groupBy(tallies.name)
    .having(sql`${total} > 0`)
  return Object.fromEntries(rows.map(({ name, total }) => [name.slice(group.length + 1), total]))
}

/** Makes one delta of the many of each name; the sums stay what they are at every moment. */
export async function compactCounters(db: Queryable) {
  await db.execute(sql`
    with gone as (delete from ${tallies} returning name, delta)
    insert into ${tallies} select name, sum(delta) from gone group by name having sum(delta) <> 0`)
}
