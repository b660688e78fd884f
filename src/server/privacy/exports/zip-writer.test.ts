import { execFile } from 'node:child_process'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { writeZip, zip, type Entry } from './zip-writer.ts'

async function folder() {
  const made = await mkdtemp(path.join(tmpdir(), 'foothold-zip-test-'))
  onTestFinished(() => rm(made, { recursive: true, force: true }))
  return made
}

async function* listed(entries: Entry[]) {
  yield* entries
}

test('what goes in comes out, pressed or not, whatever the names', async () => {
  const noise = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 251)
  const entries: Entry[] = [
    { name: 'empty.txt', content: [], compress: true },
    { name: 'Résumé 履歴書.txt', content: ['Grüße', ', ', '🌿'], compress: true },
    { name: 'files/noise.bin', content: [noise.subarray(0, 100_000), noise.subarray(100_000)], compress: false },
    { name: 'long.txt', content: Array.from({ length: 1_000 }, (_, index) => `line ${index}\n`), compress: true },
  ]
  const draft = await writeZip(await folder(), listed(entries))
  const bytes = await readFile(draft.path)
  expect(bytes.length).toBe(draft.size)
  expect((await stat(draft.path)).mode & 0o777).toBe(0o600)
  const found = unzipSync(bytes)
  expect(Object.keys(found)).toEqual(entries.map(({ name }) => name))
  expect(strFromU8(found['Résumé 履歴書.txt'] ?? new Uint8Array())).toBe('Grüße, 🌿')
  expect(Buffer.compare(found['files/noise.bin'] ?? new Uint8Array(), noise)).toBe(0)
  expect(found['long.txt']?.length).toBeGreaterThan(8_000)
})

const run = promisify(execFile)
const hasPython = await run('python3', ['--version']).then(
  () => true,
  () => false,
)

test.skipIf(!hasPython)('other programs open it too', async () => {
  const draft = await writeZip(await folder(), listed([{ name: 'ä.txt', content: ['hello'], compress: true }]))
  const script =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist(), z.read("ä.txt"))'
  expect((await run('python3', ['-c', script, draft.path])).stdout).toBe("None ['ä.txt'] b'hello'\n")
})

test('the archive is written only as fast as it is read', async () => {
  let given = 0
  async function* endless() {
    for (;;) {
      given++
      await setImmediate()
      yield 'x'.repeat(100_000)
    }
  }
  let read = 0
  for await (const piece of zip(listed([{ name: 'endless', content: endless(), compress: false }]))) {
    read += piece.length
    if (read > 1_000_000) break
  }
  expect(given).toBeLessThan(15)
})

test('of one that fails nothing is left', async () => {
  const place = await folder()
  async function* broken(): AsyncGenerator<Entry> {
    yield { name: 'fine', content: ['fine'], compress: true }
    throw new Error('the disk is gone')
  }
  await expect(writeZip(place, broken())).rejects.toThrow('the disk is gone')
  expect(await readdir(place)).toEqual([])
})
