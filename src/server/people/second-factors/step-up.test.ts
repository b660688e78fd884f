import { expect, test } from 'vitest'
import { endpoints } from '#contract/contract.ts'
import { createApplicationFor, createSignedInTeam, createUser, testPassword } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'
import { addPasskey, addTotp, ageStepUp, auditedActions, stopClock, totpCode } from './second-factors.fixture.ts'

stopClock()
const file = fileApp()
const needed = { status: 403, body: { message: 'Please confirm that it is you', code: 'step_up_needed' } }
const stepUp = '/api/step-up'

async function signedIn(role?: 'admin') {
  const person = await createUser(file(), role ? { role } : {})
  return { ...person, calls: await file().signIn(person) }
}

test('every declared call needs a step-up after ten minutes, and changes nothing before', async () => {
  const me = await signedIn('admin')
  await ageStepUp(file(), me, '9 min 55 s')
  expect((await me.calls.post('/api/account/passkeys/options')).status).toBe(200)
  await ageStepUp(file(), me)
  const declared = endpoints.filter((endpoint) => endpoint.stepUp)
  const before = await auditedActions(file(), me)
  for (const { method, path } of declared) {
    const url = path.replace(/:\w+/, me.id)
    const reply = await file().call(method, url, { body: {}, headers: { cookie: me.calls.cookie } })
    expect(reply, `${method} ${path}`).toMatchObject(needed)
  }
  expect(await auditedActions(file(), me)).toEqual(before)
  expect(declared.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /api/account',
    'DELETE /api/account/passkeys/:id',
    'DELETE /api/account/totp',
    'DELETE /api/admin/users/:id',
    'GET /api/applications/:id/credentials',
    'POST /api/account/export',
    'POST /api/account/passkeys',
    'POST /api/account/passkeys/options',
    'POST /api/account/recovery-codes',
    'POST /api/account/totp',
    'POST /api/account/totp/confirm',
    'POST /api/admin/account-managers',
    'POST /api/admin/users/:id/reset-second-factors',
    'POST /api/admin/users/:id/suspend',
    'POST /api/admin/users/:id/view',
    'POST /api/apply-kit/connections/confirm',
    'PUT /api/account/passkeys/:id',
    'PUT /api/admin/users/:id/second-factor-required',
  ])
})

test('a site password is revealed after a step-up, and only then audited', async () => {
  const { seeker, manager } = await createSignedInTeam(file())
  const { id } = await createApplicationFor(file(), manager, { userId: seeker.id, sitePassword: 'secret' })
  await ageStepUp(file(), manager)
  const path = `/api/applications/${id}/credentials`
  expect(await manager.calls.get(path)).toMatchObject(needed)
  expect((await manager.calls.post(stepUp, { password: testPassword })).status).toBe(200)
  expect((await manager.calls.get(path)).body.sitePassword).toBe('secret')
  const read = (await auditedActions(file(), seeker)).filter((action) => action === 'credentials.revealed')
  expect(read).toHaveLength(1)
})

test('a new password needs a step-up, a new name does not', async () => {
  const me = await signedIn()
  await ageStepUp(file(), me)
  const names = { firstName: 'Dana', lastName: 'Lee' }
  const changed = { ...names, currentPassword: testPassword, newPassword: 'violet tram orbit' }
  expect((await me.calls.put('/api/account', { ...names, newPassword: '' })).status).toBe(200)
  expect(await me.calls.put('/api/account', changed)).toMatchObject(needed)
  expect((await me.calls.post(stepUp, { password: testPassword })).status).toBe(200)
  expect((await me.calls.put('/api/account', changed)).status).toBe(200)
})

test("changing a person's role and address needs a step-up, changing a name does not", async () => {
  const [admin, person] = [await signedIn('admin'), await createUser(file())]
  await ageStepUp(file(), admin)
  const { email, role } = person
  const put = (body: object) =>
    admin.calls.put(`/api/admin/users/${person.id}`, { firstName: 'Dana', lastName: 'Lee', email, role, ...body })
  expect((await put({})).status).toBe(200)
  expect(await put({ role: 'account_manager' })).toMatchObject(needed)
  expect(await put({ email: `new-${email}` })).toMatchObject(needed)
  expect((await admin.calls.get(`/api/admin/user/${person.id}`)).body).toMatchObject({ email, role })
  expect((await admin.calls.post(stepUp, { password: testPassword })).status).toBe(200)
  expect((await put({ role: 'account_manager', email: `new-${email}` })).status).toBe(200)
})

