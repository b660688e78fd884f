import { expect, test } from 'vitest'
import { limitRules } from '#server/http/rate-limits.ts'
import { createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp, type TestApp } from '#test/harness.ts'

const file = fileApp({ TRUST_PROXY: '1' })
const resume = {
  kind: 'resume',
  name: 'Secret plan B',
  form: { fullName: 'Maya Okafor', email: 'maya@example.test', phone: '555 0100', design: { design: 'executive' } },
  content: 'Maya Okafor\nBristol\n\nSUMMARY\nPlanner of gardens.',
}
const password = 'a long walk in Kew'

async function sharer(work: object = resume) {
  const app = file()
  const me = await createUser(app)
  const calls = await app.signIn(me)
  const { body: saved } = await calls.post('/api/documents', work)
  const path = `/api/documents/${saved.id}`
  const share = async (body: object = {}) => toToken((await calls.post(`${path}/share`, body)).body.url)
  const readShare = async () => (await calls.get(`${path}/share`)).body
  return { me, calls, path, saved, share, readShare }
}

const toToken = (url: string) => new URL(url).hash.slice(1)
const from = (address: string) => ({ 'x-forwarded-for': address })
const open = (token: string, given?: string, headers = {}) =>
  file().anonymous.post('/api/shared-documents/open', { token, password: given }, headers)

const gone = { message: "This link doesn't work anymore" }

test('a document is not shared until its owner creates a link', async () => {
  const { calls, path, readShare } = await sharer()
  expect(await readShare()).toBeNull()
  expect((await calls.get(path)).body.isShared).toBe(false)
  const { status, body } = await calls.post(`${path}/share`)
  expect(status).toBe(201)
  expect(new URL(body.url)).toMatchObject({ pathname: '/shared', search: '' })
  expect(body).toMatchObject({ hasPassword: false, opens: 0, lastOpenedAt: null })
  const { url: _, ...shown } = body
  expect(await readShare()).toEqual(shown)
  expect((await calls.get(path)).body.isShared).toBe(true)
})

test('a link shows the latest version, and nothing else of the account', async () => {
  const { calls, path, share } = await sharer()
  const token = await share()
  await calls.put(path, { ...resume, content: 'Maya Okafor\n\nSUMMARY\nNew.', knownVersion: 1 })
  const { status, body, headers, text } = await open(token)
  expect(status).toBe(200)
  expect(body).toEqual({
    kind: 'resume',
    title: 'Maya Okafor - Resume',
    content: 'Maya Okafor\n\nSUMMARY\nNew.',
    design: { design: 'executive', size: 'normal', paper: 'letter' },
  })
  for (const secret of [resume.name, resume.form.email, resume.form.phone]) expect(text).not.toContain(secret)
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
})

test('only hashes are stored', async () => {
  const { saved, share } = await sharer()
  const token = await share({ password })
  const { rows } = await file().pool.query('select * from document_shares where document_id = $1', [saved.id])
  expect(rows[0].password).toMatch(/^\$argon2id\$/)
  expect(JSON.stringify(rows)).not.toContain(token)
  expect((await open(rows[0].token, password)).status).toBe(404)
})

test('each opening by another person counts once, also many at once; those of the owner do not', async () => {
  const { calls, share, readShare } = await sharer()
  const token = await share()
  await calls.post('/api/shared-documents/open', { token })
  expect(await readShare()).toMatchObject({ opens: 0, lastOpenedAt: null })
  const other = await file().signIn(await createUser(file()))
  const replies = await Promise.all([...Array(9)].map(() => open(token)))
  expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(200))
  expect((await other.post('/api/shared-documents/open', { token })).status).toBe(200)
  expect(await readShare()).toMatchObject({ opens: 10, lastOpenedAt: expect.any(String) })
})

test('an admin who views as the owner neither creates nor reads a link, and does not count', async () => {
  const app = file()
  const { admin, seeker } = await createSignedInTeam(app)
  const { body: saved } = await seeker.calls.post('/api/documents', resume)
  const path = `/api/documents/${saved.id}/share`
  const token = toToken((await seeker.calls.post(path)).body.url)
  await admin.calls.post(`/api/admin/users/${seeker.id}/view`, { reason: 'They asked for help.' })
  for (const reply of [await admin.calls.get(path), await admin.calls.post(path), await admin.calls.delete(path)])
    expect(reply).toMatchObject({ status: 403, body: { code: 'viewing' } })
  expect((await admin.calls.post('/api/shared-documents/open', { token })).status).toBe(200)
  expect((await seeker.calls.get(path)).body.opens).toBe(0)
})

test('a revoked, replaced, unknown or malformed link answers the same 404', async () => {
  const { calls, path, share } = await sharer()
  const first = await share()
  const second = await share()
  expect((await open(second)).status).toBe(200)
  expect((await calls.delete(`${path}/share`)).status).toBe(200)
  expect((await calls.delete(`${path}/share`)).status).toBe(200)
  for (const token of [first, second, 'A'.repeat(43), 'short', '', "' or 1=1 --", second.toLowerCase()])
    expect(await open(token), token).toMatchObject({ status: 404, body: gone })
  expect((await calls.get(path)).body.isShared).toBe(false)
})

test('two links at once leave one', async () => {
  const { share, saved } = await sharer()
  const tokens = await Promise.all([share(), share(), share(), share()])
  const statuses = await Promise.all(tokens.map(async (token) => (await open(token)).status))
  expect(statuses.toSorted()).toEqual([200, 404, 404, 404])
  const { rows } = await file().pool.query('select from document_shares where document_id = $1', [saved.id])
  expect(rows).toHaveLength(1)
})

