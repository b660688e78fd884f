import { expect, test } from 'vitest'
import { createUser, testPassword } from '#test/factories.ts'
import { testApp, type Reply, type TestApp } from '#test/harness.ts'
import { purgeDevices } from './devices.store.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'

const signIn = (
  app: TestApp,
  { email }: { email: string },
  { password = testPassword, cookie = '', from = '192.0.2.1' } = {},
) =>
  app.anonymous.post(
    '/api/login',
    { email, password },
    { 'user-agent': firefox, 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
  )

const getCookies = (reply: Reply) => [reply.headers['set-cookie']].flat().map(String)
const getDevice = (reply: Reply) => /(?:__Host-)?device=[\w-]+/.exec(getCookies(reply).join('\n'))?.[0] ?? ''

/** A hundred wrong passwords from a hundred networks. */
async function attack(app: TestApp, { email }: { email: string }) {
  for (let guess = 0; guess < 100; guess++) {
    const from = guess % 2 ? `198.51.100.${guess}` : `2001:db8:${guess}::1`
    expect((await signIn(app, { email }, { password: 'a guess', from })).status).toBe(401)
  }
}

async function mailedToken(app: TestApp) {
  const mails = await app.deliverMail()
  return /mode=secure&token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}

const end = (app: TestApp, token: string) => app.anonymous.post('/api/end-sessions', { token })

test('after a hundred failures from any address only known browsers may try an account', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const [person, other] = [await createUser(app), await createUser(app)]
  const device = getDevice(await signIn(app, person))
  const otherDevice = getDevice(await signIn(app, other))
  await attack(app, person)
  for (const cookie of ['', otherDevice, 'device=planted', `device=${'x'.repeat(43)}`]) {
    const refused = await signIn(app, person, { from: '203.0.113.9', cookie })
    expect(refused.status, cookie).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600)
  }
  expect((await signIn(app, person, { from: '203.0.113.9', cookie: device })).status).toBe(200)
  expect((await signIn(app, other, { from: '203.0.113.9' })).status).toBe(200)
})

test('a known browser has ten tries in 15 minutes, whatever was tried from its address', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const person = await createUser(app)
  const cookie = getDevice(await signIn(app, person))
  for (let guess = 0; guess < 10; guess++) expect((await signIn(app, person, { password: 'a guess' })).status).toBe(401)
  expect((await signIn(app, person)).status).toBe(429)
  expect((await signIn(app, person, { cookie })).status).toBe(200)
  for (let guess = 0; guess < 10; guess++)
    expect((await signIn(app, person, { password: 'a guess', cookie })).status).toBe(401)
  expect((await signIn(app, person, { cookie })).status).toBe(429)
})

test('a password reset by mail lets the owner in from a new browser again', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const person = await createUser(app)
  await attack(app, person)
  await app.anonymous.post('/api/forgot-password', { email: person.email })
  const [mail] = await app.deliverMail()
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const password = 'violet tram orbit'
  await app.anonymous.post('/api/reset-password', { token, password, confirmPassword: password })
  expect((await signIn(app, person, { password })).status).toBe(200)
})

test('the cookie is for our server only, lasts a year, and is stored as a keyed hash', async () => {
  for (const [settings, name] of [
    [{}, 'device'],
    [{ APP_URL: 'https://foothold.example' }, '__Host-device'],
  ] as const) {
    const app = await testApp(settings)
    const reply = await signIn(app, await createUser(app))
    const cookie = getCookies(reply).find((each) => each.startsWith(`${name}=`)) ?? ''
    expect(cookie).toMatch(/^[\w-]+=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly;/)
    expect(cookie).toContain('SameSite=Lax')
    expect(cookie.includes('Secure')).toBe(name === '__Host-device')
    const { rows } = await app.pool.query('select device from known_devices')
    expect(rows).toHaveLength(1)
    expect(cookie).not.toContain(rows[0].device)
  }
})

