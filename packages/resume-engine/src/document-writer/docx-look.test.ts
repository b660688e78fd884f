import { describe, expect, test } from 'vitest'
import { defaultDesign, designNames, type DesignOptions } from '#engine/model/designs.ts'
import { toMemorySource } from '#engine/zip/byte-source.ts'
import { openZip } from '#engine/zip/zip-reader.ts'
import { reader, writer } from './files.fixture.ts'
import { randomResume } from './random-resumes.fixture.ts'

const resume = 'Zoë O’Neill\nzoe@example.test\n\nSKILLS\n- Drawing\n- Surveying\n\nEDUCATION\nBSc, Leeds, 2016'

/** Enough short facts for a column beside the history. */
const facts =
  '\n\nEDUCATION\nBSc in Geography | University of Leeds | 2012\nA-Levels | Harrogate School | 2009' +
  '\n\nCERTIFICATIONS\n- First Aid, 2020\n- Scaffolding Basics, 2021'

describe('a .docx looks like the .pdf', () => {
  const designed = (design: DesignOptions['design'], text = resume) =>
    writer.docx(text, 'resume', { design: { ...defaultDesign, design } }).then((file) => openZip(toMemorySource(file)))

  test.each(designNames)('with its faces, and lines of an exact height: %s', async (design) => {
    const archive = await designed(design)
    const table = String(await archive.read('word/fontTable.xml'))
    expect(table.match(/<w:embed(?:Regular|Bold) /g)).toHaveLength(2)
    const [, name] = /<w:font w:name="([^"]+)"/.exec(table) ?? []
    const styles = String(await archive.read('word/styles.xml'))
    expect(styles).toContain(`w:ascii="${name}"`)
    expect(styles).toContain('w:lineRule="exact"')
    // Kerning, as in the .pdf: without it, lines break at other words.
    expect(styles).toMatch(/<w:docDefaults>.*<w:kern w:val="1"\/>.*<\/w:docDefaults>/)
  })

  test('with the faces of other scripts', async () => {
    const table = String(await (await designed('classic', 'ליאת לוי\n\nכישורים\n- ניהול')).read('word/fontTable.xml'))
    expect([...table.matchAll(/<w:font w:name="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Source Serif 4',
      'Noto Sans Hebrew',
    ])
  })

  test.each([
    ['Georgian', 'გიორგი ბერიძე\n\nუნარები\n- მონაცემები, Excel'],
    ['Armenian', 'Արամ Պետրոսյան\n\nՀմտություններ\n- Տվյալներ, Excel'],
  ])('with every letter of a script that Word counts as Latin: %s', async (script, text) => {
    const archive = await designed('modern', text)
    expect(String(await archive.read('word/document.xml'))).toContain(`w:ascii="Noto Sans ${script}"`)
    const { pages } = await reader.read(await writer.pdf(text, 'resume'), 'pdf')
    const read = pages
      .flatMap(({ items }) => items.map((item) => item.text))
      .join('')
      .toLowerCase()
    for (const word of text.match(/[\p{L}]+/gu) ?? []) expect(read).toContain(word.toLowerCase())
  })

  test('with a narrow column in a frame, whose paragraphs come first', async () => {
    const document = String(
      await (await designed('two-column', randomResume(1, 'latin').text + facts)).read('word/document.xml'),
    )
    const frames = [...document.matchAll(/<w:framePr /g)].map(({ index }) => index)
    expect(frames.length).toBeGreaterThan(5)
    expect(document.indexOf('>EXPERIENCE<')).toBeGreaterThan(frames.at(-1) ?? Infinity)
    expect(document.indexOf('>EDUCATION<')).toBeGreaterThan(frames[0] ?? Infinity)
  })
})
