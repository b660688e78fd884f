import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { expect, onTestFinished, test, vi } from 'vitest'
import { maxMailBytes } from '#contract/inbox.ts'
import { openSmtpServer } from '#server/gateways/inbound-mail/open-smtp-server.ts'
import { openSmtpClient } from '#server/gateways/inbound-mail/smtp-client.fixture.ts'
import type { InboxSettings } from '#server/inbox-settings.ts'
import { createCertificate } from '#server/gateways/inbound-mail/signing-providers.fixture.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { createMailReceiver } from './mail-receiver.ts'
import { loadRawMail } from './raw-mails.ts'

const domain = 'in.foothold.test'
const maya = `maya.k7m2xp@${domain}`
const mail: SendMailOptions = { from: 'jobs@acme.test', to: maya, subject: 'Your application', text: 'Dear Maya' }

/** The product's SMTP server on a free port. */
async function startSmtp(more: Partial<InboxSettings['smtp']> = {}) {
  const app = await testApp({ INBOX_DOMAIN: domain })
  const limits = createRateLimits(app.database.countingPool)
  const failures: unknown[] = []
  const { port, close } = await openSmtpServer({
    settings: { host: '127.0.0.1', port: 0, tls: null, proxies: [], relays: [], ...more },
    domain,
    receiver: createMailReceiver({ ...app.deps, db: app.db, limits, domain }),
    onFailure: (error) => failures.push(error),
  })
  onTestFinished(close)
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, disableFileAccess: true })
  onTestFinished(() => transport.close())
  const send = (options: SendMailOptions) =>
    transport.sendMail(options).then(
      ({ response }) => Number(response.slice(0, 3)),
      (error: Error) => ('responseCode' in error ? error.responseCode : error),
    )
  return { app, port, send, failures }
}

async function addAddress(app: TestApp, localPart: string) {
  const { id } = await createUser(app)
  await app.pool.query('insert into inbox_addresses (user_id, local_part) values ($1, $2)', [id, localPart])
  return id
}

async function readMails(app: TestApp) {
  const { rows } = await app.pool.query('select id, size, envelope from mails order by created_at')
  return Promise.all(rows.map(async (row) => ({ ...row, raw: await loadRawMail(app.deps, row.id) })))
}

/** Greets and names sender and recipients; the next word is the client's. */
async function startMail(port: number, recipients = [maya]) {
  const client = openSmtpClient(port)
  expect(await client.read()).toBe(220)
  expect(await client.say('EHLO mx.acme.test')).toBe(250)
  expect(await client.say('MAIL FROM:<jobs@acme.test>')).toBe(250)
  for (const each of recipients) expect(await client.say(`RCPT TO:<${each}>`)).toBe(250)
  return client
}

test('mails of a real client are kept byte for byte: plain, HTML alone, 8-bit, empty, with a plus-tag', async () => {
  const { app, port, send } = await startSmtp()
  await addAddress(app, 'maya.k7m2xp')
  const raws = ['Subject: caf\xe9\r\n\r\n.\r\n..two dots\r\nA\rB\xff\r\n', '\r\n']
  expect(await send(mail)).toBe(250)
  expect(await send({ ...mail, to: `maya.k7m2xp+acme@${domain}`, text: undefined, html: '<p>Dear Maya' })).toBe(250)
  expect(await send({ ...mail, text: '', attachments: [{ filename: 'a.pdf', content: Buffer.alloc(5_000) }] })).toBe(
    250,
  )
  for (const text of raws) {
    const client = await startMail(port)
    expect(await client.say('DATA')).toBe(354)
    client.send(Buffer.from(`${text.replaceAll(/^\./gm, '..')}.\r\n`, 'latin1'))
    expect(await client.read()).toBe(250)
    expect(await client.say('QUIT')).toBe(221)
  }
  const kept = await readMails(app)
  expect(kept.map(({ envelope }) => envelope.to)).toEqual([maya, `maya.k7m2xp+acme@${domain}`, maya, maya, maya])
  expect(kept[0].envelope).toMatchObject({ remoteAddress: '127.0.0.1', from: 'jobs@acme.test' })
  expect(String(kept[0].raw)).toContain('\r\nSubject: Your application\r\n')
  expect(kept.slice(3).map(({ raw }) => raw.toString('latin1'))).toEqual(raws)
  expect(app.takeQueued('read-mail')).toEqual(kept.map(({ id }) => ({ mailId: id })))
})

