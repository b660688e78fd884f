import sharp from 'sharp'
import { toMemorySource } from '#engine/zip/byte-source.ts'
import { openZip } from '#engine/zip/zip-reader.ts'
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { defaultDesign, designNames } from '#engine/model/designs.ts'
import { writer } from './files.fixture.ts'
import { languages, randomResume } from './random-resumes.fixture.ts'

/* What PDF/UA-1 asks of a file and a program can check. The typesetter cannot check it itself: it has no option for a standard. */

interface Node {
  role: string
  children: Node[]
}

function toNodes(node: object): Node[] {
  const children = 'children' in node && Array.isArray(node.children) ? node.children.flatMap(toNodes) : []
  return 'role' in node && typeof node.role === 'string' ? [{ role: node.role, children }] : children
}
const listRoles = (nodes: Node[]): string[] => nodes.flatMap(({ role, children }) => [role, ...listRoles(children)])
const find = (nodes: Node[], role: string): Node[] =>
  nodes.flatMap((node) => [...(node.role === role ? [node] : []), ...find(node.children, role)])

/** The operators that draw something outside of marked content. */
async function findUnmarked(page: Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>) {
  const { OPS } = await getResolvedPDFJS()
  const drawing = new Set([OPS.showText, OPS.constructPath, OPS.fill, OPS.stroke, OPS.paintImageXObject])
  const { fnArray } = await page.getOperatorList()
  expect(fnArray.some((operator) => operator === OPS.showText)).toBe(true)
  let depth = 0
  return fnArray.filter((operator) => {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth++
    if (operator === OPS.endMarkedContent) depth--
    return depth === 0 && drawing.has(operator)
  })
}

async function inspect(file: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)))
  const trees = await Promise.all(pages.map(async (page) => toNodes((await page.getStructTree()) ?? {})))
  return {
    nodes: trees.flat(),
    unmarked: (await Promise.all(pages.map(findUnmarked))).flat(),
    info: (await pdf.getMetadata()).info,
    preferences: await pdf.getViewerPreferences(),
    isMarked: (await pdf.getMarkInfo())?.Marked,
  }
}

const expectedLanguages: Record<string, string> = {
  latin: 'en',
  arabic: 'ar',
  hebrew: 'he',
  chinese: 'zh',
  japanese: 'ja',
  korean: 'ko',
  cyrillic: 'ru',
}

describe.each(designNames)('a .pdf in the design %s', (design) => {
  test.each(Object.keys(languages))('is whole for screen readers: %s', async (language) => {
    const { text, name } = randomResume(1, language)
    const { nodes, unmarked, info, preferences, isMarked } = await inspect(
      await writer.pdf(text, 'resume', { design: { ...defaultDesign, design } }),
    )
    expect(isMarked).toBe(true)
    expect(info).toMatchObject({ Title: name, Language: expectedLanguages[language] })
    expect(preferences).toMatchObject({ DisplayDocTitle: true })
    expect(unmarked).toEqual([])
    const headings = listRoles(nodes).filter((role) => /^H\d$/.test(role))
    expect(headings[0]).toBe('H1')
    expect(new Set(headings.slice(1))).toEqual(new Set(['H2']))
    const lists = find(nodes, 'L')
    expect(lists.length).toBeGreaterThan(0)
    for (const { children } of lists)
      for (const item of children) {
        expect(item.role).toBe('LI')
        expect(item.children.map(({ role }) => role)).toEqual(['Lbl', 'LBody'])
      }
  })

  test('is whole for screen readers: a photo', async () => {
    const bytes = await sharp({ create: { width: 320, height: 400, channels: 3, background: '#b5502f' } })
      .jpeg()
      .toBuffer()
    const photo = `data:image/jpeg;base64,${bytes.toString('base64')}`
    const { text, name } = randomResume(1, 'latin')
    const options = { design: { ...defaultDesign, design, photo } }
    const file = await writer.pdf(text, 'resume', options)
    const { nodes, unmarked } = await inspect(file)
    expect(unmarked).toEqual([])
    expect(find(nodes, 'Figure')).toHaveLength(1)
    const roles = listRoles(nodes)
    expect(roles.indexOf('Figure')).toBeGreaterThan(roles.indexOf('H1'))
    expect(roles.indexOf('Figure')).toBeLessThan(roles.indexOf('H2'))
    const docx = await openZip(toMemorySource(await writer.docx(text, 'resume', options)))
    expect(String(await docx.read('word/document.xml'))).toContain(`descr="Photo of ${name}"`)
    const letter = await writer.docx(text, 'cover-letter', options)
    expect(String(await (await openZip(toMemorySource(letter))).read('word/document.xml'))).not.toContain('Photo of')
  })

  test('is whole for screen readers: a letter, and a text without a name', async () => {
    const options = { design: { ...defaultDesign, design } }
    const letter = await inspect(
      await writer.pdf('Zoë O’Neill\nzoe@example.test\n\nDear all,\n\nBye', 'cover-letter', options),
    )
    expect(letter).toMatchObject({ unmarked: [], isMarked: true, preferences: { DisplayDocTitle: true } })
    const nameless = await inspect(
      await writer.pdf('SKILLS\n- Drawing\n\nEDUCATION\nBSc, Leeds, 2016', 'resume', options),
    )
    expect(nameless.info).toMatchObject({ Title: expect.stringMatching(/./) as string })
    const levels = listRoles(nameless.nodes).filter((role) => /^H\d$/.test(role))
    expect(levels[0]).toBe('H1')
  })
})
