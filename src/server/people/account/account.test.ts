import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { maxBiography } from '#contract/account.ts'
import {
  createApplicationFor,
  createInterest,
  createSubscription,
  createTeam,
  createUser,
  testPassword,
} from '#test/factories.ts'
import { testApp } from '#test/harness.ts'

const names = { firstName: 'Renée', lastName: "D'Août" }
const secret = 'another fine secret'

test('names change; email and role do not', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  const reply = await me.put('/api/account', {
    ...names,
    email: 'new@example.test',
    role: 'admin',
    emailVerified: false,
  })
  expect(reply).toMatchObject({ status: 200, body: { ...names, role: 'user', emailVerified: true } })
  expect(reply.body.email).not.toBe('new@example.test')
  expect((await me.put('/api/account', { ...names, firstName: ' ' })).body.fields).toHaveProperty('firstName')
  expect((await app.anonymous.put('/api/account', names)).status).toBe(401)
})

test('an account manager has a biography, which others cannot give themselves', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app, { role: 'account_manager' }))
  const save = async (biography?: string) => (await me.put('/api/account', { ...names, biography })).body.biography
  expect(await save('Ten years in hiring.')).toBe('Ten years in hiring.')
  expect(await save()).toBe('Ten years in hiring.')
  expect(await save(' ')).toBeNull()
  const tooLong = await me.put('/api/account', { ...names, biography: 'x'.repeat(maxBiography + 1) })
  expect(tooLong.body.fields).toHaveProperty('biography')
  const seeker = await app.signIn(await createUser(app))
  expect((await seeker.put('/api/account', { ...names, biography: 'Hello' })).body.biography).toBeNull()
})

test('a new password needs the current one, and ends the other sessions', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const [here, elsewhere] = [await app.signIn(person), await app.signIn(person)]
  const calendar = new URL((await here.post('/api/calendar-feed')).body.url).pathname
  for (const currentPassword of ['wrong', undefined, '']) {
    const refused = await here.put('/api/account', { ...names, currentPassword, newPassword: secret })
    expect(refused).toMatchObject({ status: 400, body: { message: 'Current password is incorrect' } })
  }
  const common = await here.put('/api/account', { ...names, currentPassword: testPassword, newPassword: 'Password123' })
  expect(common.body.fields).toHaveProperty('newPassword')
  expect(
    (await here.put('/api/account', { ...names, currentPassword: testPassword, newPassword: secret })).status,
  ).toBe(200)
  expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
  expect((await app.anonymous.get(calendar)).status).toBe(404)
  expect((await here.get('/api/auth/user')).status).toBe(200)
  expect((await app.anonymous.post('/api/login', { email: person.email, password: secret })).status).toBe(200)
})

test('a new password ends an open reset link', async () => {
  const app = await testApp()
  const person = await createUser(app)
  await app.anonymous.post('/api/forgot-password', { email: person.email })
  const [mail] = await app.deliverMail()
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const me = await app.signIn(person)
  await me.put('/api/account', { ...names, currentPassword: testPassword, newPassword: secret })
  const reset = await app.anonymous.post('/api/reset-password', {
    token,
    password: 'yet one more',
    confirmPassword: 'yet one more',
  })
  expect(reset.status).toBe(400)
})

test('limits guesses of the current password', async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++)
    statuses.push(
      (await me.put('/api/account', { ...names, currentPassword: `guess ${guess}`, newPassword: secret })).status,
    )
  expect(statuses.slice(-2)).toEqual([429, 429])
})

test('deletion erases the account and all of its data', async () => {
  const app = await testApp()
  const { manager, seeker } = await createTeam(app)
  await createInterest(app, seeker)
  await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'erase me' })
  await createSubscription(app, seeker)
  const [me, theirs] = [await app.signIn(seeker), await app.signIn(manager)]
  await me.post('/api/profile', { phone: '555', skills: ['TypeScript'] })

  expect(await me.delete('/api/account')).toMatchObject({ status: 200, body: { message: 'Account deleted' } })
  expect((await me.get('/api/auth/user')).status).toBe(401)
  expect((await app.anonymous.post('/api/login', { email: seeker.email, password: testPassword })).status).toBe(401)
  expect((await theirs.get('/api/account-manager/clients')).body).toEqual([])
  expect((await theirs.get('/api/account-manager/applications')).body).toEqual([])

  // Every column that refers to a user, from the database's catalog.
  const { rows } = await app.db.execute<{ table: string; column: string }>(sql`
    select conrelid::regclass::text as table, attname as column
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'users'::regclass`)
  expect(rows.length).toBeGreaterThanOrEqual(9)
  for (const { table, column } of rows) {
    const left = await app.pool.query(`select 1 from ${table} where ${column} = $1`, [seeker.id])
    expect(left.rowCount, `${table}.${column}`).toBe(0)
  }
})

test('the last admin cannot leave, also if two leave at once', async () => {
  const app = await testApp()
  const admins = [await createUser(app, { role: 'admin' }), await createUser(app, { role: 'admin' })]
  const calls = await Promise.all(admins.map((admin) => app.signIn(admin)))
  const statuses = await Promise.all(calls.map(async (admin) => (await admin.delete('/api/account')).status))
  expect(statuses.toSorted()).toEqual([200, 409])
})

test('sessions are listed without their keys, and the others can be ended', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const [here, elsewhere] = [await app.signIn(person), await app.signIn(person)]
  const { body: listed } = await here.get('/api/account/sessions')
  expect(listed).toHaveLength(2)
  expect(listed.filter((session: { current: boolean }) => session.current)).toHaveLength(1)
  const { rows } = await app.pool.query('select sid from sessions')
  for (const { sid } of rows) expect(JSON.stringify(listed)).not.toContain(sid)
  const { body: left } = await here.post('/api/account/sessions/end-others')
  expect(left).toMatchObject([{ current: true }])
  expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
})

test('a person sees who revealed the site passwords of their own applications only', async () => {
  const app = await testApp()
  const { manager, seeker } = await createTeam(app)
  const { id } = await createApplicationFor(app, manager, { userId: seeker.id, company: 'Kew', sitePassword: 'hidden' })
  const [me, theirs] = [await app.signIn(seeker), await app.signIn(manager)]
  await theirs.get(`/api/applications/${id}/credentials`)
  await me.get(`/api/applications/${id}/credentials`)
  const { body } = await me.get('/api/account/credential-reveals')
  expect(body).toMatchObject([
    { byMyself: true, application: { id, company: 'Kew' } },
    { byMyself: false, reader: `${manager.firstName} ${manager.lastName}` },
  ])
  expect(JSON.stringify(body)).not.toContain('hidden')
  expect((await theirs.get('/api/account/credential-reveals')).body).toEqual([])
})
