/**
 * Attacks two web processes in production mode, one of them with a wrong clock, and two workers: what other people's calls,
 * repeated events, due reports, expiry and damaged files do: `node bench/attack/production.ts`.
 */
import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import { Secret, TOTP } from 'otpauth'
import { openSandbox, sandboxWebhookSecret } from '#server/gateways/payments/sandbox/open-sandbox.ts'
import { startJobs } from '#server/jobs/jobs.ts'
import { createAuthenticator } from '#test/software-authenticator.ts'
import { callsTo, signInAt, type ServerProcess } from '#test/server-process.ts'
import { openPlace } from '../operations/place.ts'
import { addBillingPeriod, documentTypes, hostileDocuments } from './production-data.ts'

const appUrl = 'https://foothold.example'
const place = await openPlace({
  product: { NODE_ENV: 'production', APP_URL: appUrl, PAYMENTS: 'sandbox', READ_POSTINGS: '0' },
})
const { pool, db } = place.database
const clock = new URL('shifted-clock.mjs', import.meta.url).pathname
const shifted = (ms: number) => ({ NODE_OPTIONS: `--import ${clock}`, CLOCK_SHIFT_MS: String(ms) })
const hour = 3_600_000

const done: string[] = []
async function check(name: string, work: () => Promise<unknown>) {
  const told = await work()
  done.push(name)
  console.log(`held: ${name}`, told ?? '')
}
const code = (secret: string, steps = 0, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift + steps * 30_000 })

async function person(role: 'user' | 'account_manager' = 'user') {
  const account = await place.createPerson(role)
  const cookie = await signInAt(a.origin, account)
  return { ...account, cookie, at: (server: ServerProcess) => send(server, cookie) }
}
type Person = Awaited<ReturnType<typeof person>>