test('25 MB are kept, and one byte more is refused, announced or not', async () => {
  const { app, port } = await startSmtp()
  await addAddress(app, 'maya.k7m2xp')
  const head = 'Subject: large\r\n\r\n'
  const toBody = (size: number) =>
    Buffer.concat([Buffer.from(head), Buffer.alloc(size - head.length - 2, 'x'), Buffer.from('\r\n')])
  const client = await startMail(port)
  expect(await client.say('DATA')).toBe(354)
  client.send(Buffer.concat([toBody(maxMailBytes), Buffer.from('.\r\n')]))
  expect(await client.read()).toBe(250)
  expect(await client.say('MAIL FROM:<jobs@acme.test>')).toBe(250)
  expect(await client.say(`RCPT TO:<${maya}>`)).toBe(250)
  expect(await client.say('DATA')).toBe(354)
  client.send(Buffer.concat([toBody(maxMailBytes + 1), Buffer.from('.\r\n')]))
  expect(await client.read()).toBe(552)
  expect(await client.say(`MAIL FROM:<jobs@acme.test> SIZE=${maxMailBytes + 1}`)).toBe(552)
  client.hangUp()
  const kept = await readMails(app)
  expect(kept.map(({ size }) => size)).toEqual([maxMailBytes])
  expect(toBody(maxMailBytes).equals(kept[0].raw)).toBe(true)
})

test('only relay addresses take mail; who guesses is shut out', async () => {
  const { app, port, send } = await startSmtp()
  await addAddress(app, 'maya.k7m2xp')
  await addAddress(app, 'off.abcdef')
  await app.pool.query("update inbox_addresses set enabled = false where local_part = 'off.abcdef'")
  const relays = ['sam@elsewhere.test', `maya.k7m2xp%elsewhere.test@${domain}`, maya + '.evil.test']
  for (const to of relays) {
    const client = await startMail(port, [])
    expect([550, 501], to).toContain(await client.say(`RCPT TO:<${to}>`))
    expect(await client.say('DATA')).toBe(503)
    client.hangUp()
  }
  const switchedOff = await startMail(port, [])
  for (let count = 0; count < 25; count++) expect(await switchedOff.say(`RCPT TO:<off.abcdef@${domain}>`)).toBe(550)
  async function guess() {
    const client = await startMail(port, [])
    const codes = []
    for (let count = 0; count < 5; count++) codes.push(await client.say(`RCPT TO:<maya.${count}@${domain}>`))
    await client.gone
    return codes
  }
  expect(await guess()).toEqual([550, 550, 550, 550, 421])
  expect(await send(mail)).toBe(250)
  for (let count = 0; count < 3; count++) await guess()
  expect(await send({ ...mail, subject: 'Another' })).toBe(421)
  expect(await readMails(app)).toHaveLength(1)
})

test('a mail has 20 recipients at most, and the 10,000th is never heard', async () => {
  const { app, port } = await startSmtp()
  for (let count = 10; count < 31; count++) await addAddress(app, `maya.abcd${count}`)
  const recipients = Array.from({ length: 21 }, (_, index) => `maya.abcd${index + 10}@${domain}`)
  const client = await startMail(port, recipients.slice(0, 20))
  expect(await client.say(`RCPT TO:<${recipients[20]}>`)).toBe(452)
  expect(await client.say('DATA')).toBe(354)
  client.send('Subject: to many\r\n\r\nHello\r\n.\r\n')
  expect(await client.read()).toBe(250)
  expect((await readMails(app)).map(({ envelope }) => envelope.to)).toEqual(recipients.slice(0, 20))
  const flood = await startMail(port, recipients.slice(0, 1))
  flood.send(Array.from({ length: 10_000 }, (_, index) => `RCPT TO:<a${index}@${domain}>\r\n`).join(''))
  expect(await flood.readAll()).toEqual([550, 550, 550, 550, 421])
})

test('garbage, injected lines and a client that leaves keep nothing and hurt no other', async () => {
  const { app, port, send, failures } = await startSmtp()
  await addAddress(app, 'maya.k7m2xp')
  const garbage = openSmtpClient(port)
  expect(await garbage.read()).toBe(220)
  garbage.send(Buffer.from(`${'\0\xff\x16\x03 nonsense\r\n'.repeat(5_000)}`, 'latin1'))
  expect(await garbage.readAll()).toEqual([...Array.from({ length: 9 }, () => 500), 421])
  const long = openSmtpClient(port)
  expect(await long.read()).toBe(220)
  long.send('x'.repeat(100_000))
  expect(await long.readAll()).toEqual([421])
  const early = await startMail(port)
  early.send('DATA\r\nSubject: half a mail\r\n\r\nHello')
  expect(await early.read()).toBe(354)
  early.hangUp()
  const client = openSmtpClient(port)
  expect(await client.read()).toBe(220)
  expect(await client.say('EHLO a\0b')).toBe(501)
  expect(await client.say('HELO mx.acme.test')).toBe(250)
  expect(await client.say('AUTH PLAIN AGEAYg==')).toBe(500)
  expect(await client.say(`MAIL FROM:<jobs@acme.test\0Bcc: x>`)).toBe(501)
  expect(await client.say('MAIL FROM:<>')).toBe(250)
  // A bare line end does not end a mail, so nothing can be smuggled behind it.
  client.send(`RCPT TO:<${maya}>\r\nDATA\r\n`)
  expect([await client.read(), await client.read()]).toEqual([250, 354])
  client.send(`Subject: one\r\n\r\nHello\n.\nMAIL FROM:<x@y.test>\r\nRCPT TO:<${maya}>\n.\r\nDATA\r\n.\r\nQUIT\r\n`)
  expect(await client.readAll()).toEqual([250, 221])
  expect(await send(mail)).toBe(250)
  const kept = await readMails(app)
  expect(kept.map(({ envelope }) => envelope.from)).toEqual(['', 'jobs@acme.test'])
  expect(String(kept[0].raw)).toBe(
    `Subject: one\r\n\r\nHello\n.\nMAIL FROM:<x@y.test>\r\nRCPT TO:<${maya}>\n.\r\nDATA\r\n`,
  )
  expect(failures).toEqual([])
})

