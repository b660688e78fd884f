import { expect, test } from 'vitest'
import { createWorkers } from '#server/workers.ts'
import { createUser } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'
import { addPasskey, addTotp, auditedActions, givePassword, stopClock, totpCode } from './second-factors.fixture.ts'

stopClock()
const file = fileApp()
const path = '/api/login/second-factor'

async function withTotp(app = file()) {
  const person = await createUser(app)
  const calls = await app.signIn(person)
  return { ...person, calls, ...(await addTotp(calls)) }
}

test('with a second factor the password alone opens no session', async () => {
  const me = await withTotp()
  const { reply, calls } = await givePassword(file(), me)
  expect(reply.body).toEqual({ secondFactor: ['totp', 'recovery'] })
  const cookies = [reply.headers['set-cookie']].flat().map(String)
  expect(cookies).toEqual([
    expect.stringMatching(/^sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  expect((await calls.get('/api/auth/user')).status).toBe(401)
  const asSession = file().withCookie(calls.cookie.replace('sign_in=', 'session='))
  expect((await asSession.get('/api/auth/user')).status).toBe(401)
  expect(await auditedActions(file(), me)).toEqual(['sign-in', 'second-factor.added'])

  const done = await calls.post(path, { code: totpCode(me.secret) })
  const inside = file().withCookie(file().readCookie(done))
  expect((await inside.get('/api/auth/user')).body).toMatchObject({ id: me.id, mustSetUpSecondFactor: false })
  expect(await auditedActions(file(), me)).toEqual(['sign-in', 'second-factor.added', 'sign-in'])
  expect((await calls.post(path, { code: totpCode(me.secret, 1) })).status).toBe(401)
})

test('under https the cookie is bound to the host', async () => {
  const app = await testApp({ APP_URL: 'https://foothold.example' })
  const { reply } = await givePassword(app, await withTotp(app))
  expect(String(reply.headers['set-cookie'])).toMatch(/^__Host-sign-in=[\w-]{43}; .*Path=\/; HttpOnly; Secure;/)
})

test('without a password there is no sign-in to complete', async () => {
  const me = await withTotp()
  const anybody = file().anonymous
  for (const calls of [anybody, file().withCookie(`sign_in=${'a'.repeat(43)}`), file().withCookie('sign_in=')]) {
    expect((await calls.post(path, { code: totpCode(me.secret) })).status).toBe(401)
    expect((await calls.post(`${path}/passkey-options`)).status).toBe(401)
  }
  const { rows } = await file().pool.query('select token from pending_sign_ins where user_id = $1', [me.id])
  expect(rows).toEqual([])
})

test('the table holds no value that completes a sign-in', async () => {
  const me = await withTotp()
  await givePassword(file(), me)
  const { rows } = await file().pool.query('select token from pending_sign_ins where user_id = $1', [me.id])
  expect(
    (
      await file()
        .withCookie(`sign_in=${rows[0].token}`)
        .post(path, { code: totpCode(me.secret) })
    ).status,
  ).toBe(401)
})

test('a pending sign-in expires after ten minutes', async () => {
  const me = await withTotp()
  const { calls } = await givePassword(file(), me)
  const { rows } = await file().pool.query(
    "select expires between now() + interval '9 min' and now() + interval '10 min' as soon from pending_sign_ins where user_id = $1",
    [me.id],
  )
  expect(rows).toEqual([{ soon: true }])
  await file().pool.query("update pending_sign_ins set expires = expires - interval '10 minutes' where user_id = $1", [
    me.id,
  ])
  expect((await calls.post(path, { code: totpCode(me.secret) })).status).toBe(401)
  expect((await calls.post(`${path}/passkey-options`)).status).toBe(401)
})

test('ten wrong codes end a sign-in, also concurrently, and notify the person', async () => {
  const me = await withTotp()
  const { calls } = await givePassword(file(), me)
  const replies = await Promise.all(Array.from({ length: 15 }, () => calls.post(path, { code: 'not-a-code' })))
  const count = (status: number) => replies.filter((reply) => reply.status === status).length
  expect([count(400), count(401)]).toEqual([10, 5])
  expect((await calls.post(path, { code: totpCode(me.secret) })).status).toBe(401)
  const refused = (await auditedActions(file(), me)).filter((action) => action === 'sign-in.second-factor-refused')
  expect(refused).toHaveLength(10)
  const notifications = (await me.calls.get('/api/notifications')).body.map(({ title }: { title: string }) => title)
  expect(notifications).toContain('Someone entered your password, but no valid second factor')
})

test('a new password, signing out elsewhere and a suspension end pending sign-ins', async () => {
  const app = file()
  for (const end of [
    async (me: Awaited<ReturnType<typeof withTotp>>) => {
      await app.anonymous.post('/api/forgot-password', { email: me.email })
      const mails = (await app.deliverMail()).filter(({ to }) => to.address === me.email)
      const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
      const password = { password: 'violet tram orbit', confirmPassword: 'violet tram orbit' }
      expect((await app.anonymous.post('/api/reset-password', { token, ...password })).status).toBe(200)
    },
    async (me: Awaited<ReturnType<typeof withTotp>>) => {
      expect((await me.calls.post('/api/account/sessions/end-others')).status).toBe(200)
    },
    async (me: Awaited<ReturnType<typeof withTotp>>) => {
      await app.pool.query('update users set suspended_at = now() where id = $1', [me.id])
    },
  ]) {
    const me = await withTotp()
    const { calls } = await givePassword(app, me)
    await end(me)
    expect((await calls.post(path, { code: totpCode(me.secret) })).status).toBe(401)
  }
})

test('a reset password still needs the second factor', async () => {
  const app = file()
  const me = await withTotp()
  await app.anonymous.post('/api/forgot-password', { email: me.email })
  const mails = (await app.deliverMail()).filter(({ to }) => to.address === me.email)
  const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1]
  const password = 'violet tram orbit'
  const reset = await app.anonymous.post('/api/reset-password', { token, password, confirmPassword: password })
  expect(reset.status).toBe(200)
  const reply = await app.anonymous.post('/api/login', { email: me.email, password })
  expect(reply.body).toEqual({ secondFactor: ['totp', 'recovery'] })
  expect((await app.withCookie(app.readCookie(reply)).get('/api/auth/user')).status).toBe(401)
})

test("completing a sign-in ends the browser's old session", async () => {
  const [me, other] = [await withTotp(), await withTotp()]
  const { calls } = await givePassword(file(), me)
  const both = file().withCookie(`${calls.cookie}; ${other.calls.cookie}`)
  expect((await both.post(path, { code: totpCode(me.secret) })).status).toBe(200)
  expect((await other.calls.get('/api/auth/user')).status).toBe(401)
})

test('a sign-in offers the factors that the account has', async () => {
  const me = await withTotp()
  await addPasskey(file(), me.calls)
  await file().pool.query('update recovery_codes set used_at = now() where user_id = $1', [me.id])
  expect((await givePassword(file(), me)).reply.body).toEqual({ secondFactor: ['passkey', 'totp'] })
})

test('expired sign-ins are purged at night', async () => {
  const app = await testApp()
  const me = await withTotp(app)
  await givePassword(app, me)
  await givePassword(app, me)
  await app.pool.query(
    'update pending_sign_ins set expires = now() where token = (select min(token) from pending_sign_ins)',
  )
  await createWorkers(app.deps, async () => 200)['purge-expired']({})
  expect((await app.pool.query('select 1 from pending_sign_ins')).rowCount).toBe(1)
})
