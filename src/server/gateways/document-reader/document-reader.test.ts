import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { DocumentType } from '@foothold/resume-engine/read'
import { createDocumentReader } from './document-reader.ts'
import {
  buildDocx,
  imagePdf,
  onePagePdf,
  pdfStream,
  textPdf,
  wordParagraph,
} from '#engine/document-reader/hostile-files.fixture.ts'
import { pickEvery } from '#test/long.ts'
import { createTestReader } from './document-reader.fixture.ts'
import { buildZip, deflateBlanks } from '#engine/zip/zip.fixture.ts'

const { reader, readFailure, readText } = createTestReader()

describe('ordinary files', () => {
  test('a resume in another language says that we write English only', async () => {
    const read = async (...lines: string[]) =>
      (await reader.readResume(buildDocx(lines.map(wordParagraph).join('')), 'docx')).languageNote
    const german = 'Ich habe die Buchhaltung für drei Filialen geführt und den Monatsabschluss um zwei Tage verkürzt.'
    const english = 'I kept the books of three shops and closed the month two days earlier than before.'
    expect(await read('Noor Haddad', 'Profil', german)).toContain('We write and score English only.')
    expect(await read('Noor Haddad', 'Summary', english)).toBeUndefined()
  })

  test('a PDF, with the positions of its text', async () => {
    const { pages } = await reader.read(textPdf('Maren Oakhurst'), 'pdf')
    expect(pages).toEqual([
      {
        width: 612,
        height: 792,
        part: 'body',
        items: [expect.objectContaining({ text: 'Maren Oakhurst', x: 72, y: 792 - 700 - 12, fontSize: 12 })],
      },
    ])
  })

  test('a PDF whose text is packed twice', async () => {
    const text = deflateSync(deflateSync('BT /F1 12 Tf 72 700 Td (packed) Tj ET'))
    const file = onePagePdf(pdfStream(text, '/Filter [/FlateDecode /FlateDecode]'))
    expect(await readText(file, 'pdf')).toEqual(['packed'])
  })

  test('a Word document with its header, its text box once, its table, and nothing hidden or deleted', async () => {
    const box = (text: string) => `<w:txbxContent>${wordParagraph(text)}</w:txbxContent>`
    const body = `${wordParagraph('A &amp; B')}
<w:p><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del></w:p>
<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing>${box('in a box')}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box('in a box')}</w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>
<w:tbl><w:tr><w:tc>${wordParagraph('left')}</w:tc><w:tc>${wordParagraph('right')}</w:tc></w:tr></w:tbl>`
    const header = Buffer.from(`<w:hdr>${wordParagraph('from the header')}</w:hdr>`)
    const { pages } = await reader.read(
      buildDocx(body, { 'word/header1.xml': header, 'word/header2.xml': header }),
      'docx',
    )
    const texts = pages.map(({ part, items }) => [part, ...items.map((item) => item.text)])
    expect(texts).toEqual([
      ['margin', 'from the header'],
      ['box', 'in a box'],
      ['body', 'A & B', 'left', 'right'],
    ])
    const [left, right] = pages.at(-1)?.items.slice(1) ?? []
    expect(left?.y).toBe(right?.y)
    expect(left?.x).toBeLessThan(right?.x ?? 0)
  })
})

describe('files without a text', () => {
  test('a scanned image says so, in words for a person', async () => {
    await expect(reader.read(imagePdf(), 'pdf')).rejects.toThrow(
      'This file has no text that can be read: it may be a scanned image.',
    )
    expect(await readFailure(buildDocx('<w:p/>'), 'docx')).toBe('no-text')
  })

  test('a file of another type than it claims', async () => {
    const polyglot = Buffer.concat([textPdf('both'), buildDocx(wordParagraph('both'))])
    expect(await readFailure(polyglot, 'docx')).toBe('unreadable')
    expect(await readFailure(polyglot, 'doc')).toBe('unreadable')
    expect(await readFailure(buildDocx(wordParagraph('text')), 'doc')).toBe('unreadable')
    expect(await readFailure(buildDocx(wordParagraph('text')), 'pdf')).toBe('unreadable')
    expect(await readFailure(Buffer.from('GIF89a'), 'pdf')).toBe('unreadable')
    expect(await readFailure(new Uint8Array(0), 'docx')).toBe('unreadable')
  })

  test('an archive without a Word document', async () => {
    expect(await readFailure(buildZip([{ name: 'notes.txt', packed: deflateBlanks(16), size: 5 }]), 'docx')).toBe(
      'unreadable',
    )
  })

  test('a protected PDF', async () => {
    const encrypted = textPdf('secret')
      .toString('latin1')
      .replace(
        '/Root 1 0 R',
        '/Root 1 0 R /ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <00> /U <00> /P -4 >>',
      )
    expect(await readFailure(Buffer.from(encrypted, 'latin1'), 'pdf')).toBe('unreadable')
  })
})

describe('broken files', () => {
  const folder = join(import.meta.dirname, '../../../../bench/resume-reader/files')
  const samples = ['a01.pdf', 'a02.docx', 'a05.doc']

  test.each(samples)('%s cut short or damaged gives a text or its error, never anything else', async (name) => {
    const file = readFileSync(join(folder, name))
    const type = name.split('.')[1] as DocumentType
    const cut = [0.02, 0.3, 0.6, 0.95].map((share) => file.subarray(0, file.length * share))
    const damaged = [7, 31, 101].map((every) =>
      file.map((byte, index) => (index > 600 && index % every === 0 ? byte ^ 0xa5 : byte)),
    )
    for (const broken of pickEvery(3, [...cut, ...damaged])) {
      expect(['read', 'unreadable', 'no-text', 'too-large', 'timeout']).toContain(await readFailure(broken, type))
    }
    expect(await readFailure(file, type)).toBe('read')
  })
})

test('a file that takes too long is given up, in words for a person', async () => {
  const impatient = createDocumentReader({ cpuMs: 1, wallMs: 5_000 })
  await expect(impatient.read(textPdf('text'), 'pdf')).rejects.toThrow('took too long')
  await impatient.close()
})
