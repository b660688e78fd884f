import { expect, test } from 'vitest'
import { createUser, testPassword } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'

const refused = {
  status: 400,
  body: { message: 'This link has expired or was already used. Please request a new one.' },
}
const newPassword = { password: 'quiet harbour 12', confirmPassword: 'quiet harbour 12' }
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? ''

async function unverified(app: TestApp) {
  const person = await createUser(app)
  await app.pool.query('update users set email_verified = false where id = $1', [person.id])
  return person
}

/** Makes a call that mails a link, and returns the link's token. */
async function mailedToken(
  app: TestApp,
  call: 'forgot-password' | 'resend-verification',
  { email }: { email: string },
) {
  app.mails.length = 0
  await app.anonymous.post(`/api/${call}`, { email })
  const [mail] = await app.deliverMail()
  return tokenIn(mail?.text)
}

const verify = (app: TestApp, token: string) => app.anonymous.get(`/api/verify-email?token=${token}`)
const reset = (app: TestApp, token: string) => app.anonymous.post('/api/reset-password', { token, ...newPassword })

test('a verification link ends after 24 hours and with a newer link', async () => {
  const app = await testApp()
  const person = await unverified(app)
  const first = await mailedToken(app, 'resend-verification', person)
  const second = await mailedToken(app, 'resend-verification', person)
  expect(second).not.toBe(first)
  expect(await verify(app, first)).toMatchObject(refused)
  await app.pool.query("update users set email_verification_expires = now() - interval '1 second'")
  expect(await verify(app, second)).toMatchObject(refused)
  await app.pool.query("update users set email_verification_expires = now() + interval '1 second'")
  expect((await verify(app, second)).status).toBe(200)
})

test('a reset link ends after an hour and with a newer link', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const first = await mailedToken(app, 'forgot-password', person)
  const second = await mailedToken(app, 'forgot-password', person)
  expect(await reset(app, first)).toMatchObject(refused)
  await app.pool.query("update users set password_reset_expires = now() - interval '1 second'")
  expect(await reset(app, second)).toMatchObject(refused)
  expect((await app.anonymous.post('/api/login', { email: person.email, password: testPassword })).status).toBe(200)
})

test('new links expire after the stated hours', async () => {
  const app = await testApp()
  const person = await unverified(app)
  await mailedToken(app, 'resend-verification', person)
  await mailedToken(app, 'forgot-password', person)
  const { rows } = await app.pool.query(`select
    email_verification_expires between now() + interval '23 h 59 min' and now() + interval '24 h 1 s' as day,
    password_reset_expires between now() + interval '59 min' and now() + interval '1 h 1 s' as hour from users`)
  expect(rows).toEqual([{ day: true, hour: true }])
})

test('a reset link works once under concurrent use', async () => {
  const app = await testApp()
  const token = await mailedToken(app, 'forgot-password', await createUser(app))
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => reset(app, token)))).map((reply) => reply.status)
  expect(statuses.toSorted()).toEqual([200, 400, 400, 400])
})

test('a verification link works once under concurrent use, and the other calls say so', async () => {
  const app = await testApp()
  const token = await mailedToken(app, 'resend-verification', await unverified(app))
  const replies = await Promise.all([1, 2, 3, 4].map(() => verify(app, token)))
  expect(replies.map(({ status, body }) => `${status} ${body.code ?? ''}`).toSorted()).toEqual([
    '200 ',
    '400 already_verified',
    '400 already_verified',
    '400 already_verified',
  ])
  const { rows } = await app.pool.query("select count(*)::int as n from audit_log where action = 'email.verified'")
  expect(rows).toEqual([{ n: 1 }])
})

test('an invalid link reveals nothing about any address', async () => {
  const app = await testApp()
  const person = await unverified(app)
  const first = await mailedToken(app, 'resend-verification', person)
  expect((await verify(app, await mailedToken(app, 'resend-verification', person))).status).toBe(200)
  for (const token of [first, 'guess']) {
    const reply = await verify(app, token)
    expect(reply).toMatchObject(refused)
    expect(reply.body).not.toHaveProperty('code')
  }
})

