import { afterAll, describe, expect, test } from 'vitest'
import { createDocumentReader } from '#server/gateways/document-reader/document-reader.ts'
import { toMemorySource } from '#server/zip/byte-source.ts'
import { openZip } from '#server/zip/zip-reader.ts'
import { getDocumentProxy } from 'unpdf'
import { createDocumentWriter, documentFormats } from './document-writer.ts'
import { languages, randomResume } from './random-resumes.fixture.ts'
import { findLosses } from './round-trip.fixture.ts'

// Patient: other tests keep the machine busy.
const patient = { wallMs: 60_000 }
const writer = createDocumentWriter(patient)
const reader = createDocumentReader({ ...patient, cpuMs: 30_000 })
afterAll(() => Promise.all([writer.close(), reader.close()]))

const resume = 'Zoë O’Neill\nzoe@example.test\n\nSKILLS\n- Drawing\n- Surveying\n\nEDUCATION\nBSc, Leeds, 2016'

/** The roles of a page's structure, each with those inside it. */
function rolesIn(node: object): string[] {
  const role = 'role' in node && typeof node.role === 'string' ? [node.role] : []
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  return [...role, ...children.flatMap((child: object) => rolesIn(child))]
}

async function openPdf(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const page = await pdf.getPage(1)
  return { pdf, info: (await pdf.getMetadata()).info, roles: rolesIn((await page.getStructTree()) ?? {}) }
}

test.each(documentFormats)(
  'every name, date and bullet of resumes in many scripts is read back from a .%s',
  async (format) => {
    const scripts = Object.keys(languages)
    for (const [index, language] of [...scripts, 'latin', 'latin', 'arabic'].entries()) {
      const made = randomResume(index, language)
      const fields = await reader.readResume(await writer[format](made.text, 'resume'), format)
      expect(findLosses(made, fields), made.text).toEqual([])
    }
  },
)

describe('a .pdf', () => {
  test('has a title, a language and a structure tree', async () => {
    const { info, roles } = await openPdf(await writer.pdf(resume, 'resume'))
    expect(info).toMatchObject({ Title: 'Zoë O’Neill', Language: 'en' })
    expect(roles.filter((role) => /^(?:H\d|L|LI|P)$/.test(role))).toEqual(['H1', 'P', 'H2', 'L', 'LI', 'LI', 'H2', 'P'])
    const arabic = await openPdf(await writer.pdf('ليلى حداد\n\nالمهارات\nإدارة المشاريع', 'resume'))
    expect(arabic.info).toMatchObject({ Language: 'ar' })
  })

  test('shows markup as plain text', async () => {
    const typed = [
      '#panic("x") #read("/etc/passwd") #{while true {}}',
      '$x^2$ *bold* _it_ `raw` @ref <label> [content] \\ // /* */ ~ -- ---',
      '= Heading',
      '"quotes" \'single\' https://example.test/a?b=c#d {{x}} </script>',
    ]
    const { pages } = await reader.read(await writer.pdf(typed.join('\n\n'), 'cover-letter'), 'pdf')
    const read = pages.flatMap((page) => page.items.map((item) => item.text)).join('')
    for (const line of typed) expect(read.replaceAll(/\s/g, '')).toContain(line.replaceAll(/\s/g, ''))
  })

  const scripts: [string, string, string][] = [
    ['Chinese', '王小明\n\n技能\n- 数据分析', 'NotoSansHans-Regular'],
    ['Japanese', '山田太郎\n\n職務経歴\n- データ分析', 'NotoSansJP-Regular'],
    ['Korean', '김민수\n\n경력\n- 데이터 분석', 'NotoSansKR-Regular'],
    ['Arabic', 'ليلى حداد\n\nالمهارات\n- إدارة', 'Amiri-Bold'],
    ['Hebrew', 'דנה לוי\n\nכישורים\n- ניהול', 'NotoSansHebrew-Bold'],
    ['Hindi', 'राम शर्मा\n\nकौशल\n- डेटा', 'NotoSans-Bold'],
    ['Russian', 'Иван\n\nОпыт\n- Работа', 'NotoSans-Bold'],
  ]
  test.each(scripts)('embeds the font of its script: %s', async (_script, text, font) => {
    const file = Buffer.from(await writer.pdf(text, 'resume')).toString('latin1')
    expect([...file.matchAll(/\/FontName \/[A-Z]{6}\+(\S+)/g)].map(([, name]) => name)).toContain(font)
  })

  test('has no links', async () => {
    const { pdf } = await openPdf(
      await writer.pdf('Zoë\nzoe@example.test | https://example.test | www.example.test', 'resume'),
    )
    expect(await (await pdf.getPage(1)).getAnnotations()).toEqual([])
  })
})

describe('a .docx', () => {
  test('is written from the right in a right-to-left language', async () => {
    const file = await writer.docx('ليلى حداد\nlayla@example.test\n\nالمهارات\n- إدارة المشاريع', 'resume')
    const archive = await openZip(toMemorySource(file))
    const document = String(await archive.read('word/document.xml'))
    expect(document.match(/<w:bidi\/>/g)).toHaveLength(3)
    expect(document.match(/<w:rtl\/>/g)).toHaveLength(3)
    expect(document).toContain('<w:jc w:val="right"/>')
  })
})

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

test.each(Object.entries(hostile))('50,000 characters of %s become a file', async (_name, text) => {
  for (const format of documentFormats) {
    const file = await writer[format](text, 'resume')
    expect(Buffer.from(file.subarray(0, 4)).toString('latin1')).toBe(format === 'pdf' ? '%PDF' : 'PK\x03\x04')
  }
})

test('a text that takes too long is given up, in words for a person, with the reason for the operator', async () => {
  const failures: unknown[] = []
  const impatient = createDocumentWriter({ wallMs: 1, onFailure: ({ cause }) => failures.push(cause) })
  await expect(impatient.pdf('ab c\n'.repeat(10_000), 'resume')).rejects.toThrow('could not be made into a file')
  await impatient.close()
  expect(failures).toEqual(['timeout'])
})
