import { expect, test } from 'vitest'
import { createUser } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'
import { addTotp, auditedActions, givePassword, stopClock, totpCode } from './second-factors.fixture.ts'

stopClock()
const file = fileApp()
const totp = '/api/account/totp'
const confirm = '/api/account/totp/confirm'
const signInPath = '/api/login/second-factor'

async function signedIn() {
  const person = await createUser(file())
  return { ...person, calls: await file().signIn(person) }
}

async function withTotp() {
  const me = await signedIn()
  const { secret, recoveryCodes } = await addTotp(me.calls)
  return { ...me, secret, recoveryCodes: recoveryCodes ?? [] }
}

/** Signs in with the password, then the code. */
async function signInBy(person: { email: string }, code: string) {
  const { calls } = await givePassword(file(), person)
  return calls.post(signInPath, { code })
}

/** Six digits that are not a current code. */
function wrongCode(secret: string) {
  const valid = [-2, -1, 0, 1, 2].map((steps) => totpCode(secret, steps))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !valid.includes(code)) ?? ''
}

test('an authenticator app counts once a code was confirmed', async () => {
  const me = await signedIn()
  const { status, body } = await me.calls.post(totp)
  expect(status).toBe(201)
  expect(body.uri).toBe(
    `otpauth://totp/Foothold:${encodeURIComponent(me.email)}?issuer=Foothold&secret=${body.secret}&algorithm=SHA1&digits=6&period=30`,
  )
  expect((await givePassword(file(), me)).reply.body).toMatchObject({ id: me.id })
  const wrong = await me.calls.post(confirm, { code: wrongCode(body.secret) })
  expect(wrong).toMatchObject({ status: 400, body: { fields: { code: expect.any(String) } } })
  const confirmed = await me.calls.post(confirm, { code: ` ${totpCode(body.secret).replace(/(?<=^...)/, ' ')}` })
  expect(confirmed).toMatchObject({ status: 200, body: { secondFactors: { totp: { createdAt: expect.any(String) } } } })
  expect(confirmed.body.recoveryCodes).toHaveLength(10)
  expect((await givePassword(file(), me)).reply.body).toEqual({ secondFactor: ['totp', 'recovery'] })
})

test('the longest address still fits into the QR code', async () => {
  const app = file()
  const person = await createUser(app, { email: `${'+'.repeat(150)}@a.example.test` })
  expect((await (await app.signIn(person)).post(totp)).status).toBe(201)
})

test('a confirmed app is not replaced by a new secret, an unconfirmed one is', async () => {
  const me = await signedIn()
  const { body: first } = await me.calls.post(totp)
  const { body: second } = await me.calls.post(totp)
  expect((await me.calls.post(confirm, { code: totpCode(first.secret) })).status).toBe(400)
  expect((await me.calls.post(confirm, { code: totpCode(second.secret) })).status).toBe(200)
  expect((await me.calls.post(totp)).status).toBe(409)
  expect((await signInBy(me, totpCode(second.secret, 1))).status).toBe(200)
})

test('the secret is encrypted and bound to its row', async () => {
  const [me, other] = [await withTotp(), await withTotp()]
  const { rows } = await file().pool.query('select secret from totp_secrets where user_id = $1', [me.id])
  expect(rows[0].secret).not.toContain(me.secret)
  expect(file().encryption.decrypt(rows[0].secret, `totp_secrets/${me.id}/secret`)).toBe(me.secret)
  expect(() => file().encryption.decrypt(rows[0].secret, `totp_secrets/${other.id}/secret`)).toThrow()
})

test('a code signs in once, and earlier codes no longer work', async () => {
  const me = await withTotp()
  const code = totpCode(me.secret)
  const replies = await Promise.all(Array.from({ length: 5 }, () => signInBy(me, code)))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await signInBy(me, totpCode(me.secret, -1))).status).toBe(400)
  expect((await signInBy(me, totpCode(me.secret, 1))).status).toBe(200)
})

