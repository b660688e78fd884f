import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEncryption } from '#server/encryption.ts'
import { createApplicationFor, createSignedInTeam } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'

const file = fileApp({ LOG_LEVEL: 'trace' })
const secret = 'Zq7-planted-site-password'

test('owner, assigned manager and admin reveal site passwords one at a time, and each reveal is audited', async () => {
  const app = file()
  const team = await createSignedInTeam(app)
  const { id } = await createApplicationFor(app, team.manager, { userId: team.seeker.id, sitePassword: secret })
  const url = `/api/applications/${id}/credentials`
  for (const { calls } of [team.seeker, team.manager, team.admin]) {
    const reply = await calls.get(url)
    expect(reply).toMatchObject({ status: 200, body: { siteUsername: null, sitePassword: secret } })
    expect(reply.headers['cache-control']).toBe('no-store')
  }
  for (const { calls } of [team.otherManager, team.otherSeeker])
    expect(await calls.get(url)).toMatchObject({ status: 404, body: { message: 'Application not found' } })

  const { rows } = await app.pool.query(
    "select actor_id, subject_id, address, request_id from audit_log where action = 'credentials.revealed' and entity_id = $1 order by at",
    [id],
  )
  const where = { subject_id: team.seeker.id, address: '127.0.0.1', request_id: expect.any(String) }
  expect(rows).toEqual([team.seeker, team.manager, team.admin].map((actor) => ({ ...where, actor_id: actor.id })))
})

test('a site password is only in its table, encrypted, and not in other tables, logs, answers or mails', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const body = { userId: seeker.id, company: 'Acme', position: 'Engineer', sitePassword: secret }
  const replies = [
    await manager.calls.post('/api/applications', body, { 'idempotency-key': 'once' }),
    await manager.calls.post('/api/applications', body, { 'idempotency-key': 'once' }),
  ]
  const id: string = replies[0]?.body.id
  await manager.calls.get(`/api/applications/${id}/credentials`)
  replies.push(
    await manager.calls.put(`/api/applications/${id}`, { status: 'applied' }),
    await manager.calls.get('/api/applications'),
    await manager.calls.get('/api/account-manager/applications'),
    await manager.calls.get('/api/account-manager/clients'),
    await manager.calls.get(`/api/admin/user-applications/${seeker.id}`),
    await seeker.calls.get('/api/notifications'),
    await manager.calls.post('/api/applications', { ...body, position: '' }),
  )
  const tables = await app.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')",
  )
  const dump = []
  for (const { name } of tables.rows) dump.push(...(await app.pool.query(`select t::text from ${name} t`)).rows)
  expect(dump.length).toBeGreaterThan(10)
  const everything = JSON.stringify([dump, replies, app.logged, app.mails, app.queued])
  expect(everything).not.toContain(secret)
  expect(everything).not.toContain(Buffer.from(secret).toString('base64').slice(0, 20))
  const { rows } = await app.pool.query('select site_password from job_applications where id = $1', [id])
  expect(rows[0].site_password).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/)
  const bodies = replies.map((reply) => reply.text).join('')
  expect(bodies).not.toContain(rows[0].site_password)
})

test('two equal passwords have different ciphertexts', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  for (let time = 0; time < 2; time++)
    await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: secret })
  const { rows } = await app.pool.query('select site_password from job_applications where user_id = $1', [seeker.id])
  expect(new Set(rows.map((row) => row.site_password)).size).toBe(2)
})

test('a ciphertext moved to another row, or changed, causes an error that reveals nothing', async () => {
  const app = file()
  const { manager, seeker } = await createSignedInTeam(app)
  const first = await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: secret })
  const second = await createApplicationFor(app, manager, { userId: seeker.id, sitePassword: 'another one' })
  const { rows } = await app.pool.query('select site_password from job_applications where id = $1', [first.id])
  const encrypted: string = rows[0].site_password
  const last = encrypted.at(-2) === 'A' ? 'B' : 'A'
  for (const planted of [
    encrypted,
    `${encrypted.slice(0, -2)}${last}${encrypted.at(-1)}`,
    'plain text',
    'v1.00000000.a.b.c',
    '....',
  ]) {
    const target = planted === encrypted ? second : first
    await app.pool.query('update job_applications set site_password = $1 where id = $2', [planted, target.id])
    const from = app.logged.length
    const reply = await seeker.calls.get(`/api/applications/${target.id}/credentials`)
    expect(reply, planted).toMatchObject({
      status: 500,
      body: { message: 'Something went wrong', requestId: expect.any(String) },
    })
    expect(Object.keys(reply.body)).toEqual(['message', 'requestId'])
    const logged = app.logged.slice(from).join('')
    expect(logged).toContain(reply.body.requestId)
    for (const hidden of [secret, encrypted, planted]) expect(reply.text + logged).not.toContain(hidden)
  }
})

test('a password encrypted with an older key is decrypted; one of an unknown key is not', async () => {
  const [older, newer] = [randomBytes(32), randomBytes(32)]
  const app = await testApp({}, { encryption: createEncryption([newer, older]) })
  const { manager, seeker } = await createSignedInTeam(app)
  const { id } = await createApplicationFor({ ...app, encryption: createEncryption([older]) }, manager, {
    userId: seeker.id,
    sitePassword: secret,
  })
  expect((await seeker.calls.get(`/api/applications/${id}/credentials`)).body.sitePassword).toBe(secret)
  const foreign = await createApplicationFor({ ...app, encryption: createEncryption([randomBytes(32)]) }, manager, {
    userId: seeker.id,
    sitePassword: secret,
  })
  expect((await seeker.calls.get(`/api/applications/${foreign.id}/credentials`)).status).toBe(500)
})

test('an application without a site password reveals none', async () => {
  const app = file()
  const { seeker } = await createSignedInTeam(app)
  const { id } = await createApplicationFor(app, seeker)
  expect((await seeker.calls.get(`/api/applications/${id}/credentials`)).body).toEqual({
    siteUsername: null,
    sitePassword: null,
  })
})
