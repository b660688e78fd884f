import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createApplicationFor, createMail, createRelay, createSignedInTeam } from '#test/factories.ts'
import { createEncryption } from '#server/encryption.ts'
import { reencrypt } from '#server/reencrypt.ts'
import { fileApp, testApp } from '#test/harness.ts'
import { codeContext, forwardingCodes, forwardingContext, mailCodes } from './mail-codes.ts'
import { deliver, deliverRaw, inboxSettings, runJobs, toInvitation } from '#test/inbox-mails.ts'

const file = fileApp(inboxSettings)

async function createClient() {
  const app = file()
  const team = await createSignedInTeam(app)
  const { id: applicationId } = await createApplicationFor(app, team.manager, {
    userId: team.seeker.id,
    status: 'applied',
  })
  return { app, ...team, applicationId, relay: await createRelay(app, team.seeker) }
}

const isStored = async (id: string) =>
  (await readdir(file().uploads, { recursive: true })).some((name) => name.endsWith(id))
async function removeFiles() {
  for (const job of file().takeQueued('remove-files')) await runJobs(file())['remove-files'](job)
}

test('a mail shows its own text beside what it quotes, cleaned HTML, and its files as downloads that no one opens', async () => {
  const { app, seeker, manager, otherManager, relay } = await createClient()
  const invitation = toInvitation()
  const { id } = await deliver(app, relay, {
    ...invitation,
    html: `<p onclick="steal()">We invite you<script>steal()</script><img src="https://track.example/x.gif"></p>`,
    text: `${String(invitation.text)}\n\nOn Monday, Sam wrote:\n> I apply.`,
    attachments: [{ filename: '../../page.html', content: '<script>alert(1)</script>', contentType: 'text/html' }],
  })
  const { body } = await seeker.calls.get(`/api/mails/${id}`)
  expect(body.text).toContain('We would like to invite you')
  expect(body.text).not.toContain('> I apply')
  expect(body.quoted).toContain('I apply')
  expect(body.html).toContain('We invite you')
  expect(body.html).not.toMatch(/script|onclick|https:\/\/track/)
  const page = body.files.find(({ name }: { name: string }) => name.endsWith('page.html'))
  const download = await manager.calls.get(page.url)
  expect([download.status, download.text]).toEqual([200, '<script>alert(1)</script>'])
  expect(download.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; .*page\.html/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
  })
  expect(String(download.headers['content-disposition'])).not.toContain('/')
  expect((await manager.calls.get(`/api/mails/${id}/files/99`)).status).toBe(404)
  for (const { calls } of [otherManager, { calls: app.anonymous }])
    expect([401, 404]).toContain((await calls.get(page.url)).status)
})

test('the client deletes a mail with its bytes, suggestion and notifications; what was accepted stays', async () => {
  const { app, seeker, manager, otherSeeker, applicationId, relay } = await createClient()
  const { id } = await deliver(app, relay, toInvitation())
  await manager.calls.post(`/api/mails/${id}/suggestion`, { decision: 'accept' })
  expect((await otherSeeker.calls.delete(`/api/mails/${id}`)).status).toBe(404)
  expect(await isStored(id)).toBe(true)
  expect((await seeker.calls.delete(`/api/mails/${id}`)).status).toBe(204)
  await removeFiles()
  expect(await isStored(id)).toBe(false)
  expect((await seeker.calls.get(`/api/mails/${id}`)).status).toBe(404)
  for (const table of ['mail_suggestions', 'notifications'])
    expect((await app.pool.query(`select 1 from ${table} where mail_id = $1`, [id])).rowCount).toBe(0)
  expect((await seeker.calls.get(`/api/applications/${applicationId}`)).body.status).toBe('interviewing')
})

test('after twelve months the bodies go and the facts stay', async () => {
  const { app, seeker, manager, applicationId } = await createClient()
  const [old, young] = [
    await createMail(app, seeker, { applicationId }),
    await createMail(app, seeker, { applicationId }),
  ]
  await app.pool.query("update mails set created_at = now() - interval '12 months 1 hour' where id = $1", [old])
  await runJobs(app)['purge-mails']({})
  await removeFiles()
  expect([await isStored(old), await isStored(young)]).toEqual([false, true])
  expect((await manager.calls.get(`/api/mails/${old}`)).body).toMatchObject({
    subject: 'Your application',
    evidence: 'We would like to invite you to an interview.',
    text: null,
    html: null,
    files: [],
  })
})

test('a mail that cannot be read stays visible as other, with the reason, and is not tried again', async () => {
  const { app, seeker, manager, relay } = await createClient()
  const part = (depth: number): string =>
    depth === 0
      ? 'Content-Type: text/plain\r\n\r\nDeep'
      : `Content-Type: multipart/mixed; boundary=b${depth}\r\n\r\n--b${depth}\r\n${part(depth - 1)}\r\n--b${depth}--`
  const { id } = await deliverRaw(
    app,
    relay,
    Buffer.from(`From: a@acme.example\r\nMessage-ID: <deep@a>\r\n${part(60)}\r\n`),
  )
  const problem = 'This mail has too many mails inside each other.'
  expect((await manager.calls.get('/api/inbox')).body).toMatchObject([{ id, kind: 'other', problem, suggestion: null }])
  expect((await seeker.calls.get(`/api/mails/${id}`)).body).toMatchObject({ problem, text: null, files: [] })
  const before = await app.pool.query('select * from mails where id = $1', [id])
  await runJobs(app)['read-mail']({ mailId: id })
  expect((await app.pool.query('select * from mails where id = $1', [id])).rows).toMatchObject([
    { read_at: before.rows[0].read_at },
  ])
})

test('codes are encrypted again with a new key', async () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)]
  const old = createEncryption([older])
  const app = await testApp(inboxSettings, { encryption: old })
  const { seeker } = await createSignedInTeam(app)
  const id = await createMail(app, seeker)
  await createRelay(app, seeker)
  const stored = { encrypted: old.encrypt('{}', forwardingContext(seeker.id)), from: '', receivedAt: '' }
  await app.pool.query('update mails set code = $1', [old.encrypt('482913', codeContext(id))])
  await app.pool.query('update inbox_addresses set forwarding = $1', [stored])
  for (const column of [mailCodes, forwardingCodes])
    expect(await reencrypt(app.db, createEncryption([newer, older]), column)).toMatchObject({ reencrypted: 1 })
  const { rows } = await app.pool.query('select code, forwarding from mails, inbox_addresses')
  const [{ code, forwarding }] = rows
  const onlyNew = createEncryption([newer])
  expect(onlyNew.decrypt(code, codeContext(id))).toBe('482913')
  expect(onlyNew.decrypt(forwarding.encrypted, forwardingContext(seeker.id))).toBe('{}')
})
