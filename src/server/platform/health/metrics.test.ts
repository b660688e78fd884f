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
  expect((await app.call('GET', '/metrics', { headers: { authorization: 'Bearer ' } })).status).toBe(404)
})
