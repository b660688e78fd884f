import { expect, test } from 'vitest'
import { assignClient } from '#server/people/users/users.service.ts'
import { bearer, connectApplyKit } from '#server/access/access-apply-kit.fixture.ts'
import { ageStepUp } from '#server/people/second-factors/second-factors.fixture.ts'
import { actingAs, createApplicationFor, createSignedInTeam, createUser, testPassword } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const path = '/api/apply-kit/connections'
const extension = { origin: 'chrome-extension://abcdefghijklmnop' }

const start = async () =>
  (await file().anonymous.post(path, { version: '1.2.0' }, { ...extension, 'user-agent': 'Chrome/140' })).body
const poll = (deviceCode: string) => file().anonymous.post('/api/apply-kit/tokens', { deviceCode }, extension)
/** Makes the last poll older than any interval. */
const waitForInterval = () => file().pool.query("update apply_kit_connections set polled_at = now() - interval '2 min'")
const refusal = (code: string) => ({ status: 400, body: { code } })

async function createStaff(role: 'account_manager' | 'admin' = 'account_manager') {
  const person = await createUser(file(), { role })
  return { ...person, calls: await file().signIn(person) }
}

async function createConnected() {
  const team = await createSignedInTeam(file())
  const { id } = await createApplicationFor(file(), team.manager, { userId: team.seeker.id })
  const token = await connectApplyKit(file(), team.manager)
  const readPack = async () =>
    (await file().call('GET', `/api/applications/${id}/apply-pack`, { headers: bearer(token) })).status
  expect(await readPack()).toBe(200)
  return { ...team, applicationId: id, token, readPack }
}

test('a code is shown, compared and confirmed, and brings a token once', async () => {
  const staff = await createStaff()
  const { deviceCode, userCode, expiresAt, intervalSeconds } = await start()
  expect(userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/)
  expect(intervalSeconds).toBe(5)
  expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now() + 9 * 60_000)
  expect(await poll(deviceCode)).toMatchObject(refusal('authorization_pending'))

  const typed = { userCode: ` ${userCode.toLowerCase().replace('-', '')} ` }
  const found = await staff.calls.post(`${path}/find`, typed)
  expect(found.body).toMatchObject({ version: '1.2.0', userAgent: 'Chrome/140', address: '127.0.0.1' })
  expect(await staff.calls.post(`${path}/confirm`, typed)).toMatchObject({ status: 204, text: '' })
  expect((await staff.calls.post(`${path}/confirm`, typed)).status).toBe(404)

  const { status, body } = await poll(deviceCode)
  expect(status).toBe(200)
  const hours = (Date.parse(body.expiresAt) - Date.now()) / 3_600_000
  expect(hours).toBeGreaterThan(11.9)
  expect(hours).toBeLessThanOrEqual(12)
  expect(await poll(deviceCode)).toMatchObject(refusal('expired_token'))
  const { rows } = await file().pool.query(
    'select string_agg(t::text, $1) as text from (select s::text from sessions s union all select c::text from apply_kit_connections c) t',
    [' '],
  )
  for (const secret of [deviceCode, userCode, body.token]) expect(rows[0].text).not.toContain(secret)
})

test('who asks too soon is told to slow down, for good', async () => {
  const { deviceCode } = await start()
  expect(await poll(deviceCode)).toMatchObject(refusal('authorization_pending'))
  expect(await poll(deviceCode)).toMatchObject(refusal('slow_down'))
  await file().pool.query("update apply_kit_connections set polled_at = now() - interval '7 seconds'")
  expect(await poll(deviceCode)).toMatchObject(refusal('slow_down'))
  await waitForInterval()
  expect(await poll(deviceCode)).toMatchObject(refusal('authorization_pending'))
})

