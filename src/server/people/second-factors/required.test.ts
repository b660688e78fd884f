import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { endpoints, plainRoutes } from '#contract/contract.ts'
import type { Role } from '#contract/endpoint.ts'
import { proposals } from '#contract/proposals.ts'
import { createUser, testPassword } from '#test/factories.ts'
import { fileApp, startTestApp, type TestApp } from '#test/harness.ts'
import {
  addPasskey,
  addTotp,
  ageStepUp,
  auditedActions,
  givePassword,
  stopClock,
  totpCode,
} from './second-factors.fixture.ts'

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://foothold.example',
  SESSION_SECRET: 'a secret of the tests, long enough',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  PAYMENTS: 'sandbox',
}
stopClock()
const file = fileApp(production)

async function signedIn(role: Role = 'user', app = file()) {
  const person = await createUser(app, { role })
  return { ...person, calls: await app.signIn(person) }
}

const refusal = { status: 403, body: { code: 'second_factor_required' } }

/** The calls that a person needs to set up a second factor. */
const allowedCalls = [
  'GET /api/auth/user',
  'POST /api/step-up',
  'GET /api/account/second-factors',
  'POST /api/account/passkeys/options',
  'POST /api/account/passkeys',
  'PUT /api/account/passkeys/:id',
  'DELETE /api/account/passkeys/:id',
  'POST /api/account/totp',
  'POST /api/account/totp/confirm',
  'DELETE /api/account/totp',
  'POST /api/account/recovery-codes',
]

test('in production staff without a second factor can only set one up', async () => {
  for (const role of ['account_manager', 'admin'] as const) {
    const { calls } = await signedIn(role)
    for (const { method, path, access } of endpoints) {
      const name = `${method} ${path}`
      if (access === 'anyone' || (access !== 'signed-in' && !access.includes(role))) continue
      const reply = await file().call(method, path.replace(/:\w+/, randomUUID()), {
        body: {},
        headers: { cookie: calls.cookie },
      })
      if (allowedCalls.includes(name)) expect(reply.body?.code, name).not.toBe('second_factor_required')
      else expect(reply, name).toMatchObject(refusal)
    }
  }
})

const forSeekers = new Set<string>([proposals.story.path])

test('the same holds for routes outside the contract', async () => {
  const { calls } = await signedIn('admin')
  const [forSignedIn, refused]: [string[], string[]] = [[], []]
  for (const { method, path } of plainRoutes.filter((route) => !forSeekers.has(route.path))) {
    const url = path.replace(/:\w+/, randomUUID())
    const body = method === 'GET' ? {} : { body: {} }
    if ((await file().call(method, url, body)).status === 401) forSignedIn.push(path)
    const reply = await file().call(method, url, { ...body, headers: { cookie: calls.cookie } })
    if (reply.body?.code === 'second_factor_required') refused.push(path)
  }
  expect(refused).toEqual(forSignedIn)
  expect(refused).toEqual(expect.arrayContaining(['/api/events', '/objects/:id', '/uploads/:id']))
})

test('job seekers need none, and outside production no one does', async () => {
  expect((await (await signedIn()).calls.get('/api/applications')).status).toBe(200)
  const elsewhere = await startTestApp()
  const { calls } = await signedIn('admin', elsewhere)
  expect((await calls.get('/api/admin/stats')).status).toBe(200)
  await elsewhere.close()
})

test('staff set up a second factor at their first sign-in, and then work', async () => {
  const app = file()
  const me = await signedIn('account_manager')
  expect((await me.calls.get('/api/auth/user')).body).toMatchObject({ id: me.id, mustSetUpSecondFactor: true })
  expect((await me.calls.get('/api/account/second-factors')).body.required).toBe(true)
  const { key } = await addPasskey(app, me.calls)
  expect((await me.calls.get('/api/auth/user')).body).toMatchObject({ mustSetUpSecondFactor: false })
  expect((await me.calls.get('/api/account-manager/clients')).status).toBe(200)
  const { calls } = await givePassword(app, me)
  const { body: challenge } = await calls.post('/api/login/second-factor/passkey-options')
  expect((await calls.post('/api/login/second-factor', { passkey: key.get(challenge) })).status).toBe(200)
})

test('an old staff session sets up a second factor after a step-up by password', async () => {
  const me = await signedIn('admin')
  await ageStepUp(file(), me)
  expect((await me.calls.post('/api/account/totp')).body.code).toBe('step_up_needed')
  expect((await me.calls.post('/api/step-up', { password: testPassword })).status).toBe(200)
  expect((await me.calls.post('/api/account/totp')).status).toBe(201)
})

test('signing out needs no second factor', async () => {
  const { calls } = await signedIn('admin')
  expect((await calls.post('/api/logout')).status).toBe(200)
  expect((await calls.get('/api/auth/user')).status).toBe(401)
})

