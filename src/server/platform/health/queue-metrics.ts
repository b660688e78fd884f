import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'

const figures = [
  {
    name: 'jobs_oldest_due_seconds',
    help: 'How long the oldest job that could run has been waiting',
    sql: `select extract(epoch from now() - min(start_after)) from jobs.job
      where state in ('created', 'retry') and start_after <= now()`,
  },
  {
    name: 'jobs_mail_retries',
    help: 'Mails that failed and wait for their next try',
    sql: `select count(*) from jobs.job where state = 'retry' and name like '%mail%'`,
  },
  {
    name: 'payment_events_oldest_unapplied_seconds',
    help: 'Age of the oldest event of the card provider in the last 30 days that could not be applied',
    sql: `select extract(epoch from now() - min(received_at)) from payment_events
      where processed_at is null and received_at > now() - interval '30 days'`,
  },
  {
    name: 'promises_overdue',
    help: 'Promises to clients whose due time has passed',
    sql: 'select count(*) from promises where kept_at is null and canceled_at is null and due_at < now()',
  },
]
const query = `select ${figures.map(({ name, sql }) => `(${sql}) as ${name}`).join(', ')}`

/** Figures of all processes together, so one role alone answers them. */
export function registerQueueMetrics(registry: Registry, pool: Pool) {
  const gauges = figures.map(({ name, help }) => ({ name, gauge: new Gauge({ name, help, registers: [registry] }) }))
  return async () => {
    const { rows } = await pool.query<Record<string, string | null>>(query)
    for (const { name, gauge } of gauges) gauge.set(Number(rows[0]?.[name] ?? 0))
  }
}
