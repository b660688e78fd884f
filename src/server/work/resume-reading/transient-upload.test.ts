import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { uploadRules } from '#contract/files.ts'
import { readUploadedResumePath, resumeReading } from '#contract/resume-reading.ts'
import { picture, types } from '#server/platform/files/files.fixture.ts'
import { imagePdf } from '#engine/document-reader/hostile-files.fixture.ts'
import { limitRules } from '#server/http/rate-limits.ts'
import { fileApp, testApp } from '#test/harness.ts'

const file = fileApp()
const made = (name: string) => readFile(new URL(`../../../../bench/resume-reader/files/${name}`, import.meta.url))

const send = (body: Buffer, contentType = 'application/octet-stream') =>
  file().anonymous.post(readUploadedResumePath, body, { 'content-type': contentType })

const tables = ['files', 'employment_profiles', 'audit_log']
const rows = async () => {
  const counted = await Promise.all(tables.map((table) => file().pool.query(`select count(*) from ${table}`)))
  return counted.map((result) => result.rows[0].count)
}
const listStored = async () =>
  (await readdir(file().uploads, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

test.each(['a01.pdf', 'a02.docx', 'a05.doc'])('%s is read without an account, and nothing is stored', async (name) => {
  const truth = JSON.parse(String(await made(name.replace(/\..*/, '.json'))))
  const before = await rows()
  const { status, body } = await send(await made(name))
  expect(status).toBe(200)
  expect(resumeReading.parse(body)).toMatchObject({ outcome: 'read', fields: { phone: truth.phone } })
  expect(await rows()).toEqual(before)
  expect(await listStored()).toEqual([])
})

test('a file is accepted by its content, not by its name', async () => {
  expect((await send(await made('a01.pdf'), types.pdf)).status).toBe(200)
  for (const [body, contentType] of [
    [await picture(), types.pdf],
    [Buffer.from('<html><script>alert(1)</script></html>'), 'application/octet-stream'],
    [await made('a01.pdf'), 'text/plain'],
    [await made('a01.pdf'), 'multipart/form-data; boundary=x'],
    [Buffer.alloc(0), types.docx],
  ] as const)
    expect(await send(body, contentType)).toMatchObject({
      status: 415,
      body: { message: 'Please choose a PDF, DOC or DOCX file' },
    })
  expect(await send(imagePdf())).toMatchObject({
    status: 200,
    body: { outcome: 'unreadable', message: expect.stringContaining('scanned image') },
  })
  expect(await listStored()).toEqual([])
})

test('a file over the limit is refused, also where nothing says how large it is', async () => {
  const large = Buffer.concat([await made('a01.pdf'), Buffer.alloc(uploadRules.resume.maxSize)])
  const message = 'File size must be less than 10MB'
  expect(await send(large)).toMatchObject({ status: 413, body: { message } })
  expect(await listStored()).toEqual([])
})

test('an address has so many files and texts read an hour', async () => {
  const app = await testApp()
  const content = 'Maren Oakhurst\nmaren@example.test'
  const readFileAgain = async () =>
    app.anonymous.post(readUploadedResumePath, await made('a02.docx'), { 'content-type': types.docx })
  const readTextAgain = () => app.anonymous.post('/api/read-back', { content, format: 'docx' })
  expect([(await readFileAgain()).status, (await readTextAgain()).status]).toEqual([200, 200])
  await app.pool.query(
    "update rate_limits set points = $1 where key like 'resume-preview%' or key like 'resume reading%'",
    [Math.max(limitRules['resume-preview, address'].points, limitRules['resume reading, address'].points)],
  )
  expect([(await readFileAgain()).status, (await readTextAgain()).status]).toEqual([429, 429])
})

test('a text is read back as a parser reads the file made of it', async () => {
  const content = `Maren Oakhurst\nmaren@example.test | +44 20 7946 0018\n\nEXPERIENCE\nSite Engineer, Hollis & Sons\nMar 2019 - Present\n- Cut waste by 12%`
  for (const format of ['docx', 'pdf']) {
    const { status, body } = await file().anonymous.post('/api/read-back', { content, format })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      outcome: 'read',
      fields: {
        fullName: 'Maren Oakhurst',
        email: 'maren@example.test',
        workHistory: [
          {
            company: 'Hollis & Sons',
            position: 'Site Engineer',
            startDate: '2019-03',
            description: 'Cut waste by 12%',
          },
        ],
      },
    })
  }
  expect((await file().anonymous.post('/api/read-back', { content, format: 'doc' })).status).toBe(400)
})
