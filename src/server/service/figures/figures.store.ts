import { sql } from 'drizzle-orm'
import type { MrrMovementKind } from '#contract/revenue.ts'
import type { Queryable } from '#server/db/client.ts'

export interface MovementSum {
  /** `YYYY-MM` in UTC; null for everything before `since`. */
  month: string | null
  kind: MrrMovementKind
  count: number
  cents: number
}

/** Movements of revenue by month and kind. One pass over all of them: the earlier ones are the balance at the start. */
export async function sumMovements(db: Queryable, since: string): Promise<MovementSum[]> {
  const { rows } = await db.execute<{ month: string | null; kind: MrrMovementKind; count: number; cents: string }>(sql`
    select to_char(month, 'YYYY-MM') as month, kind, count::int, cents::text from (
      select case when occurred_at >= ${since} then date_trunc('month', occurred_at, 'UTC') at time zone 'UTC' end as month,
        kind, count(*), sum(amount) as cents
      from mrr_movements where occurred_at <= now() group by 1, 2) as sums`)
  return rows.map(({ cents, ...row }) => ({ ...row, cents: Number(cents) }))
}

/** The starts of `count` months from `since` on. */
const monthStarts = (since: string, count: number) =>
  sql`array(select generate_series(${since}::timestamptz, ${since}::timestamptz + make_interval(months => ${count - 1}), interval '1 month'))`

/** Applications that staff sent for a billing period: how many in each month, the first month at 0. */
export async function countApplicationsSent(db: Queryable, since: string, count: number) {
  const { rows } = await db.execute<{ month: number; count: number }>(sql`
    select width_bucket(delivered_at, ${monthStarts(since, count)}) - 1 as month, count(*)::int as count
    from deliveries
    where kind = 'application' and period_id is not null and delivered_at >= ${since} and delivered_at <= now()
    group by 1`)
  return new Map(rows.map((row) => [row.month, row.count]))
}

/**
 * Clients with access at some moment of each month, the first month at 0. The months of a client are bits of one number, so
 * that each client is counted once without sorting. Access ends at its moment, so a millisecond earlier is the last of it.
 */
export async function countActiveClients(db: Queryable, since: string, count: number) {
  const { rows } = await db.execute<{ months: string; count: number }>(sql`
    with spans as (
      select user_id, width_bucket(greatest(period_start, ${since}::timestamptz), starts) - 1 as first,
        width_bucket(least(coalesce(ended_at, period_end), now()) - interval '1 millisecond', starts) - 1 as last
      from billing_periods, (select ${monthStarts(since, count)} as starts) as months
      where period_start <= now() and coalesce(ended_at, period_end) > greatest(period_start, ${since}::timestamptz)
    ), clients as (
      select bit_or((1::bigint << (last + 1)) - (1::bigint << first)) as months from spans group by user_id
    )
    select months::text, count(*)::int as count from clients group by months`)
  const clients = new Map<number, number>()
  for (const row of rows)
    for (let month = 0; month < count; month++)
      if ((BigInt(row.months) >> BigInt(month)) % 2n === 1n) clients.set(month, (clients.get(month) ?? 0) + row.count)
  return clients
}