test('a code that was refused, has expired or is unknown brings no token', async () => {
  const staff = await createStaff()
  const refused = await start()
  await staff.calls.post(`${path}/confirm`, { userCode: refused.userCode, decision: 'refuse' })
  expect(await poll(refused.deviceCode)).toMatchObject(refusal('access_denied'))

  const late = await start()
  await file().pool.query("update apply_kit_connections set expires = now() - interval '1 second'")
  for (const call of ['find', 'confirm'])
    expect((await staff.calls.post(`${path}/${call}`, { userCode: late.userCode })).status).toBe(404)
  expect(await poll(late.deviceCode)).toMatchObject(refusal('expired_token'))
  expect(await poll('guessed')).toMatchObject(refusal('expired_token'))
  for (const userCode of ['', 'AEIO-UAEI', 'BCDF-GHJ', 'x'.repeat(300)])
    expect((await staff.calls.post(`${path}/confirm`, { userCode })).status, userCode).toBe(400)
})

test('confirming needs a step-up, and codes can be tried so often only', async () => {
  const staff = await createStaff()
  await ageStepUp(file(), staff)
  const { userCode } = await start()
  const confirm = () => staff.calls.post(`${path}/confirm`, { userCode })
  expect(await confirm()).toMatchObject({ status: 403, body: { code: 'step_up_needed' } })
  await staff.calls.post('/api/step-up', { password: testPassword })
  const tries = Array.from({ length: 60 }, () => staff.calls.post(`${path}/find`, { userCode: 'BBBB-BBBB' }))
  for (const { status } of await Promise.all(tries)) expect(status).toBe(404)
  expect((await confirm()).status).toBe(429)
})

test('a reassignment ends the access to that client at once', async () => {
  const { seeker, admin, otherManager, token, applicationId, readPack } = await createConnected()
  await assignClient(file(), actingAs(admin), { userId: seeker.id, accountManagerId: otherManager.id })
  expect(await readPack()).toBe(404)
  const send = async (url: string, body: object) =>
    (await file().call('POST', url, { body, headers: bearer(token) })).status
  expect(await send(`/api/applications/${applicationId}/receipts`, { state: 'sent' })).toBe(404)
  expect(await send(`/api/clients/${seeker.id}/questions`, { question: 'Why?' })).toBe(404)
})

type Connected = Awaited<ReturnType<typeof createConnected>>
const endings: Record<string, (team: Connected) => Promise<unknown>> = {
  'signing out everywhere else': ({ manager }) => manager.calls.post('/api/account/sessions/end-others'),
  'disconnecting it': async ({ manager }) => {
    const { body } = await manager.calls.get('/api/account/sessions')
    const kit = body.find(({ kind }: { kind: string }) => kind === 'apply_kit')
    await manager.calls.delete(`/api/account/sessions/${kit.id}`)
  },
  'its own call': ({ token }) => file().call('DELETE', `${path.replace(/s$/, '')}`, { headers: bearer(token) }),
  'a new password': ({ manager }) =>
    manager.calls.put('/api/account', {
      firstName: 'A',
      lastName: 'B',
      currentPassword: testPassword,
      newPassword: 'violet tram orbit',
    }),
  'a reset of the second factors': ({ admin, manager }) =>
    admin.calls.post(`/api/admin/users/${manager.id}/reset-second-factors`),
  suspension: ({ admin, manager }) => admin.calls.post(`/api/admin/users/${manager.id}/suspend`),
  'another role': async ({ admin, manager }) => {
    const { firstName, lastName, email } = manager
    await admin.calls.put(`/api/admin/users/${manager.id}`, { firstName, lastName, email, role: 'admin' })
  },
  'twelve hours': () => file().pool.query("update sessions set expire = now() where kind = 'apply_kit'"),
}

test.each(Object.keys(endings))('%s ends the connection', async (name) => {
  const team = await createConnected()
  const waiting = await start()
  await team.manager.calls.post(`${path}/confirm`, { userCode: waiting.userCode })
  await endings[name]?.(team)
  expect(await team.readPack()).toBe(401)
  if (['disconnecting it', 'its own call', 'twelve hours'].includes(name)) return
  // What was confirmed before and not fetched yet ends too.
  expect(await poll(waiting.deviceCode)).toMatchObject(refusal('expired_token'))
})

