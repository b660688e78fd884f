import { expect, test } from 'vitest'
import { createApplicationFor, createTeam, createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

test('HEAD consumes no token', async () => {
  const app = await testApp()
  const { email } = await createUser(app)
  await app.pool.query('update users set email_verified = false')
  await app.anonymous.post('/api/resend-verification', { email })
  const [mail] = await app.deliverMail()
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect((await app.call('HEAD', `/api/verify-email?token=${token}`)).status).toBe(404)
  expect((await app.anonymous.get(`/api/verify-email?token=${token}`)).status).toBe(200)
})

test('HEAD reveals no site password', async () => {
  const app = await testApp()
  const { seeker, manager } = await createTeam(app)
  const { id } = await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'hidden' })
  const { cookie } = await app.signIn(seeker)
  const path = `/api/applications/${id}/credentials`
  expect((await app.call('HEAD', path, { headers: { cookie } })).status).toBe(404)
  const { rows } = await app.pool.query("select 1 from audit_log where action = 'credentials.revealed'")
  expect(rows).toEqual([])
})
