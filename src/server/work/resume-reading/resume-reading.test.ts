import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { resumeReading } from '#contract/resume-reading.ts'
import { limitRules } from '#server/http/rate-limits.ts'
import { pdf, upload } from '#server/platform/files/files.fixture.ts'
import { imagePdf, textPdf } from '#engine/document-reader/hostile-files.fixture.ts'
import { createUser } from '#test/factories.ts'
import { fileApp } from '#test/harness.ts'

const file = fileApp()
const made = (name: string) => readFile(new URL(`../../../../bench/resume-reader/files/${name}`, import.meta.url))
const loadTruth = async (name: string) => JSON.parse(String(await made(`${name}.json`)))

async function withResume(content: Buffer | Uint8Array, fileName: string) {
  const me = await file().signIn(await createUser(file()))
  const { id, status, text } = await upload(me, Buffer.from(content), { fileName })
  if (status !== 200) throw new Error(text)
  await me.put('/api/resume', { resumeUrl: `/objects/${id}` })
  return me
}

for (const name of ['a01.pdf', 'a02.docx', 'a05.doc'])
  test(`a .${name.split('.')[1]} is read into the fields of a profile`, async () => {
    const me = await withResume(await made(name), name)
    const { status, body } = await me.post('/api/resume/read')
    expect(status).toBe(200)
    const truth = await loadTruth(name.split('.')[0]!)
    expect(resumeReading.parse(body)).toMatchObject({ outcome: 'read', fields: { phone: truth.phone } })
    const companies = (list: { company: string }[]) => list.map(({ company }) => company)
    expect(companies(body.fields.workHistory)).toEqual(companies(truth.work))
    expect(body.fields.skills).toEqual(truth.skills.flat())
  })

test('reading changes nothing of the profile', async () => {
  const me = await withResume(textPdf('Maren Oakhurst'), 'cv.pdf')
  const { body: before } = await me.get('/api/profile')
  expect((await me.post('/api/resume/read')).status).toBe(200)
  expect((await me.get('/api/profile')).body).toEqual(before)
})

test('a file without text and a broken one say why, and stay', async () => {
  for (const [content, why] of [
    [imagePdf(), 'may be a scanned image'],
    [pdf(), 'cannot be read'],
  ] as const) {
    const me = await withResume(content, 'cv.pdf')
    const { status, body } = await me.post('/api/resume/read')
    expect(status).toBe(200)
    expect(body).toEqual({ outcome: 'unreadable', message: expect.stringContaining(why) })
    const { resumeUrl } = (await me.get('/api/profile')).body
    expect((await me.get(resumeUrl)).status).toBe(200)
  }
})

test('without a resume there is nothing to read', async () => {
  const me = await file().signIn(await createUser(file()))
  expect(await me.post('/api/resume/read')).toMatchObject({
    status: 404,
    body: { message: 'Please upload a resume first' },
  })
})

test('an account has so many readings an hour', async () => {
  const me = await withResume(textPdf('Maren Oakhurst'), 'cv.pdf')
  expect((await me.post('/api/resume/read')).status).toBe(200)
  await file().pool.query("update rate_limits set points = $1 where key like 'resume reading%'", [
    limitRules['resume reading, account'].points,
  ])
  expect(await me.post('/api/resume/read')).toMatchObject({ status: 429 })
})
