import { readdir } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { createUser } from '#test/factories.ts'
import { fileApp, testApp, type TestApp } from '#test/harness.ts'
import { createUploadLinks } from '#server/gateways/file-store/upload-links.ts'
import { announce, docx, idIn, getMaxSize, pdf, picture, send, types, upload } from './files.fixture.ts'

const file = fileApp()
const signedIn = async (app: TestApp = file()) => app.signIn(await createUser(app))
const minute = 60_000

/** Everything on disk, drafts included. */
export async function storedFiles({ uploads }: TestApp) {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('who is not signed in neither announces, sends nor claims', async () => {
  const app = file()
  const url = await announce(await signedIn())
  expect((await app.anonymous.post('/api/objects/upload')).status).toBe(401)
  expect((await send(app.anonymous, url, pdf())).status).toBe(401)
  expect((await app.anonymous.put('/api/resume', { resumeUrl: url })).status).toBe(401)
  expect((await app.anonymous.put('/api/account/profile-picture', { profilePictureUrl: url })).status).toBe(401)
})

test('a size over the limit is refused when it is announced, to the byte', async () => {
  const me = await signedIn()
  for (const [purpose, message] of [
    ['resume', 'File size must be less than 10MB'],
    ['picture', 'File size must be less than 5MB'],
  ] as const) {
    const size = getMaxSize(purpose)
    expect((await me.post('/api/objects/upload', { purpose, size })).status).toBe(200)
    const refused = await me.post('/api/objects/upload', { purpose, size: size + 1 })
    expect(refused).toMatchObject({ status: 413, body: { message } })
  }
})

test('a type that the purpose does not allow is refused when it is announced', async () => {
  const me = await signedIn()
  const refused = [
    { contentType: 'text/html' },
    { contentType: 'image/png' },
    { contentType: 'application/zip' },
    { contentType: types.pdf, purpose: 'picture' },
    { contentType: 'image/svg+xml', purpose: 'picture' },
    { contentType: 'image/webp', purpose: 'picture' },
    { fileName: 'resume.exe' },
    { fileName: 'resume.pdf.exe' },
    { fileName: 'resume.exe.pdf' },
    { fileName: 'resume.html.docx' },
    { fileName: 'resume.docm' },
    { fileName: 'resume.png' },
    { fileName: 'me.svg', purpose: 'picture' },
    { fileName: 'me.php.png', purpose: 'picture' },
    { fileName: 'me.svg.png', purpose: 'picture' },
    { fileName: 'me.pdf', purpose: 'picture' },
  ]
  for (const body of refused)
    expect((await me.post('/api/objects/upload', body)).status, JSON.stringify(body)).toBe(415)
  const accepted = [
    { contentType: 'application/pdf; charset=binary' },
    { contentType: 'Application/PDF' },
    { contentType: '' },
    { contentType: 'application/octet-stream' },
    { fileName: 'Resume' },
    { fileName: 'John.Q.Smith.2026.PDF' },
    { fileName: 'cv.docx.pdf' },
    { fileName: 'życiorys.pl.pdf' },
    { fileName: '' },
    { fileName: null, contentType: null, size: null },
  ]
  for (const body of accepted)
    expect((await me.post('/api/objects/upload', body)).status, JSON.stringify(body)).toBe(200)
})

test('an announcement that makes no sense is a 400', async () => {
  const me = await signedIn()
  for (const body of [
    { size: -1 },
    { size: '5' },
    { size: 1.5 },
    { fileName: 'x'.repeat(201) },
    { fileName: 'a\0.pdf' },
    { fileName: ['a.pdf'] },
    { contentType: 5 },
    { purpose: 'export' },
  ])
    expect((await me.post('/api/objects/upload', body)).status, JSON.stringify(body)).toBe(400)
})

test('an upload is accepted up to the limit and refused one byte above it', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  expect((await upload(me, pdf(getMaxSize('resume')))).status).toBe(200)
  const over = await upload(me, pdf(getMaxSize('resume') + 1))
  expect(over).toMatchObject({ status: 413, body: { message: 'File size must be less than 10MB' } })
  const shot = await picture('png', { side: 1500, noise: true })
  expect(shot.length).toBeGreaterThan(getMaxSize('picture'))
  expect((await upload(me, shot, { purpose: 'picture' })).status).toBe(413)
  expect(await storedFiles(app)).toHaveLength(1)
})

test('a file that is not of the announced size is refused', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  for (const size of [599, 601, 0]) expect((await upload(me, pdf(600), { size })).status).toBe(400)
  expect((await upload(me, pdf(getMaxSize('resume') + 1), { size: 100 })).status).toBe(413)
  expect(await storedFiles(app)).toEqual([])
})

test('a file that is of another allowed type than announced or sent is refused', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  expect((await upload(me, pdf(), { contentType: types.docx })).status).toBe(415)
  expect((await upload(me, await picture('jpeg'), { contentType: types.png, purpose: 'picture' })).status).toBe(415)
  expect((await upload(me, pdf(), { purpose: 'picture' })).status).toBe(415)
  expect((await upload(me, await picture())).status).toBe(415)
  for (const type of ['text/html', types.docx, 'multipart/form-data; boundary=x', 'application/json'])
    expect((await send(me, await announce(me, { contentType: types.pdf }), pdf(), type)).status, type).toBe(415)
  expect(await storedFiles(app)).toEqual([])
})

