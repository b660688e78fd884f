import { sql } from 'drizzle-orm'
import { maxListRows } from '#contract/fields.ts'
import type { Queryable } from '#server/db/client.ts'

/**
 * What each ended period owes, with the share of its payments that buys the undelivered applications, in cents, rounded per
 * period. A payment counts for the latest period that had begun: renewals, first payments and charges for an upgrade all come
 * after the start. A payment before the first period counts for that one. Refunds and lost disputes reduce the payment of their
 * invoice, whenever they come.
 */
const owed = sql`
  with periods as (
    select id, user_id, period_start, applications, consultations, custom_resumes,
      ended_at is not null or period_end <= now()
        or lead(period_start) over (partition by subscription_id order by period_start) is not null as ended,
      lag(period_start) over (partition by user_id order by period_start, id) as previous_start,
      lead(period_start) over (partition by user_id order by period_start, id) as next_start
    from billing_periods
  ), missing as (
    select period.*,
      greatest(0, applications - (select count(*) from deliveries where period_id = period.id and kind = 'application'))::int as owed_applications,
      greatest(0, consultations - (select count(*) from deliveries where period_id = period.id and kind = 'consultation')
        - (select count(*) from tasks where period_id = period.id and kind = 'consultation' and state not in ('done', 'canceled')))::int as owed_consultations,
      greatest(0, custom_resumes - (select count(*) from deliveries where period_id = period.id and kind = 'custom_resume')
        - (select count(*) from tasks where period_id = period.id and kind = 'custom_resume' and state not in ('done', 'canceled')))::int as owed_custom_resumes
    from periods period where ended
  ), owed as (
    select missing.*, case when owed_applications = 0 then 0 else round(greatest(0, coalesce((
      select sum(entry.amount) from payment_ledger payment
      join payment_ledger entry on entry.provider_invoice_id = payment.provider_invoice_id
      where payment.user_id = missing.user_id and payment.kind = 'payment'
        and (payment.occurred_at >= period_start or previous_start is null)
        and (payment.occurred_at < next_start or next_start is null)
    ), 0))::numeric * owed_applications / applications) end as exposure
    from missing
    where owed_applications > 0 or owed_consultations > 0 or owed_custom_resumes > 0
  )`

const sums = sql`
  coalesce(sum(owed_applications), 0)::int as applications,
  coalesce(sum(owed_consultations), 0)::int as consultations,
  coalesce(sum(owed_custom_resumes), 0)::int as "customResumes",
  coalesce(sum(exposure), 0)::text as "exposureCents"`

type Sums = { applications: number; consultations: number; customResumes: number; exposureCents: string }

/** What is owed over all clients. */
export async function sumOwed(db: Queryable): Promise<Sums> {
  const { rows } = await db.execute<Sums>(sql`${owed} select ${sums} from owed`)
  const [row] = rows
  if (!row) throw new Error('No row came back for the sums')
  return row
}

/** The clients to whom something is owed, the most exposed first. */
export async function listOwedClients(db: Queryable) {
  const { rows } = await db.execute<Sums & { client: { id: string; firstName: string; lastName: string } }>(sql`
    ${owed} select json_build_object('id', users.id, 'firstName', first_name, 'lastName', last_name) as client, ${sums}
    from owed join users on users.id = user_id
    group by users.id order by sum(exposure) desc, sum(owed_applications) desc, users.id limit ${maxListRows}`)
  return rows
}
