import { describe, expect, test } from 'vitest'
import { accents, defaultDesign, designNames } from '#engine/model/designs.ts'
import { toMemorySource } from '#engine/zip/byte-source.ts'
import { openZip } from '#engine/zip/zip-reader.ts'
import { getDocumentProxy } from 'unpdf'
import { documentFormats } from '#engine/render.ts'
import { reader, writer } from './files.fixture.ts'
import { languages, randomResume } from './random-resumes.fixture.ts'
import { findLosses } from './round-trip.fixture.ts'

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

test.each(documentFormats)('short lines of other directions and signs are read back from a .%s', async (format) => {
  const bullets = [
    'Led x',
    'قدت فريقا',
    'הובלתי צוות',
    'مهندسين',
    'x < y > z',
    'ΔT = 5°C',
    'std::vector at 10:30',
    '👩‍💻 p99',
  ]
  const text = `Ann Lee\nann@example.test\n\nEXPERIENCE\nSr. Engineer / Lead, Acme Ltd\nMar 2021 - Present\n${bullets.map((line) => `- ${line}`).join('\n')}\n\nAnalyst, Mills Ltd\n2016 - 2019\n- Sorted`
  const { workHistory } = await reader.readResume(await writer[format](text, 'resume'), format)
  expect(workHistory).toMatchObject([
    { position: 'Sr. Engineer / Lead', company: 'Acme Ltd', description: bullets.join('\n') },
    { position: 'Analyst', company: 'Mills Ltd', description: 'Sorted' },
  ])
})

/** Enough short facts for a column beside the history. */
const facts =
  '\n\nEDUCATION\nBSc in Geography | University of Leeds | 2012\nA-Levels | Harrogate School | 2009' +
  '\n\nCERTIFICATIONS\n- First Aid, 2020\n- Scaffolding Basics, 2021'

describe.each(designNames)('in the design %s', (design) => {
  const start = designNames.indexOf(design)
  const scripts = Object.keys(languages)
  const samples = [start, start + 5].map((seed) => randomResume(seed, scripts[seed % scripts.length] ?? 'latin'))
  const options = { design: { ...defaultDesign, design } }

  test.each(documentFormats)('resumes are read back whole from a .%s', async (format) => {
    for (const made of [...samples, randomResume(start, 'latin')]) {
      const text = design === 'two-column' ? made.text + facts : made.text
      const fields = await reader.readResume(await writer[format](text, 'resume', options), format)
      expect(findLosses(made, fields), made.text).toEqual([])
    }
  })

  test.each(documentFormats)('schools and certificates are read back from a .%s', async (format) => {
    const text = randomResume(start, 'latin').text + facts
    const { education, certifications } = await reader.readResume(await writer[format](text, 'resume', options), format)
    expect(education).toMatchObject([
      { degree: 'BSc', fieldOfStudy: 'Geography', institution: 'University of Leeds', graduationYear: 2012 },
      { institution: 'Harrogate School', graduationYear: 2009 },
    ])
    expect(certifications.join()).toMatch(/First Aid.*2020.*Scaffolding Basics.*2021/)
  })

  test('each line of a letter is in the .pdf once, in its order', async () => {
    const lines = ['Zoë O’Neill', 'zoe@example.test', 'November 22, 2026', 'Acme', 'Subject: A job', 'Dear all,', 'Bye']
    const letter = lines.join('\n\n').replace('\n\nzoe', '\nzoe')
    const { pages } = await reader.read(await writer.pdf(letter, 'cover-letter', options), 'pdf')
    expect(pages).toHaveLength(1)
    const read = pages[0]?.items.map(({ text }) => text).join('') ?? ''
    expect(read.replaceAll(/\s/g, '')).toBe(lines.join('').replaceAll(/\s/g, ''))
  })
})

