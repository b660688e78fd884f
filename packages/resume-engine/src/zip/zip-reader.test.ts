import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { toMemorySource, withFileSource } from './byte-source.ts'
import { findZipDirectory } from './zip-directory.ts'
import { buildZip, deflateBlanks, mebibyte, type PackedEntry } from './zip.fixture.ts'
import { openZip } from './zip-reader.ts'

const open = (bytes: Uint8Array) => openZip(toMemorySource(bytes))
const entry = (name: string, text = name): PackedEntry => ({
  name,
  packed: deflateRawSync(text),
  size: Buffer.byteLength(text),
})
const blanks = (name: string, mebibytes: number, size = mebibytes * mebibyte): PackedEntry => ({
  name,
  packed: deflateBlanks(mebibytes),
  size,
})

test('packed, stored and empty entries are read, whole or in part, and others are null', async () => {
  const text = new TextEncoder().encode('A resume')
  const archive = await open(zipSync({ packed: text, stored: [text, { level: 0 }], empty: new Uint8Array() }))
  expect([...archive.entries.keys()].toSorted()).toEqual(['empty', 'packed', 'stored'])
  for (const name of ['packed', 'stored']) {
    expect(String(await archive.read(name))).toBe('A resume')
    expect(String(await archive.read(name, 3))).toBe('A r')
  }
  expect(await archive.read('empty')).toEqual(Buffer.alloc(0))
  expect(await archive.read('missing')).toBeNull()
  await archive.verify()
})

test('an archive on disk is read as one in memory is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'foothold-zip-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'archive.zip')
  await writeFile(file, buildZip([entry('one'), entry('two', 'x'.repeat(200_000))]))
  await withFileSource(file, async (source) => {
    const archive = await openZip(source)
    expect(String(await archive.read('one'))).toBe('one')
    expect(await archive.read('two')).toHaveLength(200_000)
  })
})

describe('an archive is malformed', () => {
  const whole = buildZip([entry('one'), entry('two')])
  const change = (position: number, value: number) => {
    const changed = Buffer.from(whole)
    changed.writeUInt32LE(value, position)
    return changed
  }
  const directory = Buffer.from(whole).readUInt32LE(whole.length - 6)

  const malformed: [string, Uint8Array][] = [
    ['without a directory', Buffer.from('no archive')],
    ['cut short', whole.subarray(0, -5)],
    ['with bytes before it', Buffer.concat([Buffer.from('%PDF-'), whole])],
    ['with bytes after it', Buffer.concat([whole, Buffer.from('%%EOF')])],
    ['whose entries overlap', change(directory + 46 + 3 + 42, 0)],
    ['whose first entry is not at its beginning', change(directory + 42, 3)],
    ['with a signature too few', change(directory, 0)],
    ['with two entries of one name', buildZip([entry('one'), entry('one')])],
    ['with an encrypted entry', buildZip([{ ...entry('one'), flags: 1 }])],
    ['packed in another way', buildZip([{ ...entry('one'), method: 12 }])],
    ['with a path out of it', buildZip([entry('../one')])],
    ['with an absolute path', buildZip([entry('/one')])],
    ['with a backslash', buildZip([entry('a\\b')])],
  ]
  test.each(malformed)('%s', async (_name, bytes) => {
    await expect(open(bytes)).rejects.toMatchObject({ name: 'ZipError', reason: 'malformed' })
  })

  test('if an entry holds less than it says, or cannot be inflated', async () => {
    const broken = await open(
      buildZip([
        { ...entry('short'), size: 9 },
        { name: 'damaged', packed: Buffer.from('no deflate stream'), size: 9 },
      ]),
    )
    for (const name of ['short', 'damaged']) {
      await expect(broken.read(name)).rejects.toMatchObject({ reason: 'malformed' })
    }
    await expect(broken.verify()).rejects.toMatchObject({ reason: 'malformed' })
  })
})

describe('an archive is too large', () => {
  const bombs: [string, () => Uint8Array][] = [
    ['with 2,001 entries', () => buildZip(Array.from({ length: 2_001 }, (_, index) => entry(`${index}`)))],
    [
      'with names of more than a mebibyte',
      () => buildZip(Array.from({ length: 40 }, (_, index) => entry(`${index}`.padEnd(30_000)))),
    ],
    ['with more than 64 MiB', () => zipSync({ noise: [new Uint8Array(65 * mebibyte), { level: 0 }] })],
    ['that inflates a hundredfold, from 8 MiB on', () => buildZip([blanks('blanks', 16)])],
    ['of 10 GB', () => buildZip([blanks('blanks', 10_240, 0xffffffff)])],
  ]
  test.each(bombs)('%s', async (_name, build) => {
    await expect(open(build())).rejects.toMatchObject({ name: 'ZipError', reason: 'too-large' })
  })

  test('if an entry holds more than it says, found before much of it is inflated', async () => {
    const archive = await open(buildZip([blanks('blanks', 1_024, 1_000)]))
    const before = process.memoryUsage().rss
    await expect(archive.read('blanks')).rejects.toMatchObject({ reason: 'too-large' })
    await expect(archive.verify()).rejects.toMatchObject({ reason: 'too-large' })
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * mebibyte)
  })

  test('but not below 8 MiB, whatever the ratio', async () => {
    const archive = await open(zipSync({ blanks: new Uint8Array(7 * mebibyte) }))
    expect(await archive.read('blanks')).toHaveLength(7 * mebibyte)
  })
})

test('a directory is found in any file that ends as an archive', async () => {
  const archive = buildZip([entry('one')])
  const find = (bytes: Uint8Array) => findZipDirectory(toMemorySource(bytes))
  expect(await find(Buffer.concat([Buffer.from('%PDF-1.7'), archive]))).toMatchObject({ entries: 1 })
  expect(await find(Buffer.concat([archive, Buffer.from('comment')]))).toMatchObject({ entries: 1 })
  expect(await find(Buffer.from('%PDF-1.7 PK'))).toBeNull()
})
