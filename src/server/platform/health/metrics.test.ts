import { expect, test } from 'vitest'
import { testApp } from '#test/harness.ts'

const metricsToken = 'a token of sixteen or more'

test('metrics need the token, and name routes by their pattern', async () => {
  const app = await testApp({ METRICS_TOKEN: metricsToken })
  await app.anonymous.get('/api/verify-email?token=secret-token')
  expect((await app.anonymous.get('/metrics')).status).toBe(404)
  const reply = await app.call('GET', '/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  expect(reply.status).toBe(200)
  expect(reply.text).toContain('route="/api/verify-email",status="400"')
  expect(reply.text).toContain('database_connections{state="idle"}')
  expect(reply.text).not.toContain('secret-token')
})

test('without a token in the settings there are no metrics', async () => {
  const app = await testApp()
  expect((await app.call('GET', '/metrics')).status).toBe(404)
})

test('what waits is measured, by processes that do jobs alone', async () => {
  const app = await testApp({ METRICS_TOKEN: metricsToken })
  const read = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const { text } = await app.call('GET', '/metrics', { headers })
    return (name: string) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1])
  }
  const quiet = await read()
  for (const name of ['jobs_oldest_due_seconds', 'jobs_mail_retries', 'promises_overdue']) expect(quiet(name)).toBe(0)
  await app.pool.query(`insert into jobs.job (name, state, start_after) values
    ('mail', 'retry', now() - interval '1 hour'), ('report-mail', 'retry', now() + interval '1 hour'), ('export', 'completed', now() - interval '1 day')`)
  await app.pool.query(
    "insert into payment_events (id, type, payload, received_at) values ('e', 't', '{}', now() - interval '2 hours')",
  )
  const busy = await read()
  expect(busy('jobs_mail_retries')).toBe(2)
  expect(Math.round(busy('jobs_oldest_due_seconds') / 60)).toBe(60)
  expect(Math.round(busy('payment_events_oldest_unapplied_seconds') / 60)).toBe(120)
  const url = app.databaseUrl
  const web = await testApp({ METRICS_TOKEN: metricsToken, ROLE: 'web', DATABASE_URL: url })
  const reply = await web.call('GET', '/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  expect(reply.text).not.toContain('jobs_oldest_due_seconds')
})
