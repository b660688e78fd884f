import { expect, test } from 'vitest'
import { createUser, testPassword } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'

const signIn = (app: TestApp, email: string, password: string, forwardedFor?: string) =>
  app.anonymous.post('/api/login', { email, password }, forwardedFor ? { 'x-forwarded-for': forwardedFor } : {})

async function fail(app: TestApp, times: number, createEmail: (attempt: number) => string, forwardedFor?: string) {
  for (let attempt = 0; attempt < times; attempt++)
    expect((await signIn(app, createEmail(attempt), 'not the password', forwardedFor)).status).toBe(401)
}

test('ten wrong tries lock an account for that address only', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const { email } = await createUser(app)
  const other = await createUser(app)
  await fail(app, 10, (attempt) => (attempt % 2 ? email : email.toUpperCase()), '192.0.2.1')
  const refused = await signIn(app, email, testPassword, '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
  expect((await signIn(app, email, testPassword, '192.0.2.2')).status).toBe(200)
  expect((await signIn(app, other.email, testPassword, '192.0.2.1')).status).toBe(200)
  expect((await signIn(app, email, testPassword, '192.0.2.1')).status).toBe(429)
})

test('concurrent tries count one by one', async () => {
  const app = await testApp()
  const { email } = await createUser(app)
  const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(app, email, 'not the password')))
  const count = (status: number) => replies.filter((reply) => reply.status === status).length
  expect([count(401), count(429)]).toEqual([10, 10])
})

test("a successful sign-in resets the account's count", async () => {
  const app = await testApp()
  const { email } = await createUser(app)
  await fail(app, 9, () => email)
  expect((await signIn(app, email, testPassword)).status).toBe(200)
  await fail(app, 9, () => email)
  expect((await signIn(app, email, testPassword)).status).toBe(200)
})

test('fifty wrong tries over many accounts lock an address, and not others', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const { email } = await createUser(app)
  await fail(app, 50, (attempt) => `nobody-${attempt}@example.test`, '192.0.2.1')
  expect((await signIn(app, email, testPassword, '192.0.2.1')).status).toBe(429)
  expect((await signIn(app, email, testPassword, '192.0.2.2')).status).toBe(200)
})

test('many successful sign-ins from one address are not limited', async () => {
  const app = await testApp()
  const { email } = await createUser(app)
  for (let time = 0; time < 52; time++) expect((await signIn(app, email, testPassword)).status).toBe(200)
})

test('without a trusted proxy, a forged X-Forwarded-For changes nothing', async () => {
  const app = await testApp()
  const { email } = await createUser(app)
  for (let attempt = 0; attempt < 10; attempt++) await signIn(app, email, 'not the password', `198.51.100.${attempt}`)
  expect((await signIn(app, email, testPassword, '198.51.100.99')).status).toBe(429)
  const { rows } = await app.pool.query('select distinct address from audit_log')
  expect(rows).toEqual([{ address: '127.0.0.1' }])
})

test('with one trusted proxy, only its own entry counts', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const { email } = await createUser(app)
  for (let attempt = 0; attempt < 10; attempt++)
    await signIn(app, email, 'not the password', `198.51.100.${attempt}, 192.0.2.1`)
  expect((await signIn(app, email, testPassword, '198.51.100.99, 192.0.2.1')).status).toBe(429)
  expect((await signIn(app, email, testPassword, '192.0.2.1, 198.51.100.99')).status).toBe(200)
})

test('counters name no person', async () => {
  const app = await testApp()
  const { email } = await createUser(app)
  await fail(app, 1, () => email)
  const { rows } = await app.pool.query('select * from rate_limits')
  expect(rows).toHaveLength(3)
  expect(JSON.stringify(rows)).not.toContain(email)
  expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
})
