import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { maxMailBytes } from '#contract/inbox.ts'
import type { InboundMail } from '#server/gateways/inbound-mail/inbound-mail.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'
import { createWorkers } from '#server/workers.ts'
import { createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { loadRawMail } from './raw-mails.ts'
import { receiveMail } from './receive.service.ts'

const domain = 'in.foothold.test'
const envelope = { remoteAddress: '192.0.2.1', helo: 'mx.acme.test', from: 'bounce@acme.test' }

async function withAddress(app: TestApp, localPart: string) {
  const { id } = await createUser(app)
  await app.pool.query('insert into inbox_addresses (user_id, local_part) values ($1, $2)', [id, localPart])
  return id
}

const toMail = (name: string) => Buffer.from(`Message-ID: <${name}@acme.test>\r\nSubject: ${name}\r\n\r\nA secret\r\n`)

function createReceiver({ deps, db, database }: TestApp) {
  const all = { ...deps, db, limits: createRateLimits(database.countingPool), domain }
  return (recipients: string[], raw = toMail('one'), more: Partial<InboundMail> = {}) =>
    receiveMail(all, { raw, envelope, recipients, ...more })
}

const countFiles = async ({ uploads }: TestApp) =>
  (await readdir(uploads, { recursive: true })).filter((name) => /[0-9a-f-]{36}$/.test(name)).length

test('a mail is stored once for each client it names, encrypted, and queued to be read', async () => {
  const app = await testApp()
  const receive = createReceiver(app)
  const [maya, sam, off] = [await withAddress(app, 'maya.k7m2xp'), await withAddress(app, 'sam.abcdef'), 'off.abcdef']
  await withAddress(app, off)
  await app.pool.query('update inbox_addresses set enabled = false where local_part = $1', [off])
  const addresses = ['Maya.K7M2XP+acme@IN.foothold.test', 'maya.k7m2xp@in.foothold.test', 'sam.abcdef@in.foothold.test']
  expect(await receive([...addresses, `${off}@${domain}`, 'nobody@in.foothold.test'])).toBe('kept')
  expect(await receive(addresses)).toBe('kept')
  expect(await receive([`${off}@${domain}`, 'maya.k7m2xp@other.test', '"maya.k7m2xp"@in.foothold.test'])).toBe(
    'unknown',
  )
  const { rows } = await app.pool.query("select id, user_id, message_id, size, envelope->>'to' as to from mails")
  const stored = rows.map(({ user_id, message_id, size, to }) => ({ user_id, message_id, size, to }))
  const shared = { message_id: 'one@acme.test', size: toMail('one').length }
  expect(stored).toEqual([
    { user_id: maya, to: addresses[0], ...shared },
    { user_id: sam, to: addresses[2], ...shared },
  ])
  expect(app.takeQueued('read-mail')).toEqual(rows.map(({ id }) => ({ mailId: id })))
  const [{ id }] = rows
  expect(await loadRawMail(app.deps, id)).toEqual(toMail('one'))
  const bytes = await readFile(path.join(app.uploads, id.slice(0, 2), id))
  expect(bytes.includes('secret') || bytes.includes('acme')).toBe(false)
  expect(await countFiles(app)).toBe(2)
})

test('deliveries at once, and a row that fails, leave one file for each row', async () => {
  const app = await testApp()
  const receive = createReceiver(app)
  await withAddress(app, 'maya.k7m2xp')
  const to = ['maya.k7m2xp@in.foothold.test']
  expect(new Set(await Promise.all(Array.from({ length: 8 }, () => receive(to))))).toEqual(new Set(['kept']))
  await app.pool.query('alter table mails add constraint refuses check (size < 0) not valid')
  await expect(receive(to, toMail('two'))).rejects.toThrow('Failed query')
  await app.pool.query('alter table mails drop constraint refuses')
  expect(await countFiles(app)).toBe(2)
  const workers = createWorkers(app.deps, async () => 200)
  for (const job of app.takeQueued('remove-unkept-mail')) await workers['remove-unkept-mail'](job)
  expect(await countFiles(app)).toBe(1)
  const [job] = app.takeQueued('read-mail')
  expect(await loadRawMail(app.deps, job?.mailId ?? '')).toEqual(toMail('one'))
})

test('an address takes 100 mails an hour and none over 25 MB; an odd envelope is stored without its control characters', async () => {
  const app = await testApp()
  const receive = createReceiver(app)
  const maya = await withAddress(app, 'maya.k7m2xp')
  await withAddress(app, 'sam.abcdef')
  const [to, other] = ['maya.k7m2xp@in.foothold.test', 'sam.abcdef@in.foothold.test']
  expect(await receive([to], Buffer.alloc(maxMailBytes + 1))).toBe('too large')
  const odd = { remoteAddress: null, helo: 'a\r\nb\0', from: `\ud800${'x'.repeat(1_000)}` }
  expect(await receive([to], toMail('odd'), { envelope: odd })).toBe('kept')
  const { rows } = await app.pool.query('select envelope from mails where user_id = $1', [maya])
  expect(rows[0].envelope).toEqual({ remoteAddress: null, helo: 'ab', from: `\ufffd${'x'.repeat(319)}`, to })
  for (let count = 1; count < 100; count++) expect(await receive([to], toMail(String(count)))).toBe('kept')
  expect(await receive([to, other], toMail('more'))).toBe('limited')
  expect(await receive([other], toMail('more'))).toBe('kept')
  expect(await receive([to], toMail('odd'))).toBe('kept')
})

test('the raw mails of an erased client are removed', async () => {
  const app = await testApp()
  const person = await createUser(app)
  await app.pool.query("insert into inbox_addresses (user_id, local_part) values ($1, 'maya.k7m2xp')", [person.id])
  await createReceiver(app)(['maya.k7m2xp@in.foothold.test'])
  expect(await countFiles(app)).toBe(1)
  expect((await (await app.signIn(person)).delete('/api/account')).status).toBe(200)
  for (const { ids } of app.takeQueued('remove-files')) for (const id of ids) await app.files.remove(id)
  expect(await countFiles(app)).toBe(0)
})
