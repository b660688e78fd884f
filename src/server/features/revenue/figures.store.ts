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

/** Applications that staff sent for a billing period, by month. */
export async function countApplicationsSent(db: Queryable, since: string) {
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    select to_char(month, 'YYYY-MM') as month, count::int from (
      select date_trunc('month', delivered_at, 'UTC') at time zone 'UTC' as month, count(*)
      from deliveries
      where kind = 'application' and period_id is not null and delivered_at >= ${since} and delivered_at <= now()
      group by 1) as sums`)
  return new Map(rows.map(({ month, count }) => [month, count]))
}

/** Clients with access at some moment of each month. Access ends at the moment, so a millisecond earlier is the last of it. */
export async function countActiveClients(db: Queryable, since: string) {
  const { rows } = await db.execute<{ month: string; count: number }>(sql`
    with spans as (
      select user_id, greatest(period_start, ${since}::timestamptz) at time zone 'UTC' as began,
        least(coalesce(ended_at, period_end), now()) at time zone 'UTC' - interval '1 millisecond' as ended
      from billing_periods
      where period_start <= now() and coalesce(ended_at, period_end) > greatest(period_start, ${since}::timestamptz)
    ), clients as (
      select distinct user_id, month
      from spans, generate_series(date_trunc('month', began), ended, interval '1 month') as month
    )
    select to_char(month, 'YYYY-MM') as month, count(*)::int as count from clients group by clients.month`)
  return new Map(rows.map(({ month, count }) => [month, count]))
}
