import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { dataExport } from '#contract/exports.ts'
import { actingAs, createApplicationFor, createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp, testApp } from '#test/harness.ts'
import { startExport, makeExport, purgeExports } from './exports.service.ts'
import { createRateLimits } from '#server/http/rate-limits.ts'

const file = fileApp()
const path = '/api/account/export'
const list = '/api/account/exports'
const download = (id: string) => `${list}/${id}/download`

async function signedIn() {
  const person = await createUser(file())
  return { ...person, calls: await file().signIn(person) }
}

/** A person with an export that is ready. */
async function ready() {
  const me = await signedIn()
  const { id } = (await me.calls.post(path)).body
  await makeExport(file(), id)
  return { ...me, exportId: id }
}

const readAudit = async (userId: string) => {
  const { rows } = await file().pool.query(
    "select action, entity_id from audit_log where actor_id = $1 and action like 'export.%' order by at",
    [userId],
  )
  return rows.map(({ action, entity_id }) => [action, entity_id])
}

test('an export is prepared in the background, announced and downloaded', async () => {
  const me = await signedIn()
  const reply = await me.calls.post(path)
  expect(reply).toMatchObject({ status: 201, body: { state: 'preparing', size: null } })
  expect(Object.keys(reply.body).toSorted()).toEqual(Object.keys(dataExport.shape).toSorted())
  const { id } = reply.body
  expect(file().queued).toContainEqual({ name: 'export', data: { exportId: id } })
  expect((await me.calls.get(download(id))).status).toBe(404)

  await makeExport(file(), id)
  const [listed] = (await me.calls.get(list)).body
  expect(listed).toMatchObject({ id, state: 'ready', size: expect.any(Number) })
  const days = (Date.parse(listed.expiresAt) - Date.parse(listed.createdAt)) / 86_400_000
  expect(days).toBeCloseTo(7, 1)
  expect((await me.calls.get('/api/notifications')).body).toMatchObject([{ type: 'export', relatedEntityId: id }])

  const { statusCode, headers, rawPayload } = await file().app.inject({
    url: download(id),
    headers: { cookie: me.calls.cookie },
  })
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(listed.size),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="foothold-data-\d{4}-\d\d-\d\d\.zip"/)
  expect(Object.keys(unzipSync(rawPayload))).toContain('account.json')
  expect(await readAudit(me.id)).toEqual([
    ['export.requested', id],
    ['export.downloaded', id],
  ])
})

test('it is for its own person alone', async () => {
  const { exportId } = await ready()
  const { admin, manager, otherSeeker } = await createSignedInTeam(file())
  for (const { id, calls } of [admin, manager, otherSeeker]) {
    expect(await calls.get(download(exportId))).toMatchObject({ status: 404 })
    expect((await calls.get(list)).body).toEqual([])
    expect(await readAudit(id)).toEqual([])
  }
  expect(await file().anonymous.get(download(exportId))).toMatchObject({ status: 401 })
  expect(await file().anonymous.get(download('x'))).toMatchObject({ status: 401 })
  expect((await admin.calls.get(download('x'))).status).toBe(404)
})

test('one is prepared at a time, also when many are asked for at once', async () => {
  const me = await signedIn()
  const statuses = (await Promise.all(Array.from({ length: 8 }, () => me.calls.post(path)))).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, ...Array(7).fill(409)])
  expect((await me.calls.get(list)).body).toHaveLength(1)
  expect((await me.calls.post(path)).body.message).toBe(
    "We are already preparing your data. We'll let you know when it is ready.",
  )
})

test('not many a day, and what is refused counts for nothing', async () => {
  const me = await signedIn()
  for (let time = 0; time < 5; time++) {
    const { id } = (await me.calls.post(path)).body
    for (let again = 0; again < 3; again++) expect((await me.calls.post(path)).status).toBe(409)
    await makeExport(file(), id)
  }
  const refused = await me.calls.post(path)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600)
  expect((await me.calls.get(list)).body).toHaveLength(5)
})

test('an unfinished export does not block the next one', async () => {
  const me = await signedIn()
  await me.calls.post(path)
  await file().pool.query("update data_exports set created_at = now() - interval '61 minutes' where user_id = $1", [
    me.id,
  ])
  expect((await me.calls.get(list)).body).toMatchObject([{ state: 'failed' }])
  expect((await me.calls.post(path)).status).toBe(201)
})

test('a store that fails makes it fail, and the next try succeeds', async () => {
  const me = await signedIn()
  const { id } = (await me.calls.post(path)).body
  const deps = file()
  const broken = { ...deps, files: { ...deps.files, keep: () => Promise.reject(new Error('no store')) } }
  await expect(makeExport(broken, id)).rejects.toThrow('no store')
  expect((await me.calls.get(list)).body).toMatchObject([{ state: 'failed' }])
  expect((await me.calls.get(download(id))).status).toBe(404)
  await makeExport(deps, id)
  await makeExport(deps, id)
  expect((await me.calls.get(list)).body).toMatchObject([{ state: 'ready' }])
  expect((await me.calls.get('/api/notifications')).body).toHaveLength(1)
})

test('an export is not stored if its person is erased while it runs', async () => {
  const me = await signedIn()
  const { id } = (await me.calls.post(path)).body
  const deps = file()
  const leaving = {
    ...deps,
    files: {
      ...deps.files,
      keep: async (...given: Parameters<typeof deps.files.keep>) => {
        await me.calls.delete('/api/account')
        await deps.files.keep(...given)
      },
    },
  }
  await makeExport(leaving, id)
  expect(await deps.files.read(id)).toBeNull()
  await makeExport(deps, id)
  expect(await deps.files.read(id)).toBeNull()
})

test('after seven days it is gone: first for its person, then from the disk', async () => {
  const [old, young] = [await ready(), await ready()]
  await file().pool.query("update data_exports set expires_at = now() - interval '1 s' where id = $1", [old.exportId])
  expect((await old.calls.get(download(old.exportId))).status).toBe(404)
  expect((await old.calls.get(list)).body).toEqual([])
  file().queued.length = 0
  await purgeExports(file().db, file().jobs)
  expect(file().queued).toEqual([{ name: 'remove-files', data: { ids: [old.exportId] } }])
  expect((await file().pool.query('select 1 from data_exports where id = $1', [old.exportId])).rowCount).toBe(0)
  expect((await young.calls.get(download(young.exportId))).status).toBe(200)
})

test('ten thousand applications pass through in parts', async () => {
  const app = await testApp()
  const person = await createUser(app)
  await createApplicationFor(app, person)
  await app.pool.query(
    `insert into job_applications (user_id, company, position, notes)
     select user_id, n::text, 'Engineer', repeat('note ', 200) from job_applications, generate_series(2, 10000) n`,
  )
  const limits = createRateLimits(app.pool)
  const { id } = await startExport({ ...app, limits }, actingAs(person))
  await makeExport(app, id)
  const stored = await app.files.read(id)
  const files = unzipSync(Buffer.concat(await (stored?.stream ?? Readable.from([])).toArray()))
  expect(JSON.parse(Buffer.from(files['applications.json'] ?? []).toString())).toHaveLength(10_000)
  expect(
    Buffer.from(files['applications.csv'] ?? [])
      .toString()
      .split('\r\n'),
  ).toHaveLength(10_002)
})
