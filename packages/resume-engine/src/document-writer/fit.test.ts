import { describe, expect, test } from 'vitest'
import { defaultDesign, type DesignOptions } from '#engine/model/designs.ts'
import type { DocumentKind } from '#engine/model/forms.ts'
import { renderPreview } from '#engine/render.ts'
import { toMemorySource } from '#engine/zip/byte-source.ts'
import { openZip } from '#engine/zip/zip-reader.ts'
import { reader, writer } from './files.fixture.ts'

const bullet =
  'Led a project for the customer team and cut the response time by ten percent within a year of work on it.'
const makeResume = (bullets: number) =>
  `Ann Lee\nann@example.test\n\nEXPERIENCE\nPlanner | Acme\nMar 2021 - Present\n${`- ${bullet}\n`.repeat(bullets)}`

const normal: DesignOptions = { ...defaultDesign, spacing: 'normal' }

async function countPages(text: string, design: DesignOptions, kind: DocumentKind = 'resume') {
  const { pageCount, isFitted } = await renderPreview(text, kind, design)
  const { pages } = await reader.read(await writer.pdf(text, kind, { design }), 'pdf')
  expect(pages).toHaveLength(pageCount)
  return { pageCount, isFitted }
}

const readPart = async (file: Uint8Array, name: string) =>
  String(await (await openZip(toMemorySource(file))).read(name))

describe('without a chosen spacing', () => {
  test('a document that fits is written as designed', async () => {
    expect(await countPages(makeResume(10), defaultDesign)).toEqual({ pageCount: 1, isFitted: false })
  })

  test('a nearly empty last page is avoided by less space, as much as is needed', async () => {
    const short = makeResume(25)
    expect(await countPages(short, normal)).toMatchObject({ pageCount: 2 })
    expect(await countPages(short, defaultDesign)).toEqual({ pageCount: 1, isFitted: true })
    expect(await countPages(short, { ...defaultDesign, spacing: 'snug' })).toMatchObject({ pageCount: 1 })
  })

  test('a .docx is written like the .pdf', async () => {
    const text = makeResume(25)
    const [fitted, snug, plain] = await Promise.all(
      [defaultDesign, { ...defaultDesign, spacing: 'snug' as const }, normal].map(async (design) =>
        readPart(await writer.docx(text, 'resume', { design }), 'word/document.xml'),
      ),
    )
    expect(fitted).toBe(snug)
    expect(fitted).not.toBe(plain)
  })

  test('a last page that is more than a third full stays, and so does one that nothing saves', async () => {
    expect(await countPages(makeResume(38), defaultDesign)).toEqual({ pageCount: 2, isFitted: false })
    const compact: DesignOptions = { ...defaultDesign, design: 'compact' }
    expect(await countPages(makeResume(75), compact)).toEqual({ pageCount: 2, isFitted: false })
  })

  test('a size that the person chose stays', async () => {
    const file = await writer.pdf(makeResume(23), 'resume', { design: { ...defaultDesign, size: 'large' } })
    const { pages } = await reader.read(file, 'pdf')
    expect(pages[0]?.items.find(({ text }) => text.startsWith('Led a'))?.fontSize).toBeCloseTo(11)
  })

  test('a letter of one page and a few lines becomes one page', async () => {
    const letter = `Ann Lee\nann@example.test\n\nDear all,\n\n${`${bullet}\n\n`.repeat(19)}`
    expect(await countPages(letter, normal, 'cover-letter')).toMatchObject({ pageCount: 2 })
    expect(await countPages(letter, defaultDesign, 'cover-letter')).toEqual({ pageCount: 1, isFitted: true })
  })
})

describe('where one page is asked for', () => {
  const onePage: DesignOptions = { ...defaultDesign, spacing: 'one-page' }

  test('the text gets as small as it needs to be, and no document loses a line', async () => {
    expect(await countPages(makeResume(32), { ...onePage, size: 'large' })).toEqual({ pageCount: 1, isFitted: true })
    const file = await writer.pdf(makeResume(32), 'resume', { design: onePage })
    const { workHistory } = await reader.readResume(file, 'pdf')
    expect(workHistory[0]?.description.split('\n')).toHaveLength(32)
  })

  test('a text that is too long stays as designed', async () => {
    expect(await countPages(makeResume(60), onePage)).toMatchObject({ isFitted: false })
  })
})

test('the lines of the pages say where each one is', async () => {
  const { lines, width } = await renderPreview(`${makeResume(30)}\nSKILLS\nA <b> & "c"`, 'resume', normal)
  expect(lines[0]).toEqual({ page: 1, left: 62, baseline: 70, text: 'Ann Lee' })
  expect(lines.at(-1)).toMatchObject({ page: 2, text: 'A <b> & "c"' })
  for (const [index, { page, left, baseline }] of lines.entries()) {
    expect(left).toBeLessThan(width / 2)
    const before = lines[index - 1]
    if (before?.page === page) expect(baseline).toBeGreaterThan(before.baseline)
  }
})