test('the link of a suspended account is gone until it is restored, and that of a deleted one for good', async () => {
  const app = file()
  const { admin, seeker } = await createSignedInTeam(app)
  const { body: saved } = await seeker.calls.post('/api/documents', resume)
  const { body } = await seeker.calls.post(`/api/documents/${saved.id}/share`, { password })
  const token = toToken(body.url)
  await admin.calls.post(`/api/admin/users/${seeker.id}/suspend`)
  expect(await open(token)).toMatchObject({ status: 404, body: gone })
  await admin.calls.post(`/api/admin/users/${seeker.id}/restore`)
  expect((await open(token, password)).status).toBe(200)
  await app.pool.query('delete from users where id = $1', [seeker.id])
  expect(await open(token, password)).toMatchObject({ status: 404, body: gone })
})

test('a deleted document and one without a text any more show nothing', async () => {
  const { calls, path, share } = await sharer()
  const token = await share()
  await calls.put(path, { ...resume, content: '', knownVersion: 1 })
  expect(await open(token)).toMatchObject({ status: 404, body: gone })
  await calls.delete(path)
  expect(await open(token)).toMatchObject({ status: 404, body: gone })
})

test('a document without text is not shared', async () => {
  const { calls, path } = await sharer({ ...resume, content: '' })
  expect(await calls.post(`${path}/share`)).toMatchObject({ status: 409, body: { code: 'no_text' } })
})

test('a password is asked for, and the right one opens the document', async () => {
  const { share, readShare } = await sharer()
  const token = await share({ password })
  expect(await open(token)).toMatchObject({ status: 403, body: { code: 'share_password_needed' } })
  expect(await open(token, `${password} `)).toMatchObject({ status: 403, body: { code: 'share_password_wrong' } })
  expect(await readShare()).toMatchObject({ hasPassword: true, opens: 0 })
  expect((await open(token, password)).status).toBe(200)
  expect(await readShare()).toMatchObject({ opens: 1 })
})

test.each(['short', 'password1', 'x'.repeat(129)])('the password %s is refused', async (weak) => {
  const { calls, path } = await sharer()
  const { status, body } = await calls.post(`${path}/share`, { password: weak })
  expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['password'] })
})

test('wrong passwords are limited per address and per link; right ones are not counted', async () => {
  const { points } = limitRules['shared document, link and address']
  const { share } = await sharer()
  const token = await share({ password })
  for (let time = 0; time <= points; time++)
    expect((await open(token, password, from('198.51.100.1'))).status).toBe(200)
  for (let time = 0; time < points; time++)
    expect((await open(token, `${time}`, from('198.51.100.1'))).status).toBe(403)
  const refused = await open(token, password, from('198.51.100.1'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await open(token, password, from('198.51.100.2'))).status).toBe(200)
  const other = await sharer()
  expect((await open(await other.share({ password }), password, from('198.51.100.1'))).status).toBe(200)
})

test('a link is guessed from many addresses a hundred times an hour at the most', async () => {
  const { points } = limitRules['shared document, link']
  const { share } = await sharer()
  const token = await share({ password })
  const guesses = [...Array(points + 5).keys()].map((time) => open(token, 'a guess', from(`198.51.101.${time}`)))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 403)).toHaveLength(points)
})

test('links and their ends are in the audit log, without tokens', async () => {
  const { me, calls, path, saved, share } = await sharer()
  const token = await share({ password })
  await calls.delete(`${path}/share`)
  const { rows } = await file().pool.query(
    "select action, entity_id, details from audit_log where actor_id = $1 and action like 'document.share%' order by at",
    [me.id],
  )
  expect(rows).toEqual([
    { action: 'document.shared', entity_id: saved.id, details: { hasPassword: true } },
    { action: 'document.share-revoked', entity_id: saved.id, details: {} },
  ])
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a link revoked while its password is checked opens nothing', async () => {
  const { share, calls, path, saved } = await sharer()
  const token = await share({ password })
  const lock = await file().pool.connect()
  try {
    await lock.query('begin')
    await lock.query('delete from document_shares where document_id = $1', [saved.id])
    const opening = open(token, password)
    await waitingForLock(file())
    await lock.query('commit')
    expect(await opening).toMatchObject({ status: 404, body: gone })
  } finally {
    lock.release()
  }
  expect((await calls.get(`${path}/share`)).body).toBeNull()
})

/** Until a statement on share links waits for another transaction. */
const waitingForLock = ({ pool }: TestApp) =>
  expect
    .poll(async () => {
      const { rows } = await pool.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query like '%document_shares%'`,
      )
      return rows.length
    })
    .toBe(1)

test('a link is created, read and revoked by the owner alone, not by staff', async () => {
  const { seeker, otherSeeker, manager, admin } = await createSignedInTeam(file())
  const { body: saved } = await seeker.calls.post('/api/documents', resume)
  const path = `/api/documents/${saved.id}/share`
  const token = toToken((await seeker.calls.post(path)).body.url)
  for (const { calls } of [otherSeeker, manager, admin])
    for (const reply of [await calls.get(path), await calls.post(path), await calls.delete(path)])
      expect(reply.status).toBe(404)
  expect((await file().anonymous.post(path)).status).toBe(401)
  expect((await open(token)).status).toBe(200)
})