test('where a mail cannot be kept its sender is asked to try again, and then it is kept once', async () => {
  const { app, send, failures } = await startSmtp()
  await addAddress(app, 'maya.k7m2xp')
  const keep = app.files.keep.bind(app.files)
  const failing = vi.spyOn(app.files, 'keep').mockRejectedValue(new Error('the disk is full'))
  const again = { ...mail, messageId: '<1@acme.test>', date: new Date(0) }
  expect(await send(again)).toBe(451)
  failing.mockImplementation(async (...file) => {
    await keep(...file)
    throw new Error('the answer of the store was lost')
  })
  expect(await send(again)).toBe(451)
  expect(await readMails(app)).toEqual([])
  failing.mockRestore()
  expect([await send(again), await send(again)]).toEqual([250, 250])
  expect(await readMails(app)).toHaveLength(1)
  expect(failures).toHaveLength(2)
  await app.pool.query('alter table inbox_addresses rename to gone')
  expect(await send(again)).toBe(451)
  expect(failures).toHaveLength(3)
})

test('a proxy or a mail server in front says who the sender is, and nobody else can', async () => {
  const proxied = await startSmtp({ proxies: ['127.0.0.1'] })
  await addAddress(proxied.app, 'maya.k7m2xp')
  const client = openSmtpClient(proxied.port)
  client.send('PROXY TCP4 192.0.2.7 192.0.2.1 4000 25\r\n')
  expect(await client.read()).toBe(220)
  for (const line of ['EHLO mx.acme.test', 'MAIL FROM:<jobs@acme.test>', `RCPT TO:<${maya}>`])
    expect(await client.say(line)).toBe(250)
  expect(await client.say('DATA')).toBe(354)
  expect(await client.say('Subject: hello\r\n\r\nHello\r\n.')).toBe(250)
  expect((await readMails(proxied.app))[0].envelope).toMatchObject({ remoteAddress: '192.0.2.7' })

  const relayed = await startSmtp({ relays: ['127.0.0.1'] })
  await addAddress(relayed.app, 'maya.k7m2xp')
  const relay = openSmtpClient(relayed.port)
  expect(await relay.read()).toBe(220)
  const forward = 'XFORWARD NAME=mx.acme.test ADDR=192.0.2.8 HELO=acme.test'
  for (const line of ['EHLO front', forward, 'MAIL FROM:<jobs@acme.test>', `RCPT TO:<${maya}>`])
    expect(await relay.say(line)).toBe(250)
  expect(await relay.say('DATA')).toBe(354)
  expect(await relay.say('Subject: hello\r\n\r\nHello\r\n.')).toBe(250)
  const [kept] = await readMails(relayed.app)
  expect(kept.envelope).toMatchObject({ remoteAddress: '192.0.2.8', helo: 'acme.test' })

  const open = await startSmtp()
  const liar = openSmtpClient(open.port)
  expect(await liar.read()).toBe(220)
  expect(await liar.say('EHLO front')).toBe(250)
  expect(await liar.say(forward)).toBe(550)
})

test('with a certificate senders can encrypt', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-smtp-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [keyFile, certFile] = [path.join(folder, 'key'), path.join(folder, 'certificate')]
  const { pem, privateKey } = createCertificate()
  await writeFile(certFile, pem)
  await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  const { app, port } = await startSmtp({ tls: { keyFile, certFile } })
  await addAddress(app, 'maya.k7m2xp')
  const sender = { host: '127.0.0.1', port, requireTLS: true, tls: { rejectUnauthorized: false } }
  expect((await createTransport(sender).sendMail(mail)).response).toMatch(/^250/)
  expect(await readMails(app)).toHaveLength(1)
})
