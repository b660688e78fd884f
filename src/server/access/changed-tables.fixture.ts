import type { Pool, PoolClient } from 'pg'
import { limitRules } from '#server/http/rate-limits.ts'

/** What a refused call may leave behind: the audit entry of the refusal, and a counted try. */
const traces: Record<string, string> = {
  audit_log: "action = 'access.refused'",
  rate_limits: `split_part(key, ':', 1) in (${Object.keys(limitRules).map((name) => `'${name}'`)})`,
}

/** A hash of the rows of each table that the database has, without the traces of refusals. */
export async function hashTables(database: Pool | PoolClient): Promise<Map<string, string | null>> {
  const tables = await database.query("select tablename as name from pg_tables where schemaname = 'public' order by 1")
  const selects = tables.rows.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as hash
      from ${name} t where (${traces[name] ?? 'false'}) is not true`,
  )
  const { rows } = await database.query(selects.join(' union all '))
  return new Map(rows.map(({ name, hash }) => [name, hash]))
}

export const findDifferences = (before: Map<string, string | null>, after: Map<string, string | null>) =>
  [...before.keys()].filter((name) => before.get(name) !== after.get(name))

/** The tables that are not the same after the work. */
export async function findChangedTables(database: Pool | PoolClient, work: () => Promise<unknown>): Promise<string[]> {
  const before = await hashTables(database)
  await work()
  return findDifferences(before, await hashTables(database))
}

/** Makes all calls. If they change a table or queue a job, makes them once more one by one, and returns those that do. */
export async function nameChanges(
  { pool, queued }: { pool: Pool | PoolClient; queued: readonly unknown[] },
  calls: { title: string; send: () => Promise<unknown> }[],
) {
  // The queue of a test is not in the database.
  const findChanges = async (work: () => Promise<unknown>) => {
    const queuedBefore = queued.length
    const tables = await findChangedTables(pool, work)
    return queued.length === queuedBefore ? tables : [...tables, 'the queue']
  }
  const changed = await findChanges(async () => {
    for (const { send } of calls) await send()
  })
  if (changed.length === 0) return []
  const named = [`Together they changed ${changed}`]
  for (const { title, send } of calls) {
    const changedByCall = await findChanges(send)
    if (changedByCall.length > 0) named.push(`${title} changed ${changedByCall}`)
  }
  return named
}
