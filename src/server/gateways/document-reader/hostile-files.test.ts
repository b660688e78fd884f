import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { DocumentType, ReadFailure } from '@foothold/resume-engine/read'
import {
  buildDocx,
  flateBlanks,
  onePagePdf,
  buildPdf,
  pdfStream,
  textPdf,
  wordParagraph,
  wordXml,
} from '#engine/document-reader/hostile-files.fixture.ts'
import { isLong } from '#test/long.ts'
import { createTestReader } from './document-reader.fixture.ts'
import { buildZip, deflateBlanks } from '#engine/zip/zip.fixture.ts'

const { readFailure, readText } = createTestReader()

const mebibyte = 1024 * 1024

/** The maximum growth of the process while the work runs, in MiB. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  await work().finally(() => clearInterval(watch))
  return (most - before) / mebibyte
}

describe('hostile files cost one thread, under 100 MB and about two seconds', () => {
  const text = wordParagraph('A resume')
  const part = (name: string, mebibytes: number, size = mebibytes * mebibyte) => ({
    name,
    packed: deflateBlanks(mebibytes),
    size,
  })
  const page = (content: Buffer) => onePagePdf(content)
  const kids = Array.from({ length: 5_000 }, () => '3 0 R').join(' ')
  const manyPages = buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count 5000 >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ])
  const loopingPages = buildPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 30 >>',
  ])
  const self = '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>'
  const loopingForm = onePagePdf(
    pdfStream(Buffer.from('/X Do '.repeat(50))),
    [pdfStream(Buffer.from('/X Do '.repeat(50)), self)],
    '/XObject << /X 6 0 R >>',
  )
  const endlessText = Buffer.from(
    `BT /F1 12 Tf 72 700 Td ${'(word) Tj 0 -20 Td (word) Tj 0 20 Td '.repeat(200_000)} ET`,
  )

  type HostileFile = [string, () => Uint8Array, DocumentType, (ReadFailure | 'read')[]]
  const files: HostileFile[] = [
    [
      'a part of 10 GB that claims to be small',
      () => buildZip([part('word/document.xml', 10_240, 100)]),
      'docx',
      ['too-large'],
    ],
    [
      'styles of 1 GB',
      () => buildZip([part('word/document.xml', 16), part('word/styles.xml', 1_024)]),
      'docx',
      ['too-large'],
    ],
    [
      'a nested archive, which is never opened',
      () => buildDocx(text, { 'word/embeddings/bomb.zip': buildZip([part('bomb', 1_024)]) }),
      'docx',
      ['read'],
    ],
    [
      '3,000 entries',
      () => buildZip(Array.from({ length: 3_000 }, (_, n) => ({ name: `${n}`, packed: Buffer.alloc(0), size: 0 }))),
      'docx',
      ['too-large'],
    ],
    [
      'an entity that becomes a billion',
      () => zipSync({ 'word/document.xml': Buffer.from(`<!DOCTYPE a [<!ENTITY b "bb">]>${wordXml('&b;')}`) }),
      'docx',
      ['unreadable'],
    ],
    ['100,000 tables within each other', () => buildDocx('<w:tbl><w:tr><w:tc>'.repeat(100_000)), 'docx', ['too-large']],
    ['300,000 paragraphs', () => buildDocx(text.repeat(300_000)), 'docx', ['too-large', 'timeout']],
    [
      'a page of 10 GB',
      () => page(pdfStream(flateBlanks(10_240), '/Filter /FlateDecode')),
      'pdf',
      ['too-large', 'timeout'],
    ],
    [
      'runs without end',
      () =>
        page(pdfStream(Buffer.from(`${'00'.repeat(9)}`.repeat(100_000)), '/Filter [/ASCIIHexDecode /RunLengthDecode]')),
      'pdf',
      ['too-large', 'no-text', 'timeout'],
    ],
    ['5,000 pages', () => manyPages, 'pdf', ['too-large']],
    ['pages that hold themselves', () => loopingPages, 'pdf', ['unreadable', 'timeout', 'no-text']],
    ['forms that render themselves', () => loopingForm, 'pdf', ['timeout', 'too-large', 'no-text']],
    ['17 MB', () => Buffer.alloc(17 * mebibyte, '%PDF-'), 'pdf', ['too-large']],
    [
      'four million operators that render nothing',
      () => page(pdfStream(deflateSync(Buffer.alloc(16_000_000, 'q Q ')), '/Filter /FlateDecode')),
      'pdf',
      ['timeout', 'too-large', 'no-text'],
    ],
  ]
  /** Variants of the files above. */
  const furtherFiles: HostileFile[] = [
    ['a part of 10 GB', () => buildZip([part('word/document.xml', 10_240, 0xffffffff)]), 'docx', ['too-large']],
    [
      'a page of 1 GB, packed twice',
      () => page(pdfStream(deflateSync(flateBlanks(1_024)), '/Filter [/FlateDecode /FlateDecode]')),
      'pdf',
      ['too-large'],
    ],
    ['400,000 words', () => page(pdfStream(endlessText)), 'pdf', ['too-large', 'timeout']],
  ]

  test.each([...files, ...(isLong ? furtherFiles : [])])('%s', async (_name, make, type, expected) => {
    const file = make()
    let failure = ''
    const grown = await growth(async () => (failure = await readFailure(file, type)))
    expect(expected).toContain(failure)
    expect(grown).toBeLessThan(150)
    expect(await readText(textPdf('the next file'), 'pdf')).toEqual(['the next file'])
  })
})

test('the memory of hostile files is freed', async () => {
  const bomb = buildZip([{ name: 'word/document.xml', packed: deflateBlanks(1_024), size: 1 }])
  await readFailure(bomb, 'docx')
  const grown = await growth(async () => {
    for (let time = 0; time < (isLong ? 10 : 4); time++) await readFailure(bomb, 'docx')
  })
  expect(grown).toBeLessThan(100)
})