test('the last factor of a person who must have one cannot be removed', async () => {
  const me = await signedIn('account_manager')
  const { passkeyId } = await addPasskey(file(), me.calls)
  await addTotp(me.calls)
  expect((await me.calls.delete('/api/account/totp')).status).toBe(200)
  expect((await me.calls.delete(`/api/account/passkeys/${passkeyId}`)).status).toBe(409)
  expect((await me.calls.get('/api/account/second-factors')).body).toMatchObject({
    passkeys: [{ id: passkeyId }],
    recoveryCodesLeft: 10,
  })
})

test('of two last factors removed at once one stays', async () => {
  const me = await signedIn('account_manager')
  const { passkeyId } = await addPasskey(file(), me.calls)
  await addTotp(me.calls)
  const replies = await Promise.all([
    me.calls.delete('/api/account/totp'),
    me.calls.delete(`/api/account/passkeys/${passkeyId}`),
  ])
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

async function admin(app: TestApp) {
  const me = await signedIn('admin', app)
  await addTotp(me.calls)
  return me
}

test("an admin requires a second factor from a person's next request, and notifies them", async () => {
  const [boss, me] = [await admin(file()), await signedIn()]
  const path = `/api/admin/users/${me.id}/second-factor-required`
  const required = await boss.calls.put(path, { required: true })
  expect(required.body).toMatchObject({ id: me.id, secondFactorRequired: true, hasSecondFactor: false })
  expect(await me.calls.get('/api/applications')).toMatchObject(refusal)
  const { recoveryCodes } = await addTotp(me.calls)
  expect(recoveryCodes).toHaveLength(10)
  expect((await me.calls.get('/api/notifications')).body.map(({ title }: { title: string }) => title)).toEqual([
    'A second factor was added to your account',
    'Your account now needs a second factor',
  ])
  expect((await me.calls.delete('/api/account/totp')).status).toBe(409)
  expect((await boss.calls.put(path, { required: false })).body).toMatchObject({ secondFactorRequired: false })
  expect((await me.calls.delete('/api/account/totp')).status).toBe(200)
  const mails = (await file().deliverMail()).filter(({ to }) => to.address === me.email)
  expect(mails.map(({ subject }) => subject.replace('Foothold: ', ''))).toEqual([
    'Your account now needs a second factor',
    'A second factor was added to your account',
    'Your account no longer needs a second factor',
    'A second factor was removed from your account',
  ])
  expect(await auditedActions(file(), me)).toEqual([
    'sign-in',
    'second-factor.required',
    'second-factor.added',
    'second-factor.required',
    'second-factor.removed',
  ])
})

test("an admin resets a person's second factors: sessions end, and the password alone signs in", async () => {
  const [boss, me] = [await admin(file()), await signedIn()]
  await addPasskey(file(), me.calls)
  const { secret } = await addTotp(me.calls)
  const { calls: pending } = await givePassword(file(), me)
  const reset = await boss.calls.post(`/api/admin/users/${me.id}/reset-second-factors`)
  expect(reset).toMatchObject({ status: 200, body: { id: me.id, hasSecondFactor: false } })
  expect((await me.calls.get('/api/auth/user')).status).toBe(401)
  expect((await pending.post('/api/login/second-factor', { code: totpCode(secret) })).status).toBe(401)
  const inside = await file().signIn(me)
  expect((await inside.get('/api/account/second-factors')).body).toMatchObject({
    passkeys: [],
    totp: null,
    recoveryCodesLeft: 0,
  })
  expect((await inside.get('/api/notifications')).body[0].title).toBe('Your second factors were removed')
  const { rows } = await file().pool.query(
    "select actor_id from audit_log where action = 'second-factors.reset' and subject_id = $1",
    [me.id],
  )
  expect(rows).toEqual([{ actor_id: boss.id }])
})

test('admins cannot reset their own second factors', async () => {
  const boss = await admin(file())
  expect((await boss.calls.post(`/api/admin/users/${boss.id}/reset-second-factors`)).status).toBe(409)
  expect((await boss.calls.post(`/api/admin/users/${randomUUID()}/reset-second-factors`)).status).toBe(404)
})

test('admins see who has a second factor', async () => {
  const [boss, me] = [await admin(file()), await signedIn()]
  await addPasskey(file(), me.calls)
  const listed = (await boss.calls.get(`/api/admin/users?q=${me.email}`)).body
  expect(listed).toMatchObject([{ id: me.id, hasSecondFactor: true, secondFactorRequired: false }])
  const other = await signedIn()
  await other.calls.post('/api/account/totp')
  expect((await boss.calls.get(`/api/admin/user/${other.id}`)).body).toMatchObject({ hasSecondFactor: false })
})
