import sharp from 'sharp'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { downloadPaths } from '#contract/builders.ts'
import { documentPreview } from '@foothold/resume-engine/preview'
import { previewPath } from '#contract/previews.ts'
import { defaultDesign } from '@foothold/resume-engine/designs'
import { limits } from '#contract/fields.ts'
import { limitRules } from '#server/http/rate-limits.ts'
import { fileApp, testApp } from '#test/harness.ts'

const file = fileApp()
const design = defaultDesign
const content = 'Maren Oakhurst\nmaren@example.test\n\nSKILLS\n- Drawing\n- Surveying'
const jobs = (count: number) =>
  Array.from({ length: count }, (_, at) => `Planner ${at} | Acme\n- Planned routes\n- Trained drivers`).join('\n\n')

async function preview(body: object, app = file()) {
  const reply = await app.anonymous.post(previewPath, body)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return documentPreview.parse(reply.body)
}

test('anybody gets the pages of a text, as they are in the PDF', async () => {
  const one = await preview({ kind: 'resume', content, design })
  expect(one).toMatchObject({ width: 612, height: 792, pageCount: 1, lastPageLines: 5 })
  const long = `${content}\n\nEXPERIENCE\n${jobs(16)}`
  const normal = { ...design, paper: 'a4', spacing: 'normal' }
  const two = await preview({ kind: 'resume', content: long, design: normal })
  expect(two).toMatchObject({ width: 595.28, pageCount: 2, pages: [expect.any(String), expect.any(String)] })
  const pdf = await file().app.inject({
    method: 'POST',
    url: downloadPaths.resume.pdf,
    payload: { content: long, design: normal },
  })
  expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2)
  const automatic = await preview({ kind: 'resume', content: long, design: { ...design, paper: 'a4' } })
  expect(automatic).toMatchObject({ pageCount: 1, isFitted: true })
  expect(automatic.lines.map(({ text }) => text)).toContain('Planner 15, Acme')
})

test('a form that is being filled in is shown as the text it would become', async () => {
  const started = await preview({ kind: 'resume', content: '', form: { fullName: 'Noor', email: 'noor@' }, design })
  expect(started).toMatchObject({ pageCount: 1, lastPageLines: 2 })
  const blank = await preview({ kind: 'resume', content: '', form: {}, design })
  expect(blank).toMatchObject({ pageCount: 1, lastPageLines: 0 })
  const letter = await preview({ kind: 'cover-letter', content: '', form: {}, design })
  expect(letter.lastPageLines).toBeGreaterThan(0)
})

test('a page is shapes alone: it can run no script, load no file and say nothing that acts', async () => {
  const hostile = [
    'Maren <script>alert(1)</script>',
    'maren@example.test | https://example.test/a?b=1&c=2" onload="alert(1)',
    '',
    'SKILLS',
    '- <image href="https://example.test/x.png"/><foreignObject><iframe src="//x.test"></foreignObject>',
    '- ]]> <!ENTITY x SYSTEM "file:///etc/passwd"> &x; url(https://example.test)',
  ].join('\n')
  const { pages } = await preview({ kind: 'resume', content: hostile, design })
  const shape = /<\/?(?:g|path)(?: (?:d|transform|fill|fill-rule|stroke|stroke-width)="[\w\s.,()#+-]*")*\/?>/g
  for (const page of pages)
    expect(page.replaceAll(shape, '')).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792"></svg>')
})

test('the first page of a resume may have a photo, which is all that is not a shape', async () => {
  const bytes = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#b5502f' } })
    .jpeg()
    .toBuffer()
  const photo = `data:image/jpeg;base64,${bytes.toString('base64')}`
  const long = `${content}\n\nEXPERIENCE\n${jobs(16)}`
  const { pages } = await preview({ kind: 'resume', content: long, design: { ...design, photo, spacing: 'normal' } })
  expect(pages.map((page) => page.match(/<image[^>]*>/g))).toEqual([
    [`<image width="62" height="77.5" preserveAspectRatio="none" href="${photo}"/>`],
    null,
  ])
  const letter = await preview({ kind: 'cover-letter', content: long, design: { ...design, photo } })
  expect(letter.pages.join('')).not.toContain('<image')
  const body = { kind: 'resume', content, design: { ...design, photo: 'https://example.test/photo.jpg' } }
  expect(await file().anonymous.post(previewPath, body)).toMatchObject({ status: 400 })
})

test('the answer is compressed as the browser accepts it', async () => {
  const reply = await file().app.inject({
    method: 'POST',
    url: previewPath,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    payload: { kind: 'resume', content, design },
  })
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'cache-control': 'no-store',
  })
  expect(documentPreview.parse(JSON.parse(String(brotliDecompressSync(reply.rawPayload)))).pages).toHaveLength(1)
})

test('a text, a form or a design that the contract does not know is refused', async () => {
  for (const body of [
    {},
    { kind: 'resume', content },
    { kind: 'poster', content, design },
    { kind: 'resume', content: 'x'.repeat(limits.builderText + 1), design },
    { kind: 'resume', content: '', form: { fullName: ['x'] }, design },
  ])
    expect(await file().anonymous.post(previewPath, body)).toMatchObject({ status: 400 })
})

test('a text, or a form that becomes one, of thousands of lines is refused in words for a person', async () => {
  const lines = Array.from({ length: 1_500 }, (_, at) => `- Planned route ${at}`).join('\n')
  const form = { fullName: 'Noor', email: 'noor@example.test', positions: [{ company: 'Acme', description: lines }] }
  for (const body of [
    { kind: 'resume', content: lines, design },
    { kind: 'resume', content: '', form, design },
  ])
    expect(await file().anonymous.post(previewPath, body)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('This document is too long') },
    })
  expect(await preview({ kind: 'resume', content, design })).toMatchObject({ pageCount: 1 })
})

test('an address has so many previews an hour', async () => {
  const app = await testApp()
  await preview({ kind: 'resume', content, design }, app)
  await app.pool.query("update rate_limits set points = $1 where key like 'preview%'", [
    limitRules['preview, address'].points,
  ])
  expect(await app.anonymous.post(previewPath, { kind: 'resume', content, design })).toMatchObject({ status: 429 })
})
