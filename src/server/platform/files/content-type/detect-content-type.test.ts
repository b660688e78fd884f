import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docx, ole, pdf, picture, types, wordParts, zip } from '#server/platform/files/files.fixture.ts'
import { detectContentType } from './detect-content-type.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'foothold-kinds-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function kind(bytes: Buffer | string) {
  const place = path.join(folder, 'file')
  await writeFile(place, bytes)
  return detectContentType(place)
}

/** Every copy of these bytes, exchanged for others. */
function exchange(bytes: Buffer, from: Buffer, to: Buffer) {
  const changed = Buffer.from(bytes)
  for (let at = changed.indexOf(from); at >= 0; at = changed.indexOf(from, at + 1)) to.copy(changed, at)
  return changed
}
const number = (value: number) => {
  const buffer = Buffer.alloc(4)
  buffer.writeUInt32LE(value)
  return buffer
}
const mebibyte = 2 ** 20
const endSize = 22

/** Where an archive's directory begins, and where it ends. */
const findDirectoryRange = (bytes: Buffer) => [bytes.readUInt32LE(bytes.length - 6), bytes.length - endSize] as const

/** An archive with an entry inside the bytes of another one, so that they count twice. */
function quoting() {
  const inner = zip({ 'inner.txt': new Uint8Array(9) })
  const [innerDirectory, innerEnd] = findDirectoryRange(inner)
  const local = inner.subarray(0, innerDirectory)
  const outer = docx({ outer: [new Uint8Array(local), { level: 0 }] })
  const [start, stop] = findDirectoryRange(outer)
  const entry = Buffer.from(inner.subarray(innerDirectory, innerEnd))
  entry.writeUInt32LE(outer.indexOf(local), 42)
  const end = Buffer.from(outer.subarray(stop))
  for (const at of [8, 10]) end.writeUInt16LE(end.readUInt16LE(at) + 1, at)
  end.writeUInt32LE(stop - start + entry.length, 12)
  return Buffer.concat([outer.subarray(0, stop), entry, end])
}

function withComment(bytes: Buffer, comment: string) {
  const end = Buffer.from(bytes.subarray(-endSize))
  end.writeUInt16LE(comment.length, 20)
  return Buffer.concat([bytes.subarray(0, -endSize), end, Buffer.from(comment)])
}

test('each type is detected by content', async () => {
  expect(await kind(pdf())).toBe(types.pdf)
  expect(await kind(ole())).toBe(types.doc)
  expect(await kind(docx())).toBe(types.docx)
  for (const format of ['jpeg', 'png', 'gif'] as const) expect(await kind(await picture(format))).toBe(types[format])
})

test('empty files, noise, signatures alone and other types are refused', async () => {
  const others = [
    '',
    '%PDF',
    '%PDF-1.7',
    'PK\x03\x04',
    'MZ\x90\0',
    '<html><script>alert(1)</script></html>',
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    'RIFF\0\0\0\0WEBPVP8 ',
    '{\\rtf1 resume}',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(4096, 7),
  ]
  for (const other of others) expect(await kind(other), String(other).slice(0, 20)).toBeNull()
})

test('a file that was cut off is refused', async () => {
  for (const whole of [pdf(), ole(), docx()])
    for (const left of [0.5, 0.9]) expect(await kind(whole.subarray(0, Math.floor(whole.length * left)))).toBeNull()
})

test('a file that is two things at once is refused', async () => {
  const archive = zip({ 'a.class': new Uint8Array(10) })
  const polyglots = {
    'pdf with a page before it': `<html><script>alert(1)</script>${pdf()}`,
    'pdf that begins as a page': pdf().toString().replace('\n', '\n<script>alert(1)</script>\n'),
    'pdf with a page after it': `${pdf()}<script>alert(1)</script>%%EOF`,
    'pdf and archive': Buffer.concat([pdf(), archive]),
    'pdf around an archive': Buffer.concat([
      pdf(),
      archive.subarray(0, -2),
      Buffer.from([6, 0]),
      Buffer.from('%%EOF\n'),
    ]),
    'doc and archive': Buffer.concat([ole(), archive]),
    'docx after a pdf': Buffer.concat([pdf(), docx()]),
    'docx with more in its comment': withComment(docx(), '<script>alert(1)</script>'),
    'docx with bytes after it': Buffer.concat([docx(), Buffer.from('%%EOF')]),
    'docx that holds a pdf': zip({ 'a.pdf': [new Uint8Array(pdf()), { level: 0 }], ...wordParts() }),
    'png and archive': Buffer.concat([await picture(), archive]),
    'gif and script': Buffer.concat([await picture('gif'), Buffer.from('<script>alert(1)</script>')]),
    'jpeg and php': Buffer.concat([await picture('jpeg'), Buffer.from('<?php system($_GET[0]);')]),
    'png and svg': Buffer.concat([await picture(), Buffer.from('<svg onload="alert(1)">')]),
    'jpeg and pdf': Buffer.concat([(await picture('jpeg')).subarray(0, 20), pdf()]),
  }
  for (const [name, bytes] of Object.entries(polyglots)) expect(await kind(bytes), name).toBeNull()
})

test('an archive is a Word document only if it says so and has the document', async () => {
  const [typesPart, document] = ['[Content_Types].xml', 'word/document.xml']
  const parts = wordParts()
  const others = {
    'any zip': zip({ 'a.txt': new Uint8Array(3) }),
    'an empty zip': zip({}),
    spreadsheet: zip(wordParts('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml')),
    'with macros, as it says': zip(wordParts('application/vnd.ms-word.document.macroEnabled.main+xml')),
    'with macros, secretly': docx({ 'word/vbaProject.bin': new Uint8Array(9) }),
    'no types': zip({ [document]: parts[document]! }),
    'no document': zip({ [typesPart]: parts[typesPart]! }),
    'another document': docx({ [document]: new TextEncoder().encode('<html/>') }),
    'a path out of it': docx({ '../../evil.xml': new Uint8Array(3) }),
    'an absolute path': docx({ '/etc/passwd': new Uint8Array(3) }),
  }
  for (const [name, bytes] of Object.entries(others)) expect(await kind(bytes), name).toBeNull()
})

test('an old Office file is a Word document only if it holds one, without macros', async () => {
  expect(await kind(ole({ stream: 'Workbook' }))).toBeNull()
  expect(await kind(ole({ stream: 'PowerPoint Document' }))).toBeNull()
  expect(await kind(ole({ start: 0 }))).toBeNull()
  expect(await kind(ole({ also: '_VBA_PROJECT' }))).toBeNull()
  const circle = ole()
  circle.writeUInt32LE(2, 512 + 9 * 4)
  expect(await kind(circle)).toBeNull()
})

test('a zip bomb is refused, honest or not, at little cost', async () => {
  const zeros = new Uint8Array(100 * mebibyte)
  const small = new Uint8Array(20 * mebibyte)
  const honest = docx({ 'word/media/a.bmp': zeros })
  const byRatio = docx({ 'word/media/a.bmp': small })
  const lying = exchange(byRatio, number(20 * mebibyte), number(1000))
  const overlapping = quoting()
  const before = process.memoryUsage().rss
  for (const [name, bytes] of Object.entries({ honest, byRatio, lying, overlapping })) {
    expect(await kind(bytes), name).toBeNull()
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(50 * mebibyte)
  expect(deflateRawSync(small).length).toBeLessThan(small.length / 100)
})
