import { defaultDesign } from '@foothold/resume-engine/designs'
import { documentPreview, maxPreviewPages } from '@foothold/resume-engine/preview'
import { documentFormats } from '@foothold/resume-engine/render'
import { afterAll, expect, test } from 'vitest'
import { createDocumentWriter } from './document-writer.ts'

// Patient: other tests keep the machine busy.
const writer = createDocumentWriter({ wallMs: 60_000 })
afterAll(() => writer.close())

const maxLength = 50_000
const hostile: Record<string, string> = {
  'one word': 'x'.repeat(maxLength),
  'letters that join': 'م'.repeat(maxLength),
  'ten thousand lines': 'ab c\n'.repeat(10_000),
  'nothing but bullets': '- b\n'.repeat(12_500),
  'one letter under its marks': `e${'\u0301'.repeat(maxLength - 1)}`,
  'what cannot be seen': `a${'\u0001\u200b\u202e\u2066'.repeat(12_000)}`,
  'both directions': 'a א 1 ب '.repeat(6_000),
  'characters of no font': '\u{10ffff}\u{1f9ff}\u0e01'.repeat(10_000),
}

test.each(Object.entries(hostile))(
  '50,000 characters of %s become a file and pages to look at',
  { timeout: 90_000 },
  async (_name, text) => {
    for (const format of documentFormats) {
      const file = await writer[format](text, 'resume')
      expect(Buffer.from(file.subarray(0, 4)).toString('latin1')).toBe(format === 'pdf' ? '%PDF' : 'PK\x03\x04')
    }
    const json = await writer.preview({ kind: 'resume', text, design: defaultDesign, encoding: 'identity' })
    const { pages, pageCount } = documentPreview.parse(JSON.parse(Buffer.from(json).toString()))
    expect(pages).toHaveLength(Math.min(pageCount, maxPreviewPages))
  },
)

test('a text that takes too long is given up, in words for a person, with the reason for the operator', async () => {
  const failures: unknown[] = []
  const impatient = createDocumentWriter({ wallMs: 1, onFailure: ({ cause }) => failures.push(cause) })
  await expect(impatient.pdf('ab c\n'.repeat(10_000), 'resume')).rejects.toThrow('could not be made into a file')
  await impatient.close()
  expect(failures).toEqual(['timeout'])
})
