import { randomUUID } from 'node:crypto'
import type { TestApp } from '#test/harness.ts'

/** The week of most tests, by UTC, and the Monday after it. */
export const week = { start: '2026-03-02T00:00:00.000Z', end: '2026-03-09T00:00:00.000Z' }
export const monday = new Date('2026-03-09T08:00:00.000Z')

/** A billing period that includes the week. */
export async function createPeriod(
  { pool }: TestApp,
  userId: string,
  {
    start = '2026-02-20',
    end = '2026-03-20',
    endedAt = null,
  }: { start?: string; end?: string; endedAt?: string | null } = {},
) {
  const { rows } = await pool.query(
    `insert into subscriptions (user_id, provider_subscription_id, plan, status, current_period_start, current_period_end)
     values ($1, $2, 'active', 'expired', $3, $4) returning id`,
    [userId, randomUUID(), start, end],
  )
  await pool.query(
    `insert into billing_periods (user_id, subscription_id, period_start, period_end, plan, applications, consultations,
       custom_resumes, ended_at)
     values ($1, $2, $3, $4, 'active', 25, 1, 0, $5)`,
    [userId, rows[0].id, start, end, endedAt],
  )
}

/** Changes of an application's status in the audit log. The first one sends it. */
export async function recordHistory(
  { pool }: TestApp,
  { userId, actorId, applicationId = randomUUID() }: { userId: string; actorId: string; applicationId?: string },
  changes: readonly { at: string; to: string }[],
) {
  let from = 'interested'
  for (const { at, to } of changes) {
    await pool.query(
      `insert into audit_log (at, actor_id, action, subject_id, entity_id, details)
       values ($1, $2, 'application.updated', $3, $4, $5)`,
      [at, actorId, userId, applicationId, JSON.stringify({ from, to, fields: [] })],
    )
    from = to
  }
  await pool.query(
    "insert into deliveries (user_id, kind, subject_id, delivered_at) values ($1, 'application', $2, $3)",
    [userId, applicationId, changes[0]?.at],
  )
  return applicationId
}

export async function listStoredReports({ pool }: TestApp, userId: string) {
  const { rows } = await pool.query(
    'select id, week_start, week_end, time_zone, content, note from progress_reports where user_id = $1 order by week_end',
    [userId],
  )
  return rows.map(({ week_start, week_end, ...row }) => ({
    ...row,
    start: week_start.toISOString(),
    end: week_end.toISOString(),
  }))
}

export const setZone = ({ pool }: TestApp, userId: string, timeZone: string) =>
  pool.query('update users set time_zone = $2 where id = $1', [userId, timeZone])