test('one browser serves several accounts, and a value that we did not issue is replaced', async () => {
  const app = await testApp()
  const [first, second] = [await createUser(app), await createUser(app)]
  const cookie = getDevice(await signIn(app, first))
  expect(getDevice(await signIn(app, second, { cookie }))).toBe(cookie)
  expect(getDevice(await signIn(app, first, { cookie }))).toBe(cookie)
  const planted = `device=${'x'.repeat(43)}`
  expect(getDevice(await signIn(app, first, { cookie: planted }))).not.toBe(planted)
})

test("a sign-in from a new browser is mailed to the owner, except the account's first one", async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const person = await createUser(app)
  const cookie = getDevice(await signIn(app, person))
  await signIn(app, person, { cookie, from: '203.0.113.7' })
  expect(await app.deliverMail()).toEqual([])
  await signIn(app, person, { from: '203.0.113.7' })
  const [mail, ...otherMails] = await app.deliverMail()
  expect(otherMails).toEqual([])
  expect(mail).toMatchObject({
    to: { address: person.email },
    subject: 'Someone logged in to your Foothold account from a new browser',
  })
  expect(mail?.text).toMatch(/- \w+, \w+ \d+ at \d+:\d\d [AP]M UTC\n- Firefox on Linux\n- Address 203\.0\.113\.7\n/)
  expect(mail?.text).toContain('http://localhost:3000/auth?mode=secure&token=')
})

test('its link ends every session once, forgets the devices and mails a link for a new password', async () => {
  const app = await testApp()
  const [person, other] = [await createUser(app), await createUser(app)]
  const owner = await signIn(app, person)
  const stranger = await signIn(app, person)
  const bystander = await app.signIn(other)
  const token = await mailedToken(app)
  const reply = await end(app, token)
  expect(reply).toMatchObject({ status: 200, body: { message: expect.stringContaining('logged out') } })
  for (const session of [owner, stranger])
    expect((await app.withCookie(app.readCookie(session)).get('/api/auth/user')).status).toBe(401)
  expect((await bystander.get('/api/auth/user')).status).toBe(200)
  expect((await app.deliverMail()).at(-1)).toMatchObject({
    to: { address: person.email },
    subject: 'Reset your Foothold password',
  })
  expect(await end(app, token)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('already used') },
  })
  const { rows } = await app.pool.query("select subject_id from audit_log where action = 'sessions.ended'")
  expect(rows).toEqual([{ subject_id: person.id }])

  const before = app.mails.length
  await signIn(app, person, { cookie: getDevice(owner) })
  expect((await app.deliverMail()).slice(before).map(({ subject }) => subject)).toEqual([
    'Someone logged in to your Foothold account from a new browser',
  ])
})

test('the link works for seven days, is stored as a hash and cannot be guessed', async () => {
  const app = await testApp()
  const person = await createUser(app)
  await signIn(app, person)
  await signIn(app, person)
  const token = await mailedToken(app)
  for (const guess of ['x', `${token}x`, token.slice(1)]) expect((await end(app, guess)).status).toBe(400)
  const { rows } = await app.pool.query('select * from users')
  expect(JSON.stringify(rows)).not.toContain(token)
  await app.pool.query("update users set end_sessions_expires = end_sessions_expires - interval '7 days 1 second'")
  expect((await end(app, token)).status).toBe(400)
})

test('an account keeps twenty devices, and none unused for a year', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const first = getDevice(await signIn(app, person))
  await app.pool.query("update known_devices set last_seen_at = now() - interval '1 day'")
  for (let time = 0; time < 20; time++) await signIn(app, person)
  const countDevices = async () => (await app.pool.query('select count(*)::int as n from known_devices')).rows[0].n
  expect(await countDevices()).toBe(20)
  expect(getDevice(await signIn(app, person, { cookie: first }))).not.toBe(first)
  await app.pool.query("update known_devices set last_seen_at = now() - interval '366 days'")
  const latest = getDevice(await signIn(app, person))
  await purgeDevices(app.db)
  expect(await countDevices()).toBe(1)
  expect(getDevice(await signIn(app, person, { cookie: latest }))).toBe(latest)
})