describe('two columns', () => {
  const jobs = Array.from(
    { length: 14 },
    (_, at) =>
      `Job ${at} | Company ${at}\n${2025 - at} - ${2026 - at}\n- Did task ${at}\n- Did more of task ${at} for a year\n- And the same again`,
  )
  const long = `Zoë O’Neill\nzoe@example.test | Leeds\n\nEXPERIENCE\n${jobs.join('\n\n')}${facts}`
  const twoColumns = { design: { ...defaultDesign, design: 'two-column' as const } }

  test('are read one after the other, also over two pages', async () => {
    const { pages } = await reader.read(await writer.pdf(long, 'resume', twoColumns), 'pdf')
    expect(pages.length).toBeGreaterThan(1)
    const read = pages.flatMap(({ items }) => items.map(({ text }) => text)).join(' ')
    const order = ['EDUCATION', 'CERTIFICATIONS', 'Scaffolding', 'EXPERIENCE', 'Job 0', 'Job 13'].map((word) =>
      read.indexOf(word),
    )
    expect(order.every((position) => position >= 0)).toBe(true)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
    const [first, second] = [findLeft(pages[0]?.items, 'EDUCATION'), findLeft(pages[0]?.items, 'EXPERIENCE')]
    expect(second - first).toBeGreaterThan(100)
    // Their first headings are level.
    const [left, right] = ['EDUCATION', 'EXPERIENCE'].map(
      (text) => pages[0]?.items.find((item) => item.text === text)?.y,
    )
    expect(right).toBe(left)
  })

  test('become one where the narrow one is longer than the page', async () => {
    const skills = Array.from({ length: 80 }, (_, at) => `Group ${at}: Skill ${at}`).join('\n')
    const { pages } = await reader.read(await writer.pdf(`${long}\n\nSKILLS\n${skills}`, 'resume', twoColumns), 'pdf')
    const lefts = ['EXPERIENCE', 'SKILLS'].map((heading) =>
      findLeft(
        pages.flatMap(({ items }) => items),
        heading,
      ),
    )
    expect(lefts[1]).toBeCloseTo(lefts[0] ?? 0)
  })
})

const findLeft = (items: { text: string; x: number }[] = [], text: string) =>
  items.find((item) => item.text.startsWith(text))?.x ?? NaN

describe('the options of a design', () => {
  test('set the size of the paper and of the text, the font and the accent', async () => {
    const options = { size: 'large', paper: 'a4', font: 'inter', accent: 'plum', design: 'modern' } as const
    const file = await writer.pdf(resume, 'resume', { design: options })
    const { pages } = await reader.read(file, 'pdf')
    const [normal] = (
      await reader.read(await writer.pdf(resume, 'resume', { design: { ...options, size: 'normal' } }), 'pdf')
    ).pages
    expect([pages[0]?.width, pages[0]?.height].map(Math.round as (length?: number) => number)).toEqual([595, 842])
    expect((pages[0]?.items[0]?.fontSize ?? 0) / (normal?.items[0]?.fontSize ?? 1)).toBeCloseTo(1.1, 1)
    expect(Buffer.from(file).toString('latin1')).toMatch(/\/FontName \/[A-Z]{6}\+Inter-Bold/)
    const docx = await openZip(toMemorySource(await writer.docx(resume, 'resume', { design: options })))
    expect(String(await docx.read('word/styles.xml'))).toContain(accents.plum.slice(1).toUpperCase())
    expect(String(await docx.read('word/document.xml'))).toContain('w:w="11906" w:h="16838"')
  })
})

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
    ['Russian', 'Иван\n\nОпыт\n- Работа', 'SourceSerif4-Bold'],
    ['Georgian', 'გიორგი ბერიძე\n\nუნარები\n- მონაცემები', 'NotoSansGeorgian-Regular'],
    ['Armenian', 'Արամ Պետրոսյան\n\nՀմտություններ\n- Տվյալներ', 'NotoSansArmenian-Regular'],
    ['Thai', 'สมชาย ใจดี\n\nทักษะ\n- ข้อมูล', 'NotoSansThai-Bold'],
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
