import { brotliDecompressSync } from 'node:zlib'
import { defaultDesign } from '@foothold/resume-engine/designs'
import { documentPreview, maxPreviewPages } from '@foothold/resume-engine/preview'
import { documentFormats } from '@foothold/resume-engine/render'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { BusyError } from '#server/admission.ts'
import { isLong } from '#test/long.ts'
import { createDocumentWriter } from './document-writer.ts'

// Patient: other tests keep the machine busy.
const writer = createDocumentWriter({ wallMs: 60_000 })
afterAll(() => writer.close())

const maxLength = 50_000
const hostile: Record<string, string> = {
  'letters that join': 'م'.repeat(maxLength),
  'a thousand lines': `${'ab c '.repeat(9)}\n`.repeat(1_000),
  'nothing but blank lines': `a${' \n'.repeat(24_000)}b`,
  'one letter under its marks': `e${'\u0301'.repeat(maxLength - 1)}`,
  'what cannot be seen': `a${'\u0001\u200b\u202e\u2066'.repeat(12_000)}`,
}
/** These take the typesetter seconds each. */
const slow: Record<string, string> = {
  'one word': 'x'.repeat(maxLength),
  'nothing but bullets': `- ${'b '.repeat(23)}\n`.repeat(1_000),
  'both directions': 'a א 1 ب '.repeat(6_000),
  'characters of no font': '\u{10ffff}\u{1f9ff}\u0e01'.repeat(10_000),
}

test.each(Object.entries(isLong ? { ...hostile, ...slow } : hostile))(
  'up to 50,000 characters of %s become a file and pages to look at',
  { timeout: 90_000 },
  async (_name, text) => {
    for (const format of documentFormats) {
      const file = await writer[format](text, 'resume')
      expect(Buffer.from(file.subarray(0, 4)).toString('latin1')).toBe(format === 'pdf' ? '%PDF' : 'PK\x03\x04')
    }
    const json = await writer.preview({ kind: 'resume', text, design: defaultDesign, encoding: 'br' })
    const { pages, pageCount } = documentPreview.parse(JSON.parse(String(brotliDecompressSync(json))))
    expect(pages).toHaveLength(Math.min(pageCount, maxPreviewPages))
  },
)

test('a photo that only claims to be a JPEG is refused by every format', async () => {
  const header = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 100, 0, 100, 3, 1, 34, 0, 2, 17, 1, 3, 17, 1]
  const fake = Buffer.from([...header, ...Buffer.from('<script>alert(1)</script>'.repeat(20))])
  const real = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer()
  const withPhoto = (bytes: Buffer) => ({
    ...defaultDesign,
    photo: `data:image/jpeg;base64,${bytes.toString('base64')}`,
  })
  for (const format of documentFormats) {
    await expect(writer[format]('Jane Doe', 'resume', { design: withPhoto(fake) }), format).rejects.toThrow()
    expect((await writer[format]('Jane Doe', 'resume', { design: withPhoto(real) })).length).toBeGreaterThan(1_000)
  }
})

test('an answer has at most 2 MB: later pages are left out', async () => {
  const text = 'Managed 3 budgets of $2,000 for the sales team, using Excel and SAP daily. '.repeat(600)
  const json = await writer.preview({ kind: 'resume', text, design: defaultDesign, encoding: 'identity' })
  expect(json.length).toBeLessThanOrEqual(2 * 2 ** 20)
  const { pages, pageCount } = documentPreview.parse(JSON.parse(Buffer.from(json).toString()))
  expect(pages.length).toBeGreaterThan(0)
  expect(pages.length).toBeLessThan(Math.min(pageCount, maxPreviewPages))
})

test('a text of more than a thousand lines is refused before it takes a place, in words for a person', async () => {
  const closed = createDocumentWriter({ parallel: 0, waiting: 0 })
  const message = 'This document is too long for a file. Please keep it to 1,000 lines and 50,000 characters.'
  for (const text of ['a\n'.repeat(1_001), 'a\u2028'.repeat(1_001), 'a'.repeat(maxLength + 1)]) {
    for (const format of documentFormats) await expect(closed[format](text, 'resume')).rejects.toThrow(message)
    const preview = closed.preview({ kind: 'resume', text, design: defaultDesign, encoding: 'br' })
    await expect(preview).rejects.toThrow(message)
  }
  await expect(closed.pdf('a\n'.repeat(1_000), 'resume')).rejects.toThrow(BusyError)
})

test('a text that takes too long is given up, in words for a person, with the reason for the operator', async () => {
  const failures: unknown[] = []
  const impatient = createDocumentWriter({ wallMs: 1, onFailure: ({ cause }) => failures.push(cause) })
  await expect(impatient.pdf('ab c\n'.repeat(1_000), 'resume')).rejects.toThrow('could not be made into a file')
  await impatient.close()
  expect(failures).toEqual(['timeout'])
})
