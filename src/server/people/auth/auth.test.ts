import { expect, test } from 'vitest'
import { createUser, testPassword } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'

const newcomer = {
  email: "Dana.O'Neil@example.test",
  password: 'violet tram orbit',
  confirmPassword: 'violet tram orbit',
  firstName: 'Dana',
  lastName: "O'Neil",
}

const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

async function registered(app: TestApp) {
  const reply = await app.anonymous.post('/api/register', newcomer)
  const [mail] = await app.deliverMail()
  return { reply, token: tokenIn(mail?.text) }
}

test('a person registers, verifies the address by the mailed link and signs in', async () => {
  const app = await testApp()
  const { reply, token } = await registered(app)
  expect(reply.status).toBe(201)
  expect(reply.body.user).toMatchObject({ email: newcomer.email, role: 'user', emailVerified: false })
  expect(reply.headers['set-cookie']).toBeUndefined()
  expect(app.mails[0]?.to).toEqual({ name: "Dana O'Neil", address: newcomer.email })

  const early = await app.anonymous.post('/api/login', newcomer)
  expect(early).toMatchObject({
    status: 403,
    body: { message: 'Please verify your email before logging in.', code: 'email_unverified' },
  })

  expect(await app.anonymous.get(`/api/verify-email?token=${token}`)).toMatchObject({
    status: 200,
    body: { message: 'Email verified successfully!' },
  })
  expect(await app.anonymous.get(`/api/verify-email?token=${token}`)).toMatchObject({
    status: 400,
    body: { message: 'This address is already verified. You can log in.', code: 'already_verified' },
  })

  const signedIn = await app.anonymous.post('/api/login', { ...newcomer, email: newcomer.email.toUpperCase() })
  expect(signedIn.status).toBe(200)
  const me = app.withCookie(app.readCookie(signedIn))
  expect((await me.get('/api/auth/user')).body).toMatchObject({ email: newcomer.email, emailVerified: true })
  expect(Object.keys((await me.get('/api/auth/user')).body)).not.toContain('password')
})

test('an address registers once, in any case, also concurrently', async () => {
  const app = await testApp()
  const tries = [newcomer, { ...newcomer, email: newcomer.email.toLowerCase() }]
  const statuses = await Promise.all(
    tries.map(async (body) => (await app.anonymous.post('/api/register', body)).status),
  )
  expect(statuses.sort()).toEqual([201, 409])
})

test('signing in changes the session id and ends the old session', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const first = await app.signIn(person)
  const again = await app.call('POST', '/api/login', {
    body: { email: person.email, password: testPassword },
    headers: { cookie: first.cookie },
  })
  expect(app.readCookie(again)).not.toBe(first.cookie)
  expect((await first.get('/api/auth/user')).status).toBe(401)
})

test('a reset link sets a new password once and ends every session', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const me = await app.signIn(person)
  const calendar = new URL((await me.post('/api/calendar-feed')).body.url).pathname
  expect((await app.anonymous.get(calendar)).status).toBe(200)
  await app.anonymous.post('/api/forgot-password', { email: person.email })
  const token = tokenIn((await app.deliverMail())[0]?.text)
  const body = { token, password: 'quiet harbour 12', confirmPassword: 'quiet harbour 12' }
  expect((await app.anonymous.post('/api/reset-password', body)).status).toBe(200)
  expect((await app.anonymous.post('/api/reset-password', body)).status).toBe(400)
  expect((await me.get('/api/auth/user')).status).toBe(401)
  expect((await app.anonymous.get(calendar)).status).toBe(404)
  expect((await app.anonymous.post('/api/login', { ...body, email: person.email })).status).toBe(200)
})

test('forgot and resend answer the same for known and unknown addresses', async () => {
  const app = await testApp()
  const person = await createUser(app)
  for (const path of ['/api/forgot-password', '/api/resend-verification']) {
    const known = await app.anonymous.post(path, { email: person.email })
    const unknown = await app.anonymous.post(path, { email: 'nobody@example.test' })
    expect(known).toMatchObject({ status: 200, text: unknown.text })
  }
})
