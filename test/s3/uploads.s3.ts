import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, inject, onTestFinished, test } from 'vitest'
import { announce, docx, getMaxSize, pdf, picture, types } from '#server/platform/files/files.fixture.ts'
import { createS3FileStore } from '#server/gateways/file-store/s3-store.ts'
import { createUser } from '#test/factories.ts'
import { createDatabase, testApp } from '#test/harness.ts'
import { callsTo, signInAt, startServerProcess } from '#test/server-process.ts'

/** The product with its files in the bucket, and a person signed in. */
async function withBucket() {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-s3-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const files = await createS3FileStore(inject('s3'), folder)
  const app = await testApp({}, { files })
  return { app, files, me: await app.signIn(await createUser(app)) }
}

const send = (url: string, body: Buffer, type: string) =>
  fetch(url, { method: 'PUT', body: new Uint8Array(body), headers: { 'content-type': type } })
const idIn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? ''

test('a resume goes straight to the bucket, and is looked into when it is claimed', async () => {
  const { files, me } = await withBucket()
  const bytes = docx()
  const url = await announce(me, { contentType: types.docx, size: bytes.length, fileName: 'cv.docx' })
  const id = idIn(url)
  expect((await me.put('/api/resume', { resumeUrl: url })).status).toBe(404)
  expect((await send(url, bytes, types.docx)).status).toBe(200)
  expect((await me.get(`/objects/${id}`)).status).toBe(404)
  const claimed = await me.put('/api/resume', { resumeUrl: url })
  expect(claimed).toMatchObject({ status: 200, body: { resumeUrl: `/objects/${id}` } })
  expect(await files.readUpload(id)).toBeNull()
  const read = await me.get(`/objects/${id}`)
  expect(read).toMatchObject({ status: 200, text: bytes.toString('utf8') })
  expect(read.headers).toMatchObject({
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="cv.docx"; filename*=UTF-8''cv.docx`,
  })
  // The URL still takes the same type and size, but what it takes is never served.
  expect((await send(url, Buffer.alloc(bytes.length, 'x'), types.docx)).status).toBe(200)
  expect((await me.put('/api/resume', { resumeUrl: url })).status).toBe(200)
  expect((await me.get(`/objects/${id}`)).text).toBe(bytes.toString('utf8'))
})

test('a picture is drawn anew on its way from the bucket', async () => {
  const { files, me } = await withBucket()
  const shot = await picture('gif', { side: 1500 })
  const url = await announce(me, { contentType: types.gif, size: shot.length, purpose: 'picture' })
  await send(url, shot, types.gif)
  const { body } = await me.put('/api/account/profile-picture', { profilePictureUrl: url })
  expect(body.profileImageUrl).toBe(`/objects/${idIn(url)}`)
  const stored = await files.read(idIn(url))
  const metadata = await sharp(Buffer.concat(await Array.fromAsync(stored!.stream))).metadata()
  expect(metadata).toMatchObject({ format: 'png', width: 1024 })
})

test('what is not what it was said to be is refused when it is claimed, and removed', async () => {
  const { app, files, me } = await withBucket()
  const page = Buffer.from('<script>alert(1)</script>')
  const url = await announce(me, { contentType: types.pdf, size: page.length })
  await send(url, page, types.pdf)
  expect((await me.put('/api/resume', { resumeUrl: url })).status).toBe(415)
  expect(app.queued).toEqual([{ name: 'remove-files', data: { ids: [idIn(url)] } }])
  await files.remove(idIn(url))
  expect(await files.readUpload(idIn(url))).toBeNull()
  expect((await me.put('/api/resume', { resumeUrl: url })).status).toBe(404)
  expect((await app.pool.query('select 1 from files')).rowCount).toBe(0)
})

test('without a stated size and type there is no URL, and one over the limit is refused', async () => {
  const { me } = await withBucket()
  const contentType = types.pdf
  expect(await me.post('/api/objects/upload', { contentType })).toMatchObject({ status: 400 })
  expect(await me.post('/api/objects/upload', { size: 5 })).toMatchObject({ status: 400 })
  const size = getMaxSize('resume') + 1
  expect((await me.post('/api/objects/upload', { contentType, size })).status).toBe(413)
  const url = await announce(me, { contentType, size: getMaxSize('resume') })
  expect((await send(url, pdf(size), types.pdf)).status).toBe(403)
  expect((await send(url, pdf(getMaxSize('resume')), types.pdf)).status).toBe(200)
  expect((await me.put('/api/resume', { resumeUrl: url })).status).toBe(200)
})

test("another's upload cannot be claimed, and the product takes no uploads itself", async () => {
  const { app, me } = await withBucket()
  const bytes = pdf()
  const url = await announce(me, { contentType: types.pdf, size: bytes.length })
  await send(url, bytes, types.pdf)
  const other = await app.signIn(await createUser(app))
  expect((await other.put('/api/resume', { resumeUrl: url })).status).toBe(404)
  const own = `/uploads/${idIn(url)}?expires=9999999999&signature=x`
  expect((await me.put(own, bytes, { 'content-type': types.pdf })).status).toBe(404)
})

test('the product as it starts keeps its files where the settings say', async () => {
  const database = await createDatabase()
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = inject('s3')
  const dataDir = await mkdtemp(path.join(tmpdir(), 'foothold-s3-'))
  const server = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    DEMO: '1',
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ENDPOINT: endpoint ?? '',
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
  onTestFinished(async () => {
    server.kill('SIGTERM')
    await server.exited
    await database.drop()
    await rm(dataDir, { recursive: true })
  })
  const person = { email: 'seeker@foothold.test', password: 'foothold-demo' }
  const calls = callsTo(server.origin, await signInAt(server.origin, person))
  const bytes = pdf(700)
  const announced = await calls.post('/api/objects/upload', { contentType: types.pdf, size: bytes.length })
  expect((await send(announced.body.uploadURL, bytes, types.pdf)).status).toBe(200)
  const { body } = await calls.put('/api/resume', { resumeUrl: announced.body.uploadURL })
  const read = await fetch(server.origin + body.resumeUrl, { headers: { cookie: calls.cookie } })
  expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true)
  expect(server.output.text).not.toContain(secretAccessKey)
})

test("pages may send to the bucket's uploads, and reach nothing else of it", async () => {
  const { app } = await withBucket()
  const { endpoint, bucket } = inject('s3')
  const policy = String((await app.anonymous.get('/healthz')).headers['content-security-policy'])
  expect(policy).toContain(`connect-src 'self' ${endpoint}/${bucket}/incoming/;`)
})
