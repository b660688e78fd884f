import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { announce, pdf, types, withResume } from '#server/platform/files/files.fixture.ts'
import { createUser } from '#test/factories.ts'
import { testApp } from '#test/harness.ts'
import { createS3FileStore } from './s3-store.ts'

const id = '00000000-0000-4000-8000-000000000000'
const impatient = { timeoutMs: 1_000, idleMs: 600 }
const keys = { bucket: 'uploads', region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' }

async function temporary() {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-s3-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A store that gives prepared answers and stores nothing. */
async function storeThat(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return createS3FileStore(
    { ...keys, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    await temporary(),
    impatient,
  )
}

function settled<Result>(work: Promise<Result>) {
  return work.then(
    (value) => ({ value, error: null }),
    (error: Error) => ({ value: null, error }),
  )
}

const failures: Record<string, RequestListener> = {
  hangs: () => {},
  'answers 500': (_request, response) => void response.writeHead(500).end('<Error><Code>InternalError</Code></Error>'),
  'cuts off': (request) => void request.socket.destroy(),
  'stops halfway': (_request, response) => void response.writeHead(200, { 'content-length': 9_000 }).write('%PDF-'),
  'answers nonsense': (_request, response) => void response.writeHead(503).end('no xml'),
}

/** Claims an upload that the store does not hand over. */
async function claimFrom(answer: RequestListener) {
  const files = await storeThat(answer)
  const app = await testApp({}, { files })
  const me = await app.signIn(await createUser(app))
  const url = await announce(me, { contentType: types.pdf, size: 600 })
  const claimed = await settled(me.put('/api/resume', { resumeUrl: url }))
  const { rows } = await app.pool.query('select uploaded_at, claimed_at, uploading_since from files')
  const drafts = await readdir(await files.drafts())
  return { claimed, rows, drafts, profile: (await me.get('/api/profile')).body }
}

test('a claim is given up, and nothing is done by halves', { timeout: 60_000 }, async () => {
  const claims = await Promise.all(
    Object.entries(failures).map(async ([name, answer]) => ({ name, ...(await claimFrom(answer)) })),
  )
  for (const { name, claimed, ...left } of claims) {
    expect(claimed.value, name).toMatchObject({ status: 500, body: { message: 'Something went wrong' } })
    const untouched = { uploaded_at: null, claimed_at: null, uploading_since: null }
    expect(left, name).toEqual({ rows: [untouched], drafts: [], profile: null })
  }
})

test('reading, keeping and removing are given up', { timeout: 60_000 }, async () => {
  const app = await testApp()
  const me = await app.signIn(await createUser(app))
  const resume = await withResume(me)
  const files = await storeThat(() => {})
  Object.assign(app.files, { read: files.read })
  const draft = { path: path.join(await files.drafts(), 'draft'), size: 600 }
  await writeFile(draft.path, pdf())
  const [read, kept, removed] = await Promise.all([
    settled(me.get(`/objects/${resume}`)),
    settled(files.keep(id, draft, types.pdf)),
    settled(files.remove(id)),
  ])
  expect(read.value).toMatchObject({ status: 500, body: { message: 'Something went wrong' } })
  for (const { error } of [kept, removed]) expect(error).toBeInstanceOf(Error)
})

test('an upload URL says where, what and until when, and holds no secret', async () => {
  const files = await createS3FileStore({ ...keys, endpoint: null }, await temporary())
  const terms = { contentType: types.pdf, size: 600, expires: new Date(Date.now() + 900_000) }
  const url = new URL(await files.uploadUrl(id, terms))
  expect(url.origin + url.pathname).toBe(`https://uploads.s3.us-east-1.amazonaws.com/incoming/${id}`)
  expect(files.uploadsTo).toBe('https://uploads.s3.us-east-1.amazonaws.com/incoming/')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    'X-Amz-SignedHeaders': 'content-length;content-type;host',
    'X-Amz-Expires': '900',
  })
  expect(url.href).not.toContain(keys.secretAccessKey)
  await expect(files.uploadUrl('../../etc', terms)).rejects.toThrow('Not the id of a file')
})