test('an upload URL takes one file; what was refused does not count', async () => {
  const me = await signedIn()
  const url = await announce(me)
  expect((await send(me, url, Buffer.from('no resume'))).status).toBe(415)
  expect((await me.put('/api/resume', { resumeUrl: url })).status).toBe(404)
  expect((await send(me, url, pdf(700))).status).toBe(200)
  expect((await send(me, url, pdf(800))).status).toBe(409)
  expect((await me.get(`/objects/${idIn(url)}`)).headers['content-length']).toBe('700')
})

test('of uploads to one URL at the same time, one is accepted', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const url = await announce(me)
  const replies = await Promise.all(Array.from({ length: 5 }, () => send(me, url, docx())))
  expect(replies.map((reply) => reply.status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(await storedFiles(app)).toEqual([idIn(url)])
})

test("another person's URL is a 404 for every role", async () => {
  const app = await testApp()
  const url = await announce(await signedIn(app))
  for (const role of ['user', 'account_manager', 'admin'] as const)
    expect((await send(await app.signIn(await createUser(app, { role })), url, pdf())).status).toBe(404)
  expect(await storedFiles(app)).toEqual([])
})

test('a URL that was changed, or signed for another file or by another secret, is refused', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const [url, other] = [new URL(await announce(me), 'http://a'), new URL(await announce(me), 'http://a')]
  const changed = (change: (url: URL) => void) => {
    const forged = new URL(url)
    change(forged)
    return forged.pathname + forged.search
  }
  const foreign = createUploadLinks('another secret').make(
    idIn(url.pathname + url.search),
    new Date(Date.now() + minute),
  )
  const forgeries = [
    foreign,
    changed(({ searchParams }) => searchParams.set('expires', String(Number(searchParams.get('expires')) + 1))),
    changed(({ searchParams }) => searchParams.set('expires', '9e15')),
    changed(({ searchParams }) => searchParams.set('signature', other.searchParams.get('signature') ?? '')),
    changed(({ searchParams }) => searchParams.set('signature', '')),
    changed(({ searchParams }) => searchParams.delete('signature')),
    changed(({ searchParams }) => searchParams.append('expires', '1')),
    changed((forged) => (forged.search = '')),
    changed((forged) => (forged.pathname = other.pathname)),
  ]
  for (const forged of forgeries) expect((await send(me, forged, pdf())).status, forged).toBe(403)
  for (const path of ['/uploads/1', '/uploads/..%2f..%2fetc%2fpasswd'])
    expect((await send(me, `${path}${url.search}`, pdf())).status, path).toBe(404)
  expect(await storedFiles(app)).toEqual([])
})

test('a URL is good for 15 minutes', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  const [soon, late] = [await announce(me), await announce(me)]
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    vi.setSystemTime(Date.now() + 14 * minute)
    expect((await send(me, soon, pdf())).status).toBe(200)
    vi.setSystemTime(Date.now() + 1.1 * minute)
    expect((await send(me, late, pdf())).status).toBe(403)
  } finally {
    vi.useRealTimers()
  }
})

test('another site cannot make a browser send a file', async () => {
  const me = await signedIn()
  const url = await announce(me)
  const headers = { 'content-type': types.pdf, origin: 'https://evil.example' }
  expect((await me.put(url, pdf(), headers)).status).toBe(403)
})

test('a person may announce so many files an hour', async () => {
  const app = await testApp()
  const me = await signedIn(app)
  for (let count = 0; count < 100; count++) await announce(me)
  const refused = await me.post('/api/objects/upload')
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
  expect((await (await signedIn(app)).post('/api/objects/upload')).status).toBe(200)
})

test('names like paths, in any script, and hostile ones make one harmless name to save under', async () => {
  const me = await signedIn()
  const names: [string, string, string][] = [
    ['../../etc/passwd.pdf', 'passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf', 'cv.pdf'],
    ['履歴書.pdf', '___.pdf', '%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf'],
    ['Résumé “2026”.pdf', 'Resume _2026_.pdf', 'R%C3%A9sum%C3%A9%20%E2%80%9C2026%E2%80%9D.pdf'],
    ['سيرة.pdf', '____.pdf', '%D8%B3%D9%8A%D8%B1%D8%A9.pdf'],
    ['cv\u202efdp.pdf', 'cvfdp.pdf', 'cvfdp.pdf'],
    ['a"; filename="b.exe.pdf', '', ''],
    ["it's (mine)*.pdf", "it's (mine).pdf", 'it%27s%20%28mine%29.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x=1.pdf', 'aSet-Cookie%20x%3D1.pdf'],
    ['50%25 off;x.pdf', '50_25 off_x.pdf', '50%2525%20off%3Bx.pdf'],
    ['...', 'resume.pdf', 'resume.pdf'],
    ['.pdf', 'pdf.pdf', 'pdf.pdf'],
    ['Resume', 'Resume.pdf', 'Resume.pdf'],
    ['😀.PDF', '__.pdf', '%F0%9F%98%80.pdf'],
  ]
  for (const [fileName, plain, whole] of names) {
    const { status } = await me.post('/api/objects/upload', { fileName })
    if (plain === '') {
      expect(status, fileName).toBe(415)
      continue
    }
    const { id } = await upload(me, pdf(), { fileName })
    const { headers } = await me.get(`/objects/${id}`)
    expect(headers['content-disposition']).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${whole}`)
  }
})