test('logging out of the browser leaves it, and its use does not extend it', async () => {
  const { manager, readPack } = await createConnected()
  await file().pool.query(
    "update sessions set last_seen_at = now() - interval '2 hours', expire = now() + interval '3 hours'",
  )
  expect(await readPack()).toBe(200)
  const kits =
    "select last_seen_at > now() - interval '1 minute' as seen, expire < now() + interval '4 hours' as short from sessions where kind = 'apply_kit' and user_id = $1"
  expect((await file().pool.query(kits, [manager.id])).rows).toEqual([{ seen: true, short: true }])
  await manager.calls.post('/api/logout')
  expect(await readPack()).toBe(200)
})

test('the key of waiting proofs is the same at each connection of a person, and no one else has it', async () => {
  const { manager, otherManager } = await createConnected()
  const fetchKey = async (staff: typeof manager) => {
    const { deviceCode, userCode } = await start()
    await staff.calls.post(`${path}/confirm`, { userCode })
    return (await poll(deviceCode)).body.proofKey
  }
  const [key, again, other] = [await fetchKey(manager), await fetchKey(manager), await fetchKey(otherManager)]
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
  expect(again).toBe(key)
  expect(other).not.toBe(key)
})

test('it is listed among the sessions, with its version', async () => {
  const { manager } = await createConnected()
  const { body } = await manager.calls.get('/api/account/sessions')
  expect(body.map(({ kind, current }: { kind: string; current: boolean }) => [kind, current])).toEqual([
    ['browser', true],
    ['apply_kit', false],
  ])
  const [current] = body
  expect((await manager.calls.delete(`/api/account/sessions/${current.id}`)).status).toBe(409)
  expect((await manager.calls.delete('/api/account/sessions/unknown')).status).toBe(404)
  await file().deliverMail()
  const subjects = file().mails.map(({ subject }) => subject)
  expect(subjects).toContain('An apply kit was connected to your account')
})

test('a token is no cookie, and a cookie is no token', async () => {
  const { manager, token, applicationId } = await createConnected()
  const url = `/api/applications/${applicationId}/apply-pack`
  const cookie = manager.calls.cookie.replace(/(?<=session=)[^;]+/, token)
  expect((await file().call('GET', url, { headers: { cookie } })).status).toBe(401)
  const [, session = ''] = /session=([^;]+)/.exec(manager.calls.cookie) ?? []
  for (const authorization of [`Bearer ${session}`, 'Bearer', 'bearer a b', `BEARER  ${token}`])
    expect((await file().call('GET', url, { headers: { authorization, cookie: manager.calls.cookie } })).status).toBe(
      401,
    )
  // A proxy in front of the product may have a use for the header.
  const headers = { authorization: 'Basic abc', cookie: manager.calls.cookie }
  expect((await file().call('GET', url, { headers })).status).toBe(200)
})

test('an extension may call with a token or for one, and a page of another site may not', async () => {
  const { seeker, manager, token } = await createConnected()
  const url = `/api/clients/${seeker.id}/questions`
  const ask = async (headers: Record<string, string>) =>
    (await file().call('POST', url, { body: { question: 'Why?' }, headers })).status
  for (const origin of ['chrome-extension://abcdefghijklmnop', 'moz-extension://0b5c', 'safari-web-extension://0b5c'])
    expect(await ask({ ...bearer(token), origin, 'sec-fetch-site': 'cross-site' }), origin).toBe(201)
  expect(await ask({ ...extension, cookie: manager.calls.cookie })).toBe(403)
  for (const origin of ['https://evil.example', 'https://chrome-extension://a', 'null'])
    expect(await ask({ ...bearer(token), origin }), origin).toBe(403)
  expect((await file().anonymous.post(path, {}, { origin: 'https://evil.example' })).status).toBe(403)
  expect((await manager.calls.post('/api/job-interests/return', {}, extension)).status).toBe(403)
})
