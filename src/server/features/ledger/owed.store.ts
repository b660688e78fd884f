import { sql } from 'drizzle-orm'
import { maxListRows } from '#contract/fields.ts'
import type { Queryable } from '#server/db/client.ts'

/**
 * What each ended period owes, with the share of its payments that buys the undelivered applications, in cents, rounded per
 * period. A payment counts for the latest period that had begun: renewals, first payments and charges for an upgrade all come
 * after the start. A payment before the first period counts for that one. Refunds and lost disputes reduce the payment of their
 * invoice, whenever they come. Each table is read once and joined as a whole: per period, 100,000 accounts would take minutes.
 */
const owed = sql`
  with periods as (
    select id, user_id, period_start, applications, consultations, custom_resumes,
      ended_at is not null or period_end <= now()
        or lead(period_start) over (partition by subscription_id order by period_start) is not null as ended,
      lag(period_start) over (partition by user_id order by period_start, id) as previous_start,
      lead(period_start) over (partition by user_id order by period_start, id) as next_start
    from billing_periods
  ), delivered as (
    select period_id,
      count(*) filter (where kind = 'application') as applications,
      count(*) filter (where kind = 'consultation') as consultations,
      count(*) filter (where kind = 'custom_resume') as custom_resumes
    from deliveries where period_id is not null group by period_id
  ), open as (
    select period_id,
      count(*) filter (where kind = 'consultation') as consultations,
      count(*) filter (where kind = 'custom_resume') as custom_resumes
    from tasks where period_id is not null and state not in ('done', 'canceled') group by period_id
  ), missing as (
    select period.*,
      greatest(0, period.applications - coalesce(delivered.applications, 0))::int as owed_applications,
      greatest(0, period.consultations - coalesce(delivered.consultations, 0) - coalesce(open.consultations, 0))::int as owed_consultations,
      greatest(0, period.custom_resumes - coalesce(delivered.custom_resumes, 0) - coalesce(open.custom_resumes, 0))::int as owed_custom_resumes
    from periods as period
    left join delivered on delivered.period_id = period.id
    left join open on open.period_id = period.id
    where ended
  ), invoices as (
    select provider_invoice_id, sum(amount) as net from payment_ledger group by provider_invoice_id
  ), payments as (
    select payment.user_id, payment.occurred_at, invoices.net
    from payment_ledger as payment join invoices on invoices.provider_invoice_id = payment.provider_invoice_id
    where payment.kind = 'payment'
  ), paid as (
    select missing.id, sum(net) as net
    from missing join payments on payments.user_id = missing.user_id
      and (payments.occurred_at >= period_start or previous_start is null)
      and (payments.occurred_at < next_start or next_start is null)
    where owed_applications > 0
    group by missing.id
  ), owed as (
    select missing.*, case when owed_applications = 0 then 0
      else round(greatest(0, coalesce(paid.net, 0))::numeric * owed_applications / missing.applications) end as exposure
    from missing left join paid on paid.id = missing.id
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
