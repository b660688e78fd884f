import { expect, test } from 'vitest'
import { createUser, testPassword } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'
import { endUserSessions, purgeExpiredSessions } from './session.ts'

const file = fileApp()

async function signedIn() {
  const app = file()
  const person = await createUser(app)
  const calls = await app.signIn(person)
  const session = (sql: string) => app.pool.query(`update sessions set ${sql} where user_id = $1`, [person.id])
  const isIn = async () => (await calls.get('/api/auth/user')).status === 200
  const row = async () => (await app.pool.query('select * from sessions where user_id = $1', [person.id])).rows[0]
  return { ...person, calls, session, isIn, row }
}

const listCookies = (headers: Record<string, unknown>) => [headers['set-cookie']].flat().map(String)

test('scripts cannot read the cookie and other sites cannot send it; a marker shows that it exists', async () => {
  const app = file()
  const { email } = await createUser(app)
  const { headers } = await app.anonymous.post('/api/login', { email, password: testPassword })
  const [session, marker] = listCookies(headers)
  expect(session).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  expect(marker).toBe('signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax')
})

test('under https the cookie is bound to the host and to https', async () => {
  const app = await testApp({ APP_URL: 'https://foothold.example' })
  const person = await createUser(app)
  const { headers } = await app.anonymous.post('/api/login', { email: person.email, password: testPassword })
  const [session, marker] = listCookies(headers)
  expect(session).toMatch(/^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
  expect(marker).toBe('signed_in=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax')
  const me = await app.signIn(person)
  expect((await me.get('/api/auth/user')).status).toBe(200)
  const weaker = app.withCookie(me.cookie.replace('__Host-session', 'session'))
  expect((await weaker.get('/api/auth/user')).status).toBe(401)
})

test('the table holds no value that signs in', async () => {
  const me = await signedIn()
  const token = /session=([^;]+)/.exec(me.calls.cookie)?.[1] ?? ''
  const row = await me.row()
  expect(JSON.stringify(row)).not.toContain(token)
  expect((await file().withCookie(`session=${row.sid}`).get('/api/auth/user')).status).toBe(401)
})

test('a planted, guessed or damaged session is ignored, and signing in does not adopt it', async () => {
  const app = file()
  const { email } = await createUser(app)
  const planted = 'a'.repeat(43)
  for (const value of [planted, '', "' or ''='", '%00', 'x'.repeat(5_000), '__proto__'])
    expect((await app.withCookie(`session=${value}`).get('/api/auth/user')).status, value.slice(0, 20)).toBe(401)
  const reply = await app.withCookie(`session=${planted}`).post('/api/login', { email, password: testPassword })
  expect(app.readCookie(reply)).not.toContain(planted)
  expect((await app.withCookie(`session=${planted}`).get('/api/auth/user')).status).toBe(401)
})

test('a failed sign-in ends no session', async () => {
  const me = await signedIn()
  await me.calls.post('/api/login', { email: me.email, password: 'not the password' })
  expect(await me.isIn()).toBe(true)
})

test('an unused session lasts seven days', async () => {
  const me = await signedIn()
  const { rows } = await file().pool.query(
    "select expire between now() + interval '6 d 23 h 59 min' and now() + interval '7 d' as week from sessions where user_id = $1",
    [me.id],
  )
  expect(rows).toEqual([{ week: true }])
  await me.session("expire = now() + interval '1 min'")
  expect(await me.isIn()).toBe(true)
  await me.session("expire = now() - interval '1 ms'")
  expect(await me.isIn()).toBe(false)
})

test('use extends a session, up to thirty days', async () => {
  const me = await signedIn()
  const lastsFor = async () => {
    const { rows } = await file().pool.query(
      'select round(extract(epoch from expire - now()) / 3600)::int as hours from sessions where user_id = $1',
      [me.id],
    )
    return rows[0].hours
  }
  await me.session("last_seen_at = now() - interval '61 min', expire = now() + interval '1 h'")
  await me.isIn()
  expect(await lastsFor()).toBe(7 * 24)
  await me.session(
    "created_at = now() - interval '29 d', last_seen_at = now() - interval '2 h', expire = now() + interval '1 h'",
  )
  await me.isIn()
  expect(await lastsFor()).toBe(24)
})

test('frequent reads do not write often', async () => {
  const me = await signedIn()
  const before = await me.row()
  for (let time = 0; time < 3; time++) await me.isIn()
  expect(await me.row()).toEqual(before)
})

test('suspension, deletion and verification apply from the next request', async () => {
  const [suspended, deleted] = [await signedIn(), await signedIn()]
  const run = (sql: string, id: string) => file().pool.query(sql, [id])
  await run('update users set suspended_at = now() where id = $1', suspended.id)
  await run('delete from users where id = $1', deleted.id)
  expect([await suspended.isIn(), await deleted.isIn()]).toEqual([false, false])
  await run('update users set suspended_at = null where id = $1', suspended.id)
  expect(await suspended.isIn()).toBe(true)
})

test('a role applies from the next request, in both directions', async () => {
  const me = await signedIn()
  const become = (role: string) => file().pool.query('update users set role = $1 where id = $2', [role, me.id])
  const list = async () => (await me.calls.get('/api/admin/users')).status
  expect(await list()).toBe(403)
  await become('admin')
  expect(await list()).toBe(200)
  await become('user')
  expect(await list()).toBe(403)
})

test('signing out ends the session on the server and removes both cookies', async () => {
  const me = await signedIn()
  const elsewhere = await file().signIn(me)
  const reply = await me.calls.post('/api/logout')
  expect(reply).toMatchObject({ status: 200, body: { message: 'Logged out' } })
  for (const cookie of listCookies(reply.headers)) expect(cookie).toMatch(/^(session|signed_in)=; Max-Age=0; Path=\/;/)
  expect(listCookies(reply.headers)).toHaveLength(2)
  expect(await me.isIn()).toBe(false)
  expect((await elsewhere.get('/api/auth/user')).status).toBe(200)
})

test('signing out without a session, or twice, is no error', async () => {
  const me = await signedIn()
  for (let time = 0; time < 2; time++) expect((await me.calls.post('/api/logout')).status).toBe(200)
  expect((await file().anonymous.post('/api/logout')).status).toBe(200)
})

test('ends all sessions of an account, or all but one', async () => {
  const me = await signedIn()
  const second = await file().signIn(me)
  const other = await signedIn()
  const { sid } = (await file().pool.query('select sid from sessions where user_id = $1 order by created_at', [me.id]))
    .rows[0]
  await endUserSessions(file().db, me.id, sid)
  expect(await me.isIn()).toBe(true)
  expect((await second.get('/api/auth/user')).status).toBe(401)
  await endUserSessions(file().db, me.id)
  expect([await me.isIn(), await other.isIn()]).toEqual([false, true])
})

test('the nightly purge deletes expired sessions only', async () => {
  const [expired, valid] = [await signedIn(), await signedIn()]
  await expired.session("expire = now() - interval '1 s'")
  await purgeExpiredSessions(file().db)
  expect([await expired.row(), (await valid.row()).user_id]).toEqual([undefined, valid.id])
})
