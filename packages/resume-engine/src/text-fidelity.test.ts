import { getDocumentProxy } from 'unpdf'
import { describe, expect, test, vi } from 'vitest'
import { isBullet } from '#engine/document-outline/line-shapes.ts'
import { readDocument } from '#engine/document-reader/read-document.ts'
import { parseXml, type XmlNode } from '#engine/document-reader/xml.ts'
import { writer } from '#engine/document-writer/files.fixture.ts'
import { typeTexts } from '#engine/document-writer/typed-texts.fixture.ts'
import { parseJsonResume, toJsonResume } from '#engine/json-resume.ts'
import { blankPosition, blankResume, toUnfinishedResume } from '#engine/model/resume-values.ts'
import { hasBullet } from '#engine/resume-reader/text.ts'
import { toPlainText } from '#engine/resume-reader/to-plain-text.ts'
import { writeResume } from '#engine/write.ts'
import { capitalize } from '#engine/writer/statements.ts'
import { toMemorySource } from '#engine/zip/byte-source.ts'
import { openZip } from '#engine/zip/zip-reader.ts'

/* What a person types is in every file as typed. The exceptions are those of the table in the README of this package. */

// A busy machine may take long over many files; nothing here asserts on the time.
vi.setConfig({ testTimeout: 180_000 })

const texts = typeTexts(5_000, 1)
const toBatches = (size: number) =>
  Array.from({ length: texts.length / size }, (_, at) => texts.slice(at * size, (at + 1) * size))

/** Tabs, no-break spaces and the like become one space. */
const toShown = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

/** The texts that none of the lines is. */
function findLost(given: string[], lines: string[]): string[] {
  const found = new Set(lines)
  return given.filter((text) => !found.has(text))
}

/** In turn: the bullets of a resume, its paragraphs, and those of a letter. A paragraph with the mark of a bullet is one. */
const documents = toBatches(texts.length / 5).map((batch, index) => {
  const isList = index % 3 === 0
  const typed = isList ? batch : batch.filter((text) => !isBullet(text))
  const body = isList ? typed.map((text) => `- ${text}`).join('\n') : typed.join('\n\n')
  const kind = index % 3 === 1 ? ('resume' as const) : ('cover-letter' as const)
  const text = `Ann Lee\nann@example.test\n\nSUMMARY\nBelow.\n\n${body}`
  return { typed: typed.map(toShown), text, kind, docx: writer.docx(text, kind) }
})

const listTexts = (node: XmlNode): string[] => (node.name === 'w:t' ? [node.text] : node.children.flatMap(listTexts))
const listParagraphs = (node: XmlNode): string[] =>
  node.name === 'w:p' ? [listTexts(node).join('')] : node.children.flatMap(listParagraphs)

async function readDocxLines(file: Uint8Array): Promise<string[]> {
  const archive = await openZip(toMemorySource(file))
  return listParagraphs(parseXml(String(await archive.read('word/document.xml'))))
}

async function readPdfLines(file: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(file))
  const lines: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    const runs = items.flatMap((item) => ('str' in item && item.str !== '' ? [item] : []))
    for (const [index, { str, transform }] of runs.entries()) {
      if (!(Math.abs(transform[5] - runs[index - 1]?.transform[5]) < 1)) lines.push('')
      lines.push(`${lines.pop()}${str}`)
    }
  }
  return lines.map((line) => line.replace(/^•/, '').trim())
}

const turned = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** What a .pdf does not keep for every reader, by its name in the table. */
const unreadableInPdf: Record<string, (text: string) => boolean> = {
  'letters of several glyphs': (text) => /[\p{Script=Thai}\p{Script=Devanagari}]/u.test(text),
  'brackets of Chinese and Japanese': (text) => /[「」]/u.test(text),
  'signs on a right-to-left line': (text) =>
    turned.test(text) && /[\p{S}\p{No}\p{Pi}\p{Pf}]|[^\s\p{L}\p{N}]{2}|\ufe0f/u.test(text),
  'Arabic and Hebrew in one line': (text) => /\p{Script=Arabic}/u.test(text) && /\p{Script=Hebrew}/u.test(text),
}
const isReadableInPdf = (text: string) => !Object.values(unreadableInPdf).some((isUnreadable) => isUnreadable(text))

/** In these runs the spaces of a PDF are places, not characters. */
const hasPlacedSpaces = (text: string) => turned.test(text) || text.includes('\ufe0f')
const toRead = (text: string) => (hasPlacedSpaces(text) ? text.replaceAll(/\s/gu, '') : text)

describe(`${texts.length} texts of every kind`, () => {
  test('are in a .docx as typed', async () => {
    for (const { typed, docx } of documents) expect(findLost(typed, await readDocxLines(await docx))).toEqual([])
  })

  test('are in a .pdf as typed', async () => {
    for (const { typed, text, kind } of documents) {
      const lines = await readPdfLines(await writer.pdf(text, kind))
      const readable = typed.filter(isReadableInPdf)
      expect(findLost(readable.map(toRead), lines.map(toRead))).toEqual([])
    }
  })

  test('are in the text of a resume as typed', () => {
    const lines = toBatches(100).flatMap((certifications) => {
      const form = toUnfinishedResume({ ...blankResume, fullName: 'Ann Lee', certifications })
      return writeResume(form.data!).text.split('\n')
    })
    expect(
      findLost(
        texts.map((text) => `- ${toShown(text)}`),
        lines,
      ),
    ).toEqual([])
  })

  test('are in a JSON Resume, and read from it, as typed', () => {
    for (const batch of toBatches(100)) {
      const description = batch.join('\n')
      const values = {
        ...blankResume,
        summary: description,
        certifications: batch,
        positions: [{ ...blankPosition, description }],
      }
      const json = JSON.stringify(toJsonResume(values))
      expect(JSON.parse(json)).toMatchObject({
        basics: { summary: description },
        certificates: batch.map((name) => ({ name })),
        work: [{ summary: description }],
      })
      expect(parseJsonResume(json)).toEqual(values)
    }
  })

  test('are read back from a .docx as typed', async () => {
    for (const { typed, docx } of documents) {
      const read = toPlainText(await readDocument(await docx, 'docx'))
      const lines = read.split('\n').map((line) => line.replace(/^- /, ''))
      // A line that begins with the mark of a bullet is read as one.
      const unmarked = typed.filter((line) => !hasBullet(line))
      expect(findLost(unmarked, lines)).toEqual([])
    }
  })
})

test.each([...documents.entries()])('one altered character of document %i is found', (_, { typed }) => {
  const altered = typed.with(7, `${typed[7]?.slice(0, 3)}\u200b${typed[7]?.slice(3)}`)
  expect(findLost(typed, altered)).toEqual([typed[7]])
})

test.each(['p99 fell', 'iOS app', 'std::vector', 'node.js'])('%s begins a line with its small letter', (text) => {
  expect(capitalize(text)).toBe(text)
  expect(capitalize('led x')).toBe('Led x')
})
