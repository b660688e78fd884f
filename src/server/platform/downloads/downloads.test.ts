import { expect, test } from 'vitest'
import { accents } from '@foothold/resume-engine/designs'
import { downloadPaths } from '#contract/builders.ts'
import { limits } from '#contract/fields.ts'
import { toMemorySource, openZip } from '@foothold/resume-engine/zip'
import { createDocumentWriter } from '#server/gateways/document-writer/document-writer.ts'
import { limitRules } from '#server/http/rate-limits.ts'
import { fileApp, testApp, type TestApp } from '#test/harness.ts'

const file = fileApp()
const content = 'Maren Oakhurst\nmaren@example.test\n\nSKILLS\nDrawing, Surveying'
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const download = ({ app }: TestApp, url: string, payload: object) => app.inject({ method: 'POST', url, payload })

test('each of the four downloads is the file it says, for anybody, as an attachment', async () => {
  for (const [kind, paths] of Object.entries(downloadPaths))
    for (const [format, path] of Object.entries(paths)) {
      const reply = await download(file(), path, { content })
      expect(reply.statusCode, path).toBe(200)
      expect(reply.headers).toMatchObject({
        'content-type': format === 'docx' ? word : 'application/pdf',
        'content-disposition': `attachment; filename="${kind}.${format}"; filename*=UTF-8''${kind}.${format}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        'content-length': String(reply.rawPayload.length),
      })
      expect(reply.rawPayload.subarray(0, 4).toString('latin1')).toBe(format === 'docx' ? 'PK\x03\x04' : '%PDF')
    }
})

test('a download has the design of its options, and an unknown one is refused', async () => {
  const design = { design: 'modern', accent: 'plum', paper: 'a4' }
  const { rawPayload } = await download(file(), downloadPaths.resume.docx, { content, design })
  const archive = await openZip(toMemorySource(rawPayload))
  expect(String(await archive.read('word/styles.xml'))).toContain(accents.plum.slice(1).toUpperCase())
  expect(String(await archive.read('word/document.xml'))).toContain('w:w="11906" w:h="16838"')
  for (const unknown of [{ design: 'baroque' }, { accent: '#ff0000' }, { size: 99 }, 'modern'])
    expect(await file().anonymous.post(downloadPaths.resume.pdf, { content, design: unknown })).toMatchObject({
      status: 400,
    })
})

test.each([
  ['Zoë O’Neill', 'Zoë O’Neill.docx'],
  ['ليلى حداد', 'ليلى حداد.docx'],
  ['王小明.docx', '王小明.docx'],
  ['../../etc/passwd', 'etc passwd.docx'],
  ['a"; filename=evil.exe\r\nX: y', 'a; filename=evil.exeX y.docx'],
  ['\u202egpj.exe', 'gpj.exe.docx'],
  [' . ', 'resume.docx'],
])('a file called %j is saved as %j', async (fileName, saved) => {
  const reply = await download(file(), downloadPaths.resume.docx, { content, fileName })
  const disposition = String(reply.headers['content-disposition'])
  expect(disposition).toMatch(/^attachment; filename="[ !#-[\]-~]*"; filename\*=UTF-8''[\w.~!$&+^`|%-]+$/)
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe(saved)
  expect(reply.headers).not.toHaveProperty('x')
})

test('no text, too much text and text of another type are refused with the field', async () => {
  const { anonymous } = file()
  for (const body of [{}, { content: ' ' }, { content: 'x'.repeat(limits.builderText + 1) }, { content: ['x'] }])
    expect(await anonymous.post(downloadPaths.resume.pdf, body)).toMatchObject({
      status: 400,
      body: { fields: { content: expect.any(String) } },
    })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  expect(await anonymous.post(downloadPaths.resume.pdf, 'content=x', form)).toMatchObject({ status: 415 })
})

test('an address has so many downloads an hour, and others are not affected', async () => {
  const app = await testApp({ TRUST_PROXY: '1' })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const path = downloadPaths['cover-letter'].docx
  expect((await app.anonymous.post(path, { content }, from('198.51.100.7'))).status).toBe(200)
  await app.pool.query("update rate_limits set points = $1 where key like 'download%'", [
    limitRules['download, address'].points,
  ])
  const refused = await app.anonymous.post(path, { content }, from('198.51.100.7'))
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } })
  expect((await app.anonymous.post(path, { content }, from('198.51.100.8'))).status).toBe(200)
})

test('a writer with too much to do says so, and a text that takes too long is given up', async () => {
  const busy = await testApp({}, { documentWriter: createDocumentWriter({ parallel: 0, waiting: 0 }) })
  expect(await busy.anonymous.post(downloadPaths.resume.docx, { content })).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5' },
    body: { message: "We're busy with other requests right now. Please try again in a few seconds." },
  })
  const impatient = await testApp({}, { documentWriter: createDocumentWriter({ wallMs: 1 }) })
  expect(await impatient.anonymous.post(downloadPaths.resume.docx, { content })).toMatchObject({
    status: 400,
    body: { message: 'This text could not be made into a file. Please try a shorter one.' },
  })
})

test('a Word document has headings, a list and nothing that acts, whatever the text says', async () => {
  const hostile = [
    'Maren "A&B" <Oakhurst>',
    'maren@example.test | https://example.test/a?b=1&c=2',
    '',
    'SKILLS',
    '- </w:t></w:r><w:fldSimple w:instr="DDEAUTO c:\\\\calc"/>\u0000\u0001\uffff',
    '- =HYPERLINK("http://x.test") { INCLUDETEXT "file" } {{name}}',
  ].join('\n')
  const payload = { content: hostile.replace('\u0000', '') }
  const { rawPayload } = await download(file(), downloadPaths.resume.docx, payload)
  const archive = await openZip(toMemorySource(rawPayload))
  const document = String(await archive.read('word/document.xml'))
  expect(document).toContain('<w:pStyle w:val="Title"/>')
  expect(document).toContain('<w:pStyle w:val="Heading1"/>')
  expect(document).toContain('<w:pStyle w:val="ListBullet"/>')
  expect(document).toContain('Maren &quot;A&amp;B&quot; &lt;Oakhurst&gt;')
  expect(document).not.toMatch(/<w:(?:fldSimple|instrText|hyperlink|txbxContent|drawing|headerReference)/)
  // oxlint-disable-next-line no-control-regex
  expect(document).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/)
  for (const name of archive.entries.keys())
    if (name.endsWith('.rels'))
      expect(String(await archive.read(name))).not.toMatch(/TargetMode="External"|hyperlink|attachedTemplate/i)
})
