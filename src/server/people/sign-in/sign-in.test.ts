import { expect, test } from 'vitest'
import { user } from '#contract/users.ts'
import { createUser, testPassword } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

const wrong = { status: 401, body: { message: 'Invalid email or password' } }

test('a wrong password, an unknown address and a suspended account get the same answer', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const suspended = await createUser(app)
  await app.pool.query('update users set suspended_at = now() where id = $1', [suspended.id])
  const tries = [
    { email: person.email, password: 'not the password' },
    { email: 'nobody@example.test', password: testPassword },
    { email: suspended.email, password: testPassword },
  ]
  const replies = await Promise.all(tries.map((body) => app.anonymous.post('/api/login', body)))
  for (const reply of replies) {
    expect(reply).toMatchObject(wrong)
    expect(reply.text).toBe(replies[0]?.text)
    expect(reply.headers['set-cookie']).toBeUndefined()
  }
})

test('only the right password reveals that an address is not verified', async () => {
  const app = await testApp()
  const person = await createUser(app)
  await app.pool.query('update users set email_verified = false')
  const signIn = (password: string) => app.anonymous.post('/api/login', { email: person.email, password })
  expect(await signIn('not the password')).toMatchObject(wrong)
  const right = await signIn(testPassword)
  expect(right).toMatchObject({
    status: 403,
    body: { message: 'Please verify your email before logging in.', code: 'email_unverified' },
  })
  expect(right.headers['set-cookie']).toBeUndefined()
})

test('signing in answers only the declared account', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const reply = await app.anonymous.post('/api/login', { email: person.email, password: testPassword })
  expect(Object.keys(reply.body).toSorted()).toEqual(Object.keys(user.shape).toSorted())
  expect(reply.text).not.toContain('argon2')
})

test('an invalid body is refused', async () => {
  const app = await testApp()
  const { email } = await createUser(app)
  const bodies: [unknown, string][] = [
    [{}, 'Please enter a valid email address'],
    [{ email: 'sam', password: testPassword }, 'Please enter a valid email address'],
    [{ email: [email], password: testPassword }, 'Please enter a valid email address'],
    [{ email: { $ne: null }, password: testPassword }, 'Please enter a valid email address'],
    [{ email, password: '' }, 'Please enter your password'],
    [{ email, password: [testPassword] }, 'Please enter your password'],
    [{ email, password: true }, 'Please enter your password'],
    [{ email, password: 'x'.repeat(1_001) }, 'Invalid email or password'],
    [[email, testPassword], 'Invalid input: expected object, received array'],
  ]
  for (const [body, message] of bodies)
    expect(await app.anonymous.post('/api/login', body)).toMatchObject({ status: 400, body: { message } })
})

test('every sign-in, good or bad, is audited with who, from where and when', async () => {
  const app = await testApp()
  const person = await createUser(app)
  await app.anonymous.post('/api/login', { email: person.email, password: 'not the password' })
  await app.anonymous.post('/api/login', { email: 'nobody@example.test', password: 'not the password' })
  const me = await app.signIn(person)
  await me.post('/api/logout')
  const { rows } = await app.pool.query('select * from audit_log order by at')
  const here = { address: '127.0.0.1', request_id: expect.stringMatching(/^[0-9a-f-]{36}$/), at: expect.any(Date) }
  expect(rows).toMatchObject([
    { ...here, action: 'sign-in.refused', actor_id: null, subject_id: person.id },
    { ...here, action: 'sign-in.refused', actor_id: null, subject_id: null },
    { ...here, action: 'sign-in', actor_id: person.id, subject_id: person.id },
    { ...here, action: 'sign-out', actor_id: person.id, subject_id: person.id },
  ])
  expect(JSON.stringify(rows)).not.toContain('not the password')
})

test('an expired session leads to the sign-in screen, and back only to one of our own paths', async () => {
  const app = await testApp()
  const target = async (next: string) => {
    const reply = await app.anonymous.get(`/api/login${next}`)
    expect(reply.status).toBe(302)
    return reply.headers.location
  }
  const plain = '/auth?mode=login'
  expect(await target('')).toBe(plain)
  expect(await target('?next=/dashboard%3FuserId%3D1')).toBe(`${plain}&next=%2Fdashboard%3FuserId%3D1`)
  const elsewhere = [
    'https://evil.example',
    'https:evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\evil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    '%2f%5cevil.example',
    '/%09/evil.example',
    '/%0A/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/dashboard%0d%0aset-cookie:%20session=planted',
    'javascript:alert(1)',
    'dashboard',
    '',
    '/a&next=/b',
  ]
  for (const next of elsewhere) expect(await target(`?next=${next}`), next).toBe(plain)
})