test('a reset verifies the address and ends the earlier verification link', async () => {
  const app = await testApp()
  const person = await unverified(app)
  const verification = await mailedToken(app, 'resend-verification', person)
  const token = await mailedToken(app, 'forgot-password', person)
  expect((await reset(app, token)).status).toBe(200)
  expect(await verify(app, verification)).toMatchObject(refused)
  expect((await app.anonymous.post('/api/login', { ...newPassword, email: person.email })).status).toBe(200)
})

test('links of one kind do not work for the other', async () => {
  const app = await testApp()
  const person = await unverified(app)
  const verification = await mailedToken(app, 'resend-verification', person)
  expect(await reset(app, verification)).toMatchObject(refused)
  const token = await mailedToken(app, 'forgot-password', person)
  expect(await verify(app, token)).toMatchObject(refused)
})

test('a guessed or damaged token is refused, and a common new password does not use up the link', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const token = await mailedToken(app, 'forgot-password', person)
  for (const guess of ['x', token.slice(1), `${token}x`, '%00', "'--"]) {
    expect(await verify(app, guess)).toMatchObject(refused)
    expect(await reset(app, guess)).toMatchObject(refused)
  }
  for (const query of ['', '?token=', `?token=${'x'.repeat(201)}`, '?token=a&token=b'])
    expect((await app.anonymous.get(`/api/verify-email${query}`)).status, query).toBe(400)
  const common = { token, password: 'password1', confirmPassword: 'password1' }
  expect((await app.anonymous.post('/api/reset-password', common)).body.fields).toHaveProperty('password')
  expect((await reset(app, token)).status).toBe(200)
})

test('only hashes of tokens are stored, and jobs hold none', async () => {
  const app = await testApp()
  const person = await unverified(app)
  const queued = JSON.stringify(app.queued)
  const tokens = [
    await mailedToken(app, 'resend-verification', person),
    await mailedToken(app, 'forgot-password', person),
  ]
  const { rows } = await app.pool.query('select * from users')
  for (const token of tokens) {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(JSON.stringify(rows) + queued).not.toContain(token)
  }
})

test('links start with APP_URL, whatever the Host header says', async () => {
  const app = await testApp({ APP_URL: 'https://foothold.example' })
  const { email } = await createUser(app)
  const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  await app.anonymous.post('/api/forgot-password', { email }, forged)
  const [mail] = await app.deliverMail()
  expect(mail?.text).toContain('https://foothold.example/auth?mode=reset&token=')
  expect(mail?.html).toContain('https://foothold.example/auth?mode=reset&amp;token=')
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
})

test('verified and unknown accounts are mailed nothing', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const suspended = await createUser(app)
  await app.pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
  await app.anonymous.post('/api/resend-verification', { email: person.email })
  await app.anonymous.post('/api/forgot-password', { email: suspended.email })
  await app.anonymous.post('/api/forgot-password', { email: 'nobody@example.test' })
  expect(app.queued).toHaveLength(3)
  expect(await app.deliverMail()).toEqual([])
})

test('an account is mailed five times an hour, and further calls answer the same', async () => {
  const app = await testApp()
  const { email } = await createUser(app)
  const answers = []
  for (let time = 0; time < 7; time++) answers.push((await app.anonymous.post('/api/forgot-password', { email })).text)
  expect(new Set(answers).size).toBe(1)
  expect(await app.deliverMail()).toHaveLength(5)
})

test('an address can request sixty mails an hour, and other addresses still can', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const ask = (time: number, address: string) =>
    app.anonymous.post('/api/forgot-password', { email: `a${time}@example.test` }, { 'x-forwarded-for': address })
  for (let time = 0; time < 60; time++) expect((await ask(time, '192.0.2.1')).status).toBe(200)
  expect(await ask(60, '192.0.2.1')).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  expect((await ask(61, '192.0.2.2')).status).toBe(200)
})

test('an address can try two hundred tokens an hour', async () => {
  const app = await testApp()
  for (let time = 0; time < 200; time++) expect((await verify(app, `guess-${time}`)).status).toBe(400)
  expect((await verify(app, 'one more')).status).toBe(429)
})
