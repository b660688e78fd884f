import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { maxMailBytes } from '#contract/inbox.ts'
import {
  createSendgridKeys,
  signAsMailgun,
  signAsSendgrid,
  toPostmark,
  type SignedRequest,
} from '#server/gateways/inbound-mail/signing-providers.fixture.ts'
import { createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { loadRawMail } from './raw-mails.ts'

const to = 'maya.k7m2xp+acme@in.foothold.test'
const [mailgunKey, postmark, sendgrid] = ['key-of-the-test', 'postmark:a password of the test', createSendgridKeys()]
const toRaw = (name: string) => Buffer.from(`Message-ID: <${name}@acme.test>\r\n\r\ncaf\xe9 ${name}\r\n`, 'latin1')

async function start() {
  const app = await testApp({
    INBOX_DOMAIN: 'in.foothold.test',
    INBOX_MAILGUN_KEY: mailgunKey,
    INBOX_POSTMARK_CREDENTIALS: postmark,
    INBOX_SENDGRID_KEY: sendgrid.verificationKey,
  })
  const { id } = await createUser(app)
  await app.pool.query("insert into inbox_addresses (user_id, local_part) values ($1, 'maya.k7m2xp')", [id])
  const post = async (provider: string, { body, headers }: SignedRequest) =>
    (await app.call('POST', `/api/inbound-mail/${provider}`, { body, headers })).status
  async function readMails() {
    const { rows } = await app.pool.query('select id, envelope from mails order by created_at')
    return Promise.all(
      rows.map(async ({ id: mailId, envelope }) => ({ envelope, raw: await loadRawMail(app.deps, mailId) })),
    )
  }
  return { app, post, readMails }
}

const replaced = (request: SignedRequest, from: string, by: string): SignedRequest => ({
  ...request,
  body: Buffer.from(request.body.toString('latin1').replace(from, by), 'latin1'),
})

test('each provider delivers a raw mail byte for byte, and once', async () => {
  const { post, readMails } = await start()
  const [multipart, encoded] = [toRaw('one'), toRaw('two')]
  expect(await post('mailgun', signAsMailgun(mailgunKey, { raw: multipart, to }))).toBe(200)
  expect(await post('mailgun', signAsMailgun(mailgunKey, { raw: encoded, to, encoded: true }))).toBe(200)
  const again = signAsSendgrid(sendgrid.privateKey, { raw: toRaw('three'), to: [to, 'nobody@in.foothold.test'] })
  expect(await post('sendgrid', again)).toBe(200)
  expect(await post('postmark', toPostmark(postmark, { raw: 'Message-ID: <4@a.test>\r\n\r\ncafé\r\n', to }))).toBe(200)
  // The same mail in another request, or by another way.
  expect(await post('mailgun', signAsMailgun(mailgunKey, { raw: multipart, to }))).toBe(200)
  expect(await post('sendgrid', signAsSendgrid(sendgrid.privateKey, { raw: multipart, to: [to] }))).toBe(200)
  const kept = await readMails()
  expect(kept.map(({ raw }) => raw)).toEqual([
    multipart,
    encoded,
    toRaw('three'),
    Buffer.from('Message-ID: <4@a.test>\r\n\r\ncafé\r\n'),
  ])
  const from = 'bounce@acme.test'
  expect(kept.map(({ envelope }) => envelope)).toEqual([
    { remoteAddress: null, helo: null, from, to },
    { remoteAddress: null, helo: null, from, to },
    { remoteAddress: '192.0.2.9', helo: null, from, to },
    { remoteAddress: null, helo: null, from, to },
  ])
})

test('unsigned, changed, old and replayed requests are 401 and keep nothing', async () => {
  const { post, readMails } = await start()
  const old = String(Math.floor(Date.now() / 1000) - 5 * 86_400)
  const mailgun = signAsMailgun(mailgunKey, { raw: toRaw('one'), to })
  const grid = signAsSendgrid(sendgrid.privateKey, { raw: toRaw('two'), to: [to] })
  const wrong: [string, SignedRequest][] = [
    ['mailgun', signAsMailgun('another key', { raw: toRaw('one'), to })],
    ['mailgun', replaced(mailgun, 'name="signature"\r\n\r\n', 'name="signature"\r\n\r\n00')],
    ['mailgun', replaced(mailgun, 'name="token"', 'name="other"')],
    ['mailgun', signAsMailgun(mailgunKey, { raw: toRaw('one'), to, timestamp: old })],
    ['mailgun', signAsMailgun(mailgunKey, { raw: toRaw('one'), to, timestamp: '' })],
    ['sendgrid', replaced(grid, 'caf', 'bar')],
    ['sendgrid', { ...grid, headers: { 'content-type': grid.headers['content-type'] ?? '' } }],
    ['sendgrid', signAsSendgrid(createSendgridKeys().privateKey, { raw: toRaw('two'), to: [to] })],
    ['sendgrid', signAsSendgrid(sendgrid.privateKey, { raw: toRaw('two'), to: [to], timestamp: old })],
    ['postmark', toPostmark('postmark:guessed', { raw: 'Subject: x\r\n\r\n', to })],
    ['postmark', { ...toPostmark(postmark, { raw: 'x', to }), headers: { 'content-type': 'application/json' } }],
  ]
  for (const [provider, request] of wrong) expect(await post(provider, request), provider).toBe(401)
  expect(await readMails()).toEqual([])
  for (const [provider, request] of [
    ['mailgun', mailgun],
    ['sendgrid', grid],
  ] as const) {
    expect(await post(provider, request)).toBe(200)
    expect(await post(provider, request), `${provider} replayed`).toBe(401)
  }
  expect(await readMails()).toHaveLength(2)
})

test('a final refusal is what the provider does not try again, and what we can not keep now is tried again', async () => {
  const { app, post, readMails } = await start()
  const unknown = 'nobody@in.foothold.test'
  expect(await post('mailgun', signAsMailgun(mailgunKey, { raw: toRaw('one'), to: unknown }))).toBe(406)
  expect(await post('sendgrid', signAsSendgrid(sendgrid.privateKey, { raw: toRaw('one'), to: [unknown] }))).toBe(406)
  expect(await post('postmark', toPostmark(postmark, { raw: 'Subject: x\r\n\r\n', to: unknown }))).toBe(403)
  const large = Buffer.alloc(maxMailBytes + 1, 'x')
  expect(await post('mailgun', signAsMailgun(mailgunKey, { raw: large, to }))).toBe(406)
  expect(await post('mailgun', { body: Buffer.from('no form'), headers: { 'content-type': 'text/plain' } })).toBe(422)
  expect(await post('postmark', { ...toPostmark(postmark, { raw: 'x', to }), body: Buffer.from('{}') })).toBe(422)
  expect(await post('ses', toPostmark(postmark, { raw: 'x', to }))).toBe(404)
  const request = signAsMailgun(mailgunKey, { raw: toRaw('one'), to })
  vi.spyOn(app.files, 'keep').mockRejectedValueOnce(new Error('the disk is full'))
  expect(await post('mailgun', request)).toBe(500)
  expect(await post('mailgun', request)).toBe(200)
  await app.pool.query("delete from rate_limits where key like 'mails received%'")
  for (let count = 0; count < 100; count++)
    expect(await post('mailgun', signAsMailgun(mailgunKey, { raw: toRaw(`m${count}`), to }))).toBe(200)
  const late = signAsMailgun(mailgunKey, { raw: toRaw('late'), to })
  expect(await post('mailgun', late)).toBe(429)
  await app.pool.query("delete from rate_limits where key like 'mails received%'")
  expect(await post('mailgun', late)).toBe(200)
  expect(await readMails()).toHaveLength(102)
})

test('25 MB come through a form, and a body beyond any mail is not read', async () => {
  const { app, post, readMails } = await start()
  const raw = Buffer.concat([
    toRaw('large'),
    Buffer.alloc(maxMailBytes - toRaw('large').length, '\xe9line\r\n', 'latin1'),
  ])
  expect(await post('sendgrid', signAsSendgrid(sendgrid.privateKey, { raw, to: [to] }))).toBe(200)
  const [kept] = await readMails()
  const toHash = (bytes: Buffer | null | undefined) =>
    createHash('sha256')
      .update(bytes ?? '')
      .digest('hex')
  expect(toHash(kept?.raw)).toBe(toHash(raw))
  const headers = { 'content-type': 'application/json', 'content-length': String(4 * maxMailBytes) }
  expect((await app.call('POST', '/api/inbound-mail/postmark', { body: '{}', headers })).status).toBe(413)
})