test('an export is downloaded after a step-up', async () => {
  const me = await signedIn()
  const { id } = (await me.calls.post('/api/account/export')).body
  await ageStepUp(file(), me)
  expect(await me.calls.get(`/api/account/exports/${id}/download`)).toMatchObject(needed)
  expect((await me.calls.post(stepUp, { password: testPassword })).status).toBe(200)
  expect((await me.calls.get(`/api/account/exports/${id}/download`)).status).toBe(404)
})

test('a step-up counts in its own session only', async () => {
  const me = await signedIn()
  const elsewhere = await file().signIn(me)
  await ageStepUp(file(), me)
  await me.calls.post(stepUp, { password: testPassword })
  expect((await me.calls.post('/api/account/totp')).status).toBe(201)
  expect(await elsewhere.post('/api/account/totp')).toMatchObject(needed)
})

test('a wrong password is no step-up, and counts like one at sign-in', async () => {
  const me = await signedIn()
  await ageStepUp(file(), me)
  for (let attempt = 0; attempt < 10; attempt++)
    expect(await me.calls.post(stepUp, { password: 'not the password' })).toMatchObject({
      status: 400,
      body: { fields: { password: 'This password is wrong' } },
    })
  expect((await me.calls.post(stepUp, { password: testPassword })).status).toBe(429)
  expect(await me.calls.post('/api/account/totp')).toMatchObject(needed)
  expect((await auditedActions(file(), me)).filter((action) => action === 'step-up.refused')).toHaveLength(10)
})

test('with a second factor the password is not accepted, and a code works once', async () => {
  const me = await signedIn()
  const { secret, recoveryCodes } = await addTotp(me.calls)
  await ageStepUp(file(), me)
  expect(await me.calls.post(stepUp, { password: testPassword })).toMatchObject({
    status: 400,
    body: { message: 'Please use your passkey or a code' },
  })
  const code = totpCode(secret)
  expect((await me.calls.post(stepUp, { code })).status).toBe(200)
  await ageStepUp(file(), me)
  expect((await me.calls.post(stepUp, { code })).status).toBe(400)
  expect(await me.calls.post('/api/account/recovery-codes')).toMatchObject(needed)
  expect((await me.calls.post(stepUp, { code: recoveryCodes?.[0] })).status).toBe(200)
  expect((await me.calls.post('/api/account/recovery-codes')).status).toBe(200)
  const actions = (await auditedActions(file(), me)).filter((action) => action.startsWith('step-up'))
  expect(actions).toEqual(['step-up', 'step-up.refused', 'step-up'])
})

test('a passkey steps up once, with a challenge of the same session', async () => {
  const me = await signedIn()
  const { key } = await addPasskey(file(), me.calls)
  const elsewhere = file().withCookie(me.calls.cookie)
  await ageStepUp(file(), me)
  const { body: challenge } = await me.calls.post(`${stepUp}/passkey-options`)
  const passkey = key.get(challenge)
  expect((await me.calls.post(stepUp, { passkey })).status).toBe(200)
  expect((await me.calls.post('/api/account/totp')).status).toBe(201)
  await ageStepUp(file(), me)
  expect((await elsewhere.post(stepUp, { passkey })).status).toBe(400)
  const { body: late } = await me.calls.post(`${stepUp}/passkey-options`)
  await file().pool.query('update sessions set challenge_expires = now() where user_id = $1', [me.id])
  expect((await me.calls.post(stepUp, { passkey: key.get(late) })).status).toBe(400)
  expect(await me.calls.post('/api/account/totp')).toMatchObject(needed)
})

test("another person's passkey or challenge is refused", async () => {
  const [me, other] = [await signedIn(), await signedIn()]
  const [mine, theirs] = [await addPasskey(file(), me.calls), await addPasskey(file(), other.calls)]
  const { body: challenge } = await other.calls.post(`${stepUp}/passkey-options`)
  expect((await me.calls.post(stepUp, { passkey: theirs.key.get(challenge) })).status).toBe(400)
  expect((await me.calls.post(stepUp, { passkey: mine.key.get(challenge) })).status).toBe(400)
  expect((await (await signedIn()).calls.post(`${stepUp}/passkey-options`)).status).toBe(409)
})

test('limits step-ups to sixty an hour', async () => {
  const me = await signedIn()
  await addTotp(me.calls)
  const tries = await Promise.all(Array.from({ length: 60 }, () => me.calls.post(stepUp, { password: 'any' })))
  expect(tries.every(({ status }) => status === 400)).toBe(true)
  expect((await me.calls.post(stepUp, { password: 'any' })).status).toBe(429)
})