const send = (server: ServerProcess, cookie: string) => (method: string, url: string, body?: unknown) =>
  fetch(`${server.origin}${url}`, {
    method,
    headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).then(async (reply) => ({ status: reply.status, body: JSON.parse((await reply.text()) || 'null') }))

async function addTotp(who: Person, shift = 0) {
  const { secret } = (await who.at(a)('POST', '/api/account/totp')).body
  const confirmed = await who.at(a)('POST', '/api/account/totp/confirm', { code: code(secret, -1, shift) })
  assert.equal(confirmed.status, 200)
  return String(secret)
}

const [a, b] = await Promise.all([place.start({ ROLE: 'web' }), place.start({ ROLE: 'web', ...shifted(26 * hour) })])
const queue = await startJobs(place.url, () => {}, { works: false })

try {
  const [ada, ben] = [await person(), await person()]
  const [mia, noa] = [await person('account_manager'), await person('account_manager')]

  await check('staff without a second factor can only set one up, on both processes', async () => {
    for (const server of [a, b]) assert.equal((await mia.at(server)('GET', '/api/account-manager/clients')).status, 403)
    for (const each of [mia, noa]) await addTotp(each)
    assert.equal((await mia.at(b)('GET', '/api/account-manager/clients')).status, 200)
  })

  await check('production: no outbox, no demo, no description, no metrics, https headers, plain errors', async () => {
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/api/docs', '/api/openapi.json', '/metrics'])
      assert.ok([401, 403, 404].includes((await fetch(`${a.origin}${url}`)).status), url)
    const login = await callsTo(a.origin).post('/api/login', {
      email: 'seeker@foothold.test',
      password: 'foothold-demo',
    })
    assert.equal(login.status, 401)
    const page = await fetch(`${a.origin}/healthz`)
    assert.match(page.headers.get('strict-transport-security') ?? '', /max-age=31536000/)
    assert.match(ada.cookie, /__Host-session=/)
    const broken = await fetch(`${a.origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    })
    assert.doesNotMatch(await broken.text(), /node_modules|at |select/)
    const foreign = await fetch(`${a.origin}/api/logout`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', cookie: ada.cookie },
    })
    assert.equal(foreign.status, 403)
  })

  await check("another person's sandbox, sessions, choices, passkeys and postings", async () => {
    const card = { number: '4242 4242 4242 4242', expiry: '07 / 2091', cvc: '873' }
    const { clientSecret } = (await ada.at(a)('POST', '/api/subscription/change-plan', { plan: 'active' })).body
    assert.equal((await ben.at(b)('POST', '/api/sandbox/payments/confirm', { clientSecret, ...card })).status, 404)
    for (const [method, url, body] of [
      ['PUT', '/api/sandbox/portal', { billingAddress: 'Elsewhere', userId: ada.id, customerId: 'cus_1' }],
      ['POST', '/api/sandbox/portal/card', card],
      ['POST', '/api/sandbox/portal/cancel', {}],
      ['POST', '/api/sandbox/portal/resume', {}],
      ['POST', '/api/sandbox/clock', { days: 40 }],
    ] as const)
      assert.ok([404, 409].includes((await ben.at(b)(method, url, body)).status), url)
    const second = await signInAt(b.origin, ada)
    assert.equal((await ben.at(a)('POST', '/api/account/sessions/end-others', { userId: ada.id })).status, 200)
    for (const cookie of [ada.cookie, second])
      assert.equal((await send(a, cookie)('GET', '/api/auth/user')).status, 200)
    const choices = {
      assignment: false,
      application_created: false,
      message: false,
      job_interest: false,
      userId: ada.id,
    }
    assert.equal((await ben.at(a)('PUT', '/api/account/notification-choices', choices)).status, 200)
    assert.equal((await ada.at(a)('GET', '/api/account/notification-choices')).body.message, true)
    const { rows } = await pool.query(
      `insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
       values (gen_random_uuid(), $1, 'a-key', '\\x00', 0, '{}', 'Key') returning id`,
      [ada.id],
    )
    for (const method of ['PUT', 'DELETE'])
      assert.equal((await ben.at(a)(method, `/api/account/passkeys/${rows[0].id}`, { name: 'Mine' })).status, 404)
    await pool.query('delete from passkeys where user_id = $1', [ada.id])
    const posting = await pool.query(
      "insert into postings (user_id, job_url) values ($1, 'https://jobs.example.test/1') returning id",
      [mia.id],
    )
    assert.equal((await mia.at(a)('GET', `/api/postings/${posting.rows[0].id}`)).status, 200)
    for (const each of [noa, ada])
      assert.equal((await each.at(b)('GET', `/api/postings/${posting.rows[0].id}`)).status, 404)
  })

  await check(
    'each event of the provider ten times at once is applied once; a process with a wrong clock refuses it',
    async () => {
      const card = { number: '4242 4242 4242 4242', expiry: '07 / 2091', cvc: '873' }
      const { clientSecret } = (await ada.at(a)('POST', '/api/subscription/change-plan', { plan: 'active' })).body
      assert.equal((await ada.at(a)('POST', '/api/sandbox/payments/confirm', { clientSecret, ...card })).status, 200)
      const webhookSecret = sandboxWebhookSecret(place.settings.SESSION_SECRET ?? '')
      const { sandbox } = openSandbox({ db, jobs: queue, webhookSecret, appUrl: new URL(appUrl) })
      const { rows } = await pool.query("select data ->> 'eventId' as id from jobs.job where name = 'sandbox-event'")
      const post = (server: ServerProcess) => async (body: string, signature: string) =>
        (
          await fetch(`${server.origin}/api/webhooks/stripe`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'stripe-signature': signature },
            body,
          })
        ).status
      await Promise.all(rows.flatMap(({ id }) => Array.from({ length: 10 }, () => sandbox.deliverEvent(id, post(a)))))
      await assert.rejects(sandbox.deliverEvent(rows[0].id, post(b)), /answered 400/)
      await pool.query("delete from jobs.job where name = 'sandbox-event'")
      const ledger = await pool.query('select kind from payment_ledger where user_id = $1', [ada.id])
      assert.equal(ledger.rowCount, 1)
      const told = await pool.query("select from notifications where user_id = $1 and title like '%subscription%'", [
        ada.id,
      ])
      assert.equal(told.rowCount, 1)
      return `${rows.length} events`
    },
  )

  await check('a step-up and a view end by the clock of the database, not of the process', async () => {
    const age = (interval: string) =>
      pool.query('update sessions set stepped_up_at = now() - $2::interval where user_id = $1', [ada.id, interval])
    const asks = async (server: ServerProcess) => (await ada.at(server)('POST', '/api/account/passkeys/options')).status
    await age('9 min 50 s')
    assert.deepEqual([await asks(a), await asks(b)], [200, 200])
    await age('10 min')
    assert.deepEqual([await asks(a), await asks(b)], [403, 403])
    await age('0 s')
    await pool.query("update users set role = 'admin' where id = $1", [noa.id])
    const view = await noa.at(a)('POST', `/api/admin/users/${ben.id}/view`, { reason: 'A question about the account' })
    assert.ok([200, 201].includes(view.status), JSON.stringify(view))
    const seen = async (server: ServerProcess) => (await noa.at(server)('GET', '/api/auth/user')).body.id
    assert.deepEqual([await seen(a), await seen(b)], [ben.id, ben.id])
    await pool.query('update account_views set expires_at = now() where admin_id = $1', [noa.id])
    assert.deepEqual([await seen(a), await seen(b)], [noa.id, noa.id])
  })

  await check('passkeys by hand: another origin, host, challenge, key and person', async () => {
    const key = createAuthenticator(appUrl)
    const ask = async () => (await ada.at(a)('POST', '/api/account/passkeys/options')).body
    const add = async (response: unknown) =>
      (await ada.at(b)('POST', '/api/account/passkeys', { name: 'Key', response })).status
    for (const change of [{ origin: 'https://foothold.example.evil' }, { rpId: 'evil.example' }, { challenge: 'AAAA' }])
      assert.equal(await add(key.create(await ask(), change)), 400, JSON.stringify(change))
    const response = key.create(await ask())
    assert.deepEqual([await add(response), await add(response)], [201, 400])
    const login = async (who: Person, passkey: (challenge: { challenge: string }) => unknown) => {
      const pending = await fetch(`${a.origin}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: who.email, password: who.password }),
      })
      const calls = send(
        a,
        pending.headers
          .getSetCookie()
          .map((each) => each.split(';')[0])
          .join('; '),
      )
      const { body } = await calls('POST', '/api/login/second-factor/passkey-options')
      return (await calls('POST', '/api/login/second-factor', { passkey: passkey(body) })).status
    }
    const stranger = createAuthenticator(appUrl)
    assert.notEqual(await login(ada, (challenge) => stranger.get(challenge)), 200)
    assert.notEqual(await login(mia, (challenge) => key.get(challenge)), 200)
    assert.equal(await login(ada, (challenge) => key.get(challenge)), 200)
    assert.notEqual(await login(ada, (challenge) => key.get(challenge, { counter: 0 })), 200)
  })

  await check('damaged and hostile documents: no 5xx, and the process goes on', async () => {
    const statuses: number[] = []
    for (const [name, file] of hostileDocuments)
      for (const type of documentTypes) {
        const headers = { 'content-type': type, cookie: ben.cookie }
        const { status } = await fetch(`${a.origin}/api/read-resume`, {
          method: 'POST',
          headers,
          body: Buffer.from(file),
        })
        assert.ok(status < 500, `${name} as ${type}: ${status}`)
        statuses.push(status)
      }
    assert.equal((await fetch(`${a.origin}/readyz`)).status, 200)
    return statuses.join(' ')
  })

  await check('two workers, one a week ahead: a client gets one report, and of a week that has ended', async () => {
    await addBillingPeriod(pool, ben.id)
    const workers = await Promise.all([
      place.start({ ROLE: 'worker' }),
      place.start({ ROLE: 'worker', ...shifted(7 * 24 * hour) }),
    ])
    for (let run = 0; run < 20; run++) await queue.send(db, 'send-reports', {})
    const waits = "select from jobs.job where name = 'send-reports' and state in ('created', 'active', 'retry')"
    while ((await pool.query(waits)).rowCount) await delay(200)
    const { rows } = await pool.query('select user_id, week_end, week_end <= now() as ended from progress_reports')
    for (const worker of workers) worker.kill('SIGTERM')
    const mails = await pool.query("select from jobs.job where name = 'report-mail'")
    assert.ok(rows.length > 0)
    assert.equal(new Set(rows.map(({ user_id: id }) => id)).size, rows.length, JSON.stringify(rows))
    assert.ok(
      rows.every(({ ended }) => ended),
      JSON.stringify(rows),
    )
    return `${rows.length} reports, ${mails.rowCount} mails`
  })
} finally {
  await queue.stop()
  await place.close()
}
