import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

const newcomer = {
  email: 'dana@example.test',
  password: 'violet tram orbit',
  confirmPassword: 'violet tram orbit',
  firstName: 'Dana',
  lastName: 'Lee',
}
const withPassword = (password: string) => ({ ...newcomer, password, confirmPassword: password })
const makeEmail = (length: number) => `${'a'.repeat(length - '@example.test'.length)}@example.test`

test('an invalid body is refused with the field, and makes no account', async () => {
  const app = await testApp()
  const bodies: [string, unknown, string][] = [
    ['nothing', {}, 'email'],
    ['an email that is none', { ...newcomer, email: 'dana' }, 'email'],
    ['a list of emails', { ...newcomer, email: ['dana@example.test'] }, 'email'],
    ['an email with a line break', { ...newcomer, email: 'dana@example.test\r\nBcc: eve@example.test' }, 'email'],
    ['two emails', { ...newcomer, email: 'dana@example.test,eve@example.test' }, 'email'],
    ['an email of 201 characters', { ...newcomer, email: makeEmail(201) }, 'email'],
    ['a blank first name', { ...newcomer, firstName: '   ' }, 'firstName'],
    ['no last name', { ...newcomer, lastName: undefined }, 'lastName'],
    ['a number for a name', { ...newcomer, lastName: 7 }, 'lastName'],
    ['a first name of 201 characters', { ...newcomer, firstName: 'x'.repeat(201) }, 'firstName'],
    ['a name with a NUL character', { ...newcomer, firstName: 'Da\0na' }, 'firstName'],
    ['a name with half of a character', { ...newcomer, firstName: 'Dana\ud83d' }, 'firstName'],
    ['a password of 7 characters', withPassword('q7!fkz2'), 'password'],
    ['a password of 129 characters', withPassword('q7!'.repeat(43)), 'password'],
    ['a password that is a list', { ...newcomer, password: ['violet tram orbit'] }, 'password'],
    ['one of the commonest passwords', withPassword('Password123'), 'password'],
    ['no second password', { ...newcomer, confirmPassword: '' }, 'confirmPassword'],
    ['another second password', { ...newcomer, confirmPassword: 'violet tram orbis' }, 'confirmPassword'],
  ]
  for (const [name, body, field] of bodies) {
    const reply = await app.anonymous.post('/api/register', body)
    expect(reply.status, name).toBe(400)
    expect(Object.keys(reply.body.fields), name).toContain(field)
    expect(reply.body.message, name).toEqual(expect.any(String))
  }
  expect((await app.pool.query('select count(*)::int as n from users')).rows).toEqual([{ n: 0 }])
  expect(app.queued).toEqual([])
})

test('a body at its limits is stored completely', async () => {
  const app = await testApp()
  const longest = { ...withPassword('q7!'.repeat(42) + 'zz'), firstName: 'x'.repeat(100), email: makeEmail(66) }
  expect(longest.password).toHaveLength(128)
  const reply = await app.anonymous.post('/api/register', longest)
  expect(reply).toMatchObject({ status: 201, body: { user: { firstName: longest.firstName, email: longest.email } } })
})

test('fields that a visitor may not set are ignored', async () => {
  const app = await testApp()
  const id = '00000000-0000-4000-8000-000000000000'
  const greedy = {
    ...newcomer,
    id,
    role: 'admin',
    emailVerified: true,
    subscriptionActive: true,
    subscriptionPlan: 'executive',
    stripeCustomerId: 'cus_1',
    suspendedAt: null,
    createdAt: '2001-01-01T00:00:00.000Z',
  }
  const { user } = (await app.anonymous.post('/api/register', greedy)).body
  expect(user).toMatchObject({ role: 'user', emailVerified: false, subscriptionActive: false, subscriptionPlan: null })
  const { rows } = await app.pool.query('select id, role, email_verified, stripe_customer_id, created_at from users')
  expect(rows).toEqual([
    {
      id: user.id,
      role: 'user',
      email_verified: false,
      stripe_customer_id: null,
      created_at: new Date(user.createdAt),
    },
  ])
  expect(user.id).not.toBe(id)
  expect(user.createdAt > '2020').toBe(true)
})

test('a password is stored exactly as typed', async () => {
  const app = await testApp()
  const password = '  Pä\0ss wörd 🔑 '
  await app.anonymous.post('/api/register', withPassword(password))
  await app.pool.query('update users set email_verified = true')
  const signIn = async (tried: string) =>
    (await app.anonymous.post('/api/login', { email: newcomer.email, password: tried })).status
  expect(await signIn(password)).toBe(200)
  for (const other of [password.trim(), password.toLowerCase(), '  Pä', '  Pa\0ss word 🔑 '])
    expect(await signIn(other)).toBe(401)
})

test('the password is stored as an argon2id hash and is in no answer, log line or job', async () => {
  const app = await testApp({ LOG_LEVEL: 'trace' })
  const reply = await app.anonymous.post('/api/register', newcomer)
  const { rows } = await app.pool.query('select password from users')
  expect(rows[0].password).toMatch(/^\$argon2id\$/)
  expect(reply.text + app.logged.join('') + JSON.stringify(app.queued)).not.toContain(newcomer.password)
  expect(reply.text).not.toContain('argon2')
})

test('an existing address is a conflict, and its account is not changed', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const reply = await app.anonymous.post('/api/register', { ...newcomer, email: ` ${person.email.toUpperCase()} ` })
  expect(reply).toMatchObject({ status: 409, body: { message: 'An account with this email already exists' } })
  expect((await app.pool.query('select first_name from users')).rows).toEqual([{ first_name: 'Sam' }])
  expect(app.queued).toEqual([])
})

test('an address can register a hundred times an hour, and other addresses still can', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const from = (address: string, body: unknown) =>
    app.anonymous.post('/api/register', body, { 'x-forwarded-for': address })
  const refusedLater = withPassword('Password123')
  for (let attempt = 1; attempt <= 100; attempt++) expect((await from('192.0.2.1', refusedLater)).status).toBe(400)
  const refused = await from('192.0.2.1', newcomer)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  expect((await from('192.0.2.2', newcomer)).status).toBe(201)
})
