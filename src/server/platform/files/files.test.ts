import sharp from 'sharp'
import { expect, test } from 'vitest'
import { actingAs, createSignedInTeam, createUser } from '#test/factories.ts'
import { fileApp, testApp, type TestApp } from '#test/harness.ts'
import { assignClient } from '#server/people/users/users.service.ts'
import { announce, docx, idIn, ole, pdf, picture, send, types, upload, withResume } from './files.fixture.ts'

const file = fileApp()
const signedIn = async (app: TestApp = file()) => app.signIn(await createUser(app))
const unknownId = '00000000-0000-4000-8000-000000000000'

test('a resume is announced, sent, claimed and read again, byte for byte', async () => {
  const me = await signedIn()
  for (const [name, contentType, bytes] of [
    ['cv.pdf', types.pdf, pdf(5_000)],
    ['cv.doc', types.doc, ole()],
    ['cv.docx', types.docx, docx()],
  ] as const) {
    const url = await announce(me, { fileName: name, contentType, size: bytes.length })
    expect(await send(me, url, bytes, contentType)).toMatchObject({ status: 200 })
    const claimed = await me.put('/api/resume', { resumeUrl: url })
    expect(claimed).toMatchObject({ status: 200, body: { resumeUrl: `/objects/${idIn(url)}` } })
    const read = await me.get(claimed.body.resumeUrl)
    expect(read).toMatchObject({ status: 200, text: bytes.toString('utf8') })
    expect(read.headers).toMatchObject({
      'content-type': contentType,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  }
})

test('a resume may be claimed by any form of its address, and twice', async () => {
  const me = await signedIn()
  const { url, id } = await upload(me, pdf())
  const addresses = [url, `/objects/${id}`, `http://localhost:3000/objects/${id}`, `https://b.example${url}`]
  for (const resumeUrl of addresses)
    expect((await me.put('/api/resume', { resumeUrl })).body).toMatchObject({ resumeUrl: `/objects/${id}` })
  expect((await me.get('/api/profile')).body.resumeUrl).toBe(`/objects/${id}`)
  await me.post('/api/profile', { phone: '555' })
  expect((await me.get('/api/profile')).body.resumeUrl).toBe(`/objects/${id}`)
})

test('with nothing said the upload is a resume, of the type that it is', async () => {
  const me = await signedIn()
  const { body } = await me.post('/api/objects/upload')
  expect((await send(me, body.uploadURL, docx())).status).toBe(200)
  expect((await me.get(`/objects/${idIn(body.uploadURL)}`)).headers['content-type']).toBe(types.docx)
})

test("another's file, one that has not come, and no file at all are each a 404", async () => {
  const [me, other] = [await signedIn(), await signedIn()]
  const { id: theirs } = await upload(other, pdf())
  const { id: theirPicture } = await upload(other, await picture(), { purpose: 'picture' })
  const notSent = idIn(await announce(me))
  const noPicture = idIn(await announce(me, { purpose: 'picture' }))
  for (const id of [theirs, notSent, unknownId])
    expect((await me.put('/api/resume', { resumeUrl: `/objects/${id}` })).status).toBe(404)
  for (const id of [theirPicture, noPicture, unknownId])
    expect((await me.put('/api/account/profile-picture', { profilePictureUrl: `/objects/${id}` })).status).toBe(404)
  expect((await me.get('/api/profile')).body).toBeNull()
  expect((await me.get('/api/auth/user')).body.profileImageUrl).toBeNull()
})

test('an address of something else is a 400, and a file of the other purpose a 415', async () => {
  const me = await signedIn()
  for (const resumeUrl of [
    '',
    '/etc/passwd',
    '/objects/../../etc/passwd',
    'javascript:alert(1)',
    '/objects/1',
    5,
    null,
  ])
    expect((await me.put('/api/resume', { resumeUrl })).status, String(resumeUrl)).toBe(400)
  const { id } = await upload(me, pdf())
  const { id: shot } = await upload(me, await picture(), { purpose: 'picture' })
  expect((await me.put('/api/resume', { resumeUrl: `/objects/${shot}` })).status).toBe(415)
  expect((await me.put('/api/account/profile-picture', { profilePictureUrl: `/objects/${id}` })).status).toBe(415)
})

test('a file is read by its owner, the account manager of now and admins; to others it is not there', async () => {
  const app = await testApp()
  const { admin, manager, seeker, otherManager, otherSeeker } = await createSignedInTeam(app)
  const url = `/objects/${await withResume(seeker.calls)}`
  const statuses = async () =>
    Promise.all(
      [seeker, manager, admin, otherManager, otherSeeker].map(async ({ calls }) => (await calls.get(url)).status),
    )
  expect(await statuses()).toEqual([200, 200, 200, 404, 404])
  expect(await app.anonymous.get(url)).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
  await assignClient(app, actingAs(admin), { userId: seeker.id, accountManagerId: otherManager.id })
  expect(await statuses()).toEqual([200, 404, 200, 200, 404])
  expect((await manager.calls.get(`/objects/${await withResume(manager.calls)}`)).status).toBe(200)
})

test('a file that is not in use yet is for its owner alone', async () => {
  const app = await testApp()
  const { admin, manager, seeker } = await createSignedInTeam(app)
  const { id } = await upload(seeker.calls, pdf())
  const read = async ({ calls }: typeof seeker) => (await calls.get(`/objects/${id}`)).status
  expect([await read(seeker), await read(manager), await read(admin)]).toEqual([200, 404, 404])
})

test('a picture is reencoded, shown inline, and revalidated by the browser each time', async () => {
  const app = await testApp()
  const { manager, seeker, otherManager, otherSeeker } = await createSignedInTeam(app)
  const shot = await sharp({ create: { width: 1600, height: 800, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Artist: 'A secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { url, id } = await upload(seeker.calls, shot, {
    purpose: 'picture',
    contentType: types.jpeg,
    fileName: 'I.jpg',
  })
  const { body } = await seeker.calls.put('/api/account/profile-picture', { profilePictureUrl: url })
  expect(body).toMatchObject({ id: seeker.id, profileImageUrl: `/objects/${id}` })
  const read = await seeker.calls.get(`/objects/${id}`)
  expect(read.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': `inline; filename="I.jpg"; filename*=UTF-8''I.jpg`,
    'cache-control': 'private, no-cache',
    etag: `"${id}"`,
  })
  const stored = await app.files.read(id)
  const metadata = await sharp(Buffer.concat(await Array.fromAsync(stored!.stream))).metadata()
  expect(metadata).toMatchObject({ width: 512, height: 1024 })
  expect(Object.keys(metadata)).not.toEqual(expect.arrayContaining(['exif']))
  expect(metadata.orientation).toBeUndefined()
  const again = await seeker.calls.get(`/objects/${id}`, undefined, { 'if-none-match': `"${id}"` })
  expect(again).toMatchObject({ status: 304, text: '' })
  const statuses = await Promise.all(
    [manager, otherManager, otherSeeker].map(async ({ calls }) => (await calls.get(`/objects/${id}`)).status),
  )
  expect(statuses).toEqual([200, 200, 404])
  expect((await otherSeeker.calls.get(`/objects/${id}`, undefined, { 'if-none-match': `"${id}"` })).status).toBe(404)
})

test("a client sees their account manager's picture, and no other one of the manager's files", async () => {
  const app = await testApp()
  const { admin, manager, seeker, otherSeeker, otherManager } = await createSignedInTeam(app)
  const { id } = await upload(manager.calls, await picture(), { purpose: 'picture' })
  const shown = `/objects/${id}`
  const { id: notInUse } = await upload(manager.calls, await picture(), { purpose: 'picture' })
  const { id: attached } = await upload(manager.calls, await picture(), { purpose: 'attachment' })
  await manager.calls.put('/api/account/profile-picture', { profilePictureUrl: shown })
  const read = async ({ calls }: typeof seeker, path: string) => (await calls.get(path)).status
  expect([await read(seeker, shown), await read(otherSeeker, shown)]).toEqual([200, 404])
  for (const hidden of [notInUse, attached]) expect(await read(seeker, `/objects/${hidden}`)).toBe(404)
  await admin.calls.post('/api/admin/assign-account-manager', { userId: seeker.id, accountManagerId: otherManager.id })
  expect(await read(seeker, shown)).toBe(404)
})

test('each picture format is accepted, an animation as its first frame', async () => {
  const me = await signedIn()
  for (const [format, served] of [
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['gif', 'image/png'],
  ] as const) {
    const { status, id } = await upload(me, await picture(format), {
      purpose: 'picture',
      contentType: `image/${format}`,
    })
    expect(status).toBe(200)
    expect((await me.get(`/objects/${id}`)).headers['content-type']).toBe(served)
  }
})
