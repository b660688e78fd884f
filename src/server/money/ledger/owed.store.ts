import { sql } from 'drizzle-orm'
import { maxListRows } from '#contract/fields.ts'
import type { Queryable } from '#server/db/client.ts'
import { requireRow } from '#server/db/queries.ts'

/**
 * What each ended period owes, with the share of its payments that buys the undelivered applications, in cents, rounded per
 * period. A payment counts for the latest period that had begun: renewals, first payments and charges for an upgrade all come
 * after the start. A payment before the first period counts for that one. Refunds and lost disputes reduce the payment of their
 * invoice, whenever they come. Each table is read once and joined as a whole: per period, 100,000 accounts would take minutes.
 */
const owed = sql`
  with periods as (
    select id, user_id, period_start, applications, consultations, custom_resumes,
      ended_at is not null or period_end <= now() or exists (
        select from billing_periods as later
        where later.subscription_id = period.subscription_id and later.period_start > period.period_start) as ended,
      lag(period_start) over client as previous_start,
      lead(period_start) over client as next_start
    from billing_periods as period
    window client as (partition by user_id order by period_start, id)
  ), counted as (
    select period_id, kind, count(*)::int as count from deliveries where period_id is not null group by period_id, kind
  ), delivered as (
    select period_id,
      coalesce(max(count) filter (where kind = 'application'), 0) as applications,
      coalesce(max(count) filter (where kind = 'consultation'), 0) as consultations,
      coalesce(max(count) filter (where kind = 'custom_resume'), 0) as custom_resumes
    from counted group by period_id
  ), open as (
    select period_id,
      count(*) filter (where kind = 'consultation')::int as consultations,
      count(*) filter (where kind = 'custom_resume')::int as custom_resumes
    from tasks where period_id is not null and state not in ('done', 'canceled') group by period_id
  ), missing as (
    select period.id, user_id, period_start, previous_start, next_start, period.applications,
      greatest(0, period.applications - coalesce(delivered.applications, 0)) as owed_applications,
      greatest(0, period.consultations - coalesce(delivered.consultations, 0) - coalesce(open.consultations, 0)) as owed_consultations,
      greatest(0, period.custom_resumes - coalesce(delivered.custom_resumes, 0) - coalesce(open.custom_resumes, 0)) as owed_custom_resumes
    from periods as period
    left join delivered on delivered.period_id = period.id
    left join open on open.period_id = period.id
    where ended
  ), returned as (
    select provider_invoice_id, sum(amount) as amount from payment_ledger where kind <> 'payment' group by provider_invoice_id
  ), payments as (
    select user_id, occurred_at, payment.amount + coalesce(returned.amount, 0) as net
    from payment_ledger as payment left join returned using (provider_invoice_id)
    where kind = 'payment'
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
  return requireRow(rows)
}

type Named = { id: string; firstName: string; lastName: string }

/** The clients to whom something is owed, the most exposed first. */
export async function listOwedClients(db: Queryable) {
  const { rows } = await db.execute<Sums & { client: Named; manager: Named | null }>(sql`
    ${owed} select json_build_object('id', users.id, 'firstName', first_name, 'lastName', last_name) as client, (
        select json_build_object('id', manager.id, 'firstName', manager.first_name, 'lastName', manager.last_name)
        from account_manager_assignments as assignment join users as manager on manager.id = assignment.account_manager_id
        where assignment.user_id = users.id) as manager, ${sums}
    from owed join users on users.id = user_id
    group by users.id order by sum(exposure) desc, sum(owed_applications) desc, users.id limit ${maxListRows}`)
  return rows
}