test('a code is accepted one step early or late, and no further', async () => {
  const me = await withTotp()
  for (const [steps, status] of [
    [-2, 400],
    [2, 400],
    [1, 200],
  ] as const)
    expect((await signInBy(me, totpCode(me.secret, steps))).status, String(steps)).toBe(status)
})

test("another person's code is refused", async () => {
  const [me, other] = [await withTotp(), await withTotp()]
  expect((await signInBy(me, totpCode(other.secret))).status).toBe(400)
  expect((await signInBy(me, other.recoveryCodes[0] ?? '')).status).toBe(400)
})

test('a recovery code signs in once, in any spelling, and the person is notified', async () => {
  const me = await withTotp()
  const [code = ''] = me.recoveryCodes
  expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/)
  expect((await signInBy(me, ` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
  expect((await signInBy(me, code)).status).toBe(400)
  expect((await me.calls.get('/api/account/second-factors')).body.recoveryCodesLeft).toBe(9)
  expect((await auditedActions(file(), me)).filter((action) => action === 'recovery-code.used')).toHaveLength(1)
  expect((await me.calls.get('/api/notifications')).body[0].title).toBe('A recovery code was used for your account')
})

test('a recovery code tried twenty times at once signs in once', async () => {
  const me = await withTotp()
  const pending = await Promise.all(Array.from({ length: 20 }, () => givePassword(file(), me)))
  const replies = await Promise.all(pending.map(({ calls }) => calls.post(signInPath, { code: me.recoveryCodes[0] })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await me.calls.get('/api/account/second-factors')).body.recoveryCodesLeft).toBe(9)
})

test('the table holds no plain recovery code', async () => {
  const me = await withTotp()
  const { rows } = await file().pool.query('select code from recovery_codes where user_id = $1', [me.id])
  const stored = JSON.stringify(rows)
  for (const code of me.recoveryCodes) {
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replace('-', ''))
  }
})

test('new recovery codes end the old ones', async () => {
  const me = await withTotp()
  const renewed = await me.calls.post('/api/account/recovery-codes')
  expect(renewed.body.recoveryCodes).toHaveLength(10)
  expect((await signInBy(me, me.recoveryCodes[0] ?? '')).status).toBe(400)
  expect((await signInBy(me, renewed.body.recoveryCodes[0])).status).toBe(200)
  const titles = (await me.calls.get('/api/notifications')).body.map(({ title }: { title: string }) => title)
  expect(titles).toContain('New recovery codes were made for your account')
})

test('without a factor there are no recovery codes', async () => {
  const me = await signedIn()
  expect((await me.calls.post('/api/account/recovery-codes')).status).toBe(409)
})

test('codes can be tried twenty times in 15 minutes, and other factors still work', async () => {
  const me = await withTotp()
  const wrong = wrongCode(me.secret)
  for (let attempt = 0; attempt < 20; attempt++) expect((await signInBy(me, wrong)).status).toBe(400)
  const refused = await signInBy(me, totpCode(me.secret))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await signInBy(me, me.recoveryCodes[0] ?? '')).status).toBe(200)
})

test('codes can be tried a hundred times a day, also with pauses', async () => {
  const app = await testApp()
  const person = await createUser(app)
  const { secret } = await addTotp(await app.signIn(person))
  const { calls } = await givePassword(app, person)
  expect((await calls.post(signInPath, { code: wrongCode(secret) })).status).toBe(400)
  await app.pool.query("update rate_limits set points = 100 where key like 'second factor, account and day:%'")
  await app.pool.query("delete from rate_limits where key like 'second factor, account:%'")
  expect((await calls.post(signInPath, { code: totpCode(secret) })).status).toBe(429)
})

test('a right code resets the count', async () => {
  const me = await withTotp()
  const wrong = wrongCode(me.secret)
  for (let attempt = 0; attempt < 19; attempt++) expect((await signInBy(me, wrong)).status).toBe(400)
  expect((await signInBy(me, totpCode(me.secret))).status).toBe(200)
  for (let attempt = 0; attempt < 2; attempt++) expect((await signInBy(me, wrong)).status).toBe(400)
})
