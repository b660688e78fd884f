import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createOutboxMailer, createSmtpMailer } from '#server/gateways/mailer.ts'
import { demoSignIns } from '#server/demo-accounts.ts'
import { endDemoSessions } from '#server/demo/demo-data.ts'
import { createVerifiedAccount } from '#server/people/auth/auth.service.ts'
import { createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'

async function outbox() {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-outbox-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder: path.join(folder, 'outbox'), mailer: createOutboxMailer(path.join(folder, 'outbox')) }
}

const markup = '<img src=x onerror=alert(1)>'
const hostile = {
  to: { name: markup, address: '"<script>"@example.test' },
  subject: `${markup} & more`,
  text: `</pre><script>alert(1)</script> https://example.test/?a=b&c="onmouseover=alert(1)<b>x https://example.test/'x`,
  html: markup,
}

const elsewhere = {
  NODE_ENV: 'production',
  APP_URL: 'https://foothold.example',
  SESSION_SECRET: 'a secret of the tests, long enough',
  ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
  PAYMENTS: 'sandbox',
}

test('a stored mail is on the page with all markup as text', async () => {
  const { mailer } = await outbox()
  const app = await testApp({}, { mailer })
  expect((await app.anonymous.get('/dev/outbox')).text).toContain('No mails yet')
  await mailer.send(hostile)
  const page = await app.anonymous.get('/dev/outbox')
  expect(page.headers['content-type']).toMatch(/^text\/html/)
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; more')
  expect(page.text).not.toMatch(/<(script|img|b)\b/)
  const links = [...page.text.matchAll(/<a ([^>]*)>/g)].map(([, attributes]) => attributes)
  expect(links).toHaveLength(2)
  for (const attributes of links) expect(attributes).toMatch(/^href="https:\/\/example\.test\/[^"]*"$/)
  // Where a page names no icon, a browser asks for /favicon.ico, which is missing.
  expect(page.text).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">')
  const style = /<link rel="stylesheet" href="([^"]+)">/.exec(page.text)?.[1] ?? ''
  expect((await app.anonymous.get(style)).headers['content-type']).toMatch(/^text\/css/)
})

test('the mails are read as data, the newest first', async () => {
  const { mailer, folder } = await outbox()
  const app = await testApp({}, { mailer })
  await mailer.send({ ...hostile, subject: 'First' })
  await mailer.send({ ...hostile, subject: 'Second' })
  await writeFile(path.join(folder, '9999-half-written.json.part'), '{')
  const { body } = await app.anonymous.get('/dev/outbox.json')
  expect(body).toHaveLength(2)
  expect(body.map((mail: { subject: string }) => mail.subject).toSorted()).toEqual(['First', 'Second'])
  expect(body[0].date >= body[1].date).toBe(true)
  expect(Object.keys(body[0]).toSorted()).toEqual(['date', 'html', 'subject', 'text', 'to'])
  expect(body[0]).toMatchObject({ to: hostile.to.address, text: hostile.text, html: hostile.html })
})

test('a mail that is sent a second time is stored once', async () => {
  const { mailer } = await outbox()
  for (const id of ['first', 'first', 'second']) await mailer.send({ ...hostile, id })
  expect(await mailer.outbox?.()).toHaveLength(2)
})

test('only the owner of the files can read stored mails', async () => {
  const { mailer, folder } = await outbox()
  await mailer.send(hostile)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  for (const name of await readdir(folder)) expect((await stat(path.join(folder, name))).mode & 0o777).toBe(0o600)
})

test('there is no outbox in production, nor where mail is really sent', async () => {
  const { mailer } = await outbox()
  const smtp = createSmtpMailer({ smtpUrl: 'smtp://127.0.0.1:1', from: { name: 'F', address: 'f@example.test' } })
  for (const app of [await testApp(elsewhere, { mailer }), await testApp({}, { mailer: smtp })])
    for (const page of ['/dev/outbox', '/dev/outbox.json']) expect((await app.anonymous.get(page)).status).toBe(404)
})

async function createDemoAccount({ db }: TestApp, signIn: (typeof demoSignIns)[number] | undefined) {
  if (!signIn) throw new Error('There are three demo sign-ins')
  await createVerifiedAccount(db, { ...signIn, firstName: 'Demo', lastName: 'Person' }, 'admin')
}

test('an address that others can reach has no outbox and no demo accounts unless DEMO=1 says so', async () => {
  const { mailer } = await outbox()
  const openToOthers: Record<string, string>[] = [
    { APP_URL: 'https://foothold.example' },
    { APP_URL: 'https://localhost:3000' },
    { APP_URL: 'http://192.0.2.1:3000' },
    { HOST: '0.0.0.0' },
  ]
  const look = async (settings: Record<string, string>) => {
    const app = await testApp(settings, { mailer })
    const [, , admin] = demoSignIns
    await createDemoAccount(app, admin)
    return [
      (await app.anonymous.get('/dev/outbox.json')).status,
      (await app.anonymous.get('/dev/outbox')).status,
      (await app.anonymous.post('/api/login', admin)).status,
    ]
  }
  for (const settings of openToOthers) {
    expect(await look(settings), JSON.stringify(settings)).toEqual([404, 404, 401])
    expect(await look({ ...settings, DEMO: '1' }), JSON.stringify(settings)).toEqual([200, 200, 200])
  }
  expect(await look({ APP_URL: 'http://127.0.0.1:3000' })).toEqual([200, 200, 200])
})

test('sessions of the demo end with a start that allows none', async () => {
  const app = await testApp()
  await createDemoAccount(app, demoSignIns[0])
  const me = await app.signIn(await createUser(app))
  const demo = app.withCookie(app.readCookie(await app.anonymous.post('/api/login', demoSignIns[0])))
  await endDemoSessions(app.db)
  expect((await demo.get('/api/auth/user')).status).toBe(401)
  expect((await me.get('/api/auth/user')).status).toBe(200)
})
