import { readdir } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import type { Jobs } from '#server/jobs/jobs.ts'
import { createWorkers, startSchedules } from '#server/workers.ts'
import { createTeam, createUser } from '#test/factories.ts'
import { testApp, type TestApp } from '#test/harness.ts'
import { announce, idIn, pdf, send, upload, withPicture, withResume } from './files.fixture.ts'
import { purgeFiles } from './files.service.ts'

const signedIn = async (app: TestApp) => app.signIn(await createUser(app))

/** Does the removals that are queued, as the worker would. */
async function removeQueued(app: TestApp) {
  for (const { name, data } of app.queued.splice(0))
    if (name === 'remove-files' && 'ids' in data) for (const id of data.ids) await app.files.remove(id)
}

const isStored = async (app: TestApp, id: string) => {
  const found = await app.files.read(id)
  found?.stream.destroy()
  return found !== null
}

test('what is replaced is removed, and nothing else', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const [first, shot, second] = [await withResume(me), await withPicture(me), await withResume(me)]
  await removeQueued(app)
  expect([await isStored(app, first), await isStored(app, shot), await isStored(app, second)]).toEqual([
    false,
    true,
    true,
  ])
  expect((await me.get(`/objects/${first}`)).status).toBe(404)
})

test('of resumes claimed at once the last one stays, alone', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const ids: string[] = []
  for (let count = 0; count < 6; count++) ids.push((await upload(me, pdf())).id)
  await Promise.all(ids.map((id) => me.put('/api/resume', { resumeUrl: `/objects/${id}` })))
  const { rows } = await app.pool.query("select '/objects/' || id as url from files where claimed_at is not null")
  expect(rows).toEqual([{ url: (await me.get('/api/profile')).body.resumeUrl }])
})

test('files that are not claimed within a day are removed, uploaded or not, and drafts with them', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const claimed = await withResume(me)
  const { id: orphan } = await upload(me, pdf())
  await announce(me)
  await app.pool.query("update files set created_at = created_at - interval '23 hours'")
  await purgeFiles(app)
  expect(app.queued.filter(({ name }) => name === 'remove-files')).toEqual([])
  await app.pool.query("update files set created_at = created_at - interval '2 hours'")
  const { id: fresh } = await upload(me, pdf())
  await purgeFiles(app)
  await removeQueued(app)
  expect([await isStored(app, claimed), await isStored(app, orphan), await isStored(app, fresh)]).toEqual([
    true,
    false,
    true,
  ])
  expect((await app.pool.query('select 1 from files')).rowCount).toBe(2)
})

test('a person has at most ten unclaimed files: the oldest make room', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const ids: string[] = []
  for (let count = 0; count < 12; count++) ids.push((await upload(me, pdf())).id)
  await removeQueued(app)
  expect(await Promise.all(ids.map((id) => isStored(app, id)))).toEqual([false, false, ...Array(10).fill(true)])
})

test('files announced at once leave each other room, however many there were before', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  for (let round = 0; round < 3; round++) {
    const urls = await Promise.all(Array.from({ length: 10 }, () => announce(me)))
    const replies = await Promise.all(urls.map((url) => send(me, url, pdf())))
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200))
  }
  expect((await app.pool.query('select 1 from files')).rowCount).toBe(10)
})

/** Sends the first half of a file; `finish` sends the rest and answers the reply. */
async function beginSending(app: TestApp, calls: Awaited<ReturnType<typeof signedIn>>) {
  const url = await announce(calls)
  const [content, body] = [pdf(), new PassThrough()]
  body.write(content.subarray(0, 300))
  const reply = app.call('PUT', url, { body, headers: { cookie: calls.cookie } })
  const coming = 'select 1 from files where id = $1 and uploading_since is not null'
  await vi.waitFor(async () => expect((await app.pool.query(coming, [idIn(url)])).rowCount).toBe(1))
  return {
    finish() {
      body.end(content.subarray(300))
      return reply
    },
  }
}

test('what is coming in makes no room, though it is the oldest; with ten on their way the next one waits', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const begun = [await beginSending(app, me)]
  const resting: string[] = []
  for (let count = 0; count < 9; count++) resting.push((await upload(me, pdf())).id)
  for (let count = 0; count < 9; count++) begun.push(await beginSending(app, me))
  await removeQueued(app)
  expect(await Promise.all(resting.map((id) => isStored(app, id)))).toEqual(Array(9).fill(false))
  expect(await me.post('/api/objects/upload')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '10' },
    body: { message: 'Please wait: 10 of your files are still on their way' },
  })
  for (const { finish } of begun) expect((await finish()).status).toBe(200)
  expect((await me.post('/api/objects/upload')).status).toBe(200)
  expect((await app.pool.query('select 1 from files where uploaded_at is not null')).rowCount).toBe(9)
})

test('an upload whose process ended halfway makes room after its time', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  for (let count = 0; count < 10; count++) await announce(me)
  await app.pool.query("update files set uploading_since = now() - interval '14 minutes'")
  expect((await me.post('/api/objects/upload')).status).toBe(429)
  await app.pool.query("update files set uploading_since = now() - interval '16 minutes'")
  expect((await me.post('/api/objects/upload')).status).toBe(200)
})

test('with an account go its files, those not claimed and not sent among them', async () => {
  const app = await testApp()
  const { seeker, manager } = await createTeam(app)
  const [me, theirs] = [await app.signIn(seeker), await app.signIn(manager)]
  const mine = [await withResume(me), await withPicture(me), (await upload(me, pdf())).id]
  const managers = await withPicture(theirs)
  await announce(me)
  expect((await me.delete('/api/account')).status).toBe(200)
  await removeQueued(app)
  expect(await Promise.all(mine.map((id) => isStored(app, id)))).toEqual([false, false, false])
  expect(await isStored(app, managers)).toBe(true)
  const names = await readdir(app.uploads, { recursive: true, withFileTypes: true })
  expect(names.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual([managers])
})

test('the work by the clock removes what is queued, once more should that fail, and purges every hour', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const { id } = await upload(me, pdf())
  const scheduled: string[] = []
  const schedule: Jobs['schedule'] = async (name, cron) => void scheduled.push(`${name} ${cron}`)
  await startSchedules({ jobs: { ...app.jobs, schedule } })
  expect(scheduled).toContain('purge-files 50 * * * *')
  const workers = createWorkers(app.deps, async () => 200)
  await app.pool.query("update files set created_at = now() - interval '25 hours'")
  await workers['purge-files']({})
  const removal = app.queued.find(({ name }) => name === 'remove-files')?.data as never
  await workers['remove-files'](removal)
  await workers['remove-files'](removal)
  expect(await isStored(app, id)).toBe(false)
})

test('a file whose bytes are lost is not there', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const id = await withResume(me)
  await app.files.remove(id)
  expect((await me.get(`/objects/${id}`)).status).toBe(404)
})
