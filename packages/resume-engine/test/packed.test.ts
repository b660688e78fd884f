import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { build } from '../scripts/build.ts'

const root = path.join(import.meta.dirname, '../../..')
const sample = path.join(root, 'bench/resume-reader/files/a01.pdf')

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'resume-engine-'))
let folder: string

interface Lock {
  packages: Record<string, { dependencies?: Record<string, string> }>
}

/** The folders of the package's dependencies, and of theirs. */
function listInstalled(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock
  const found = new Set<string>()
  const open = ['packages/resume-engine']
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const dependency of Object.keys(packages[name]?.dependencies ?? {})) {
      const nested = `${name}/node_modules/${dependency}`
      const place = nested in packages ? nested : `node_modules/${dependency}`
      if (!found.has(place)) open.push(place)
      found.add(place)
    }
  }
  return [...found]
}

beforeAll(() => {
  const packed = makeFolder()
  folder = makeFolder()
  build(packed)
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', packed, '--json', '--pack-destination', packed], { encoding: 'utf8' }),
  ) as [{ filename: string }]
  // What the registry would give is copied from the project, so that nothing is fetched.
  for (const place of listInstalled()) cpSync(path.join(root, place), path.join(folder, place), { recursive: true })
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', path.join(packed, filename)], { cwd: folder })
  rmSync(packed, { recursive: true })
  return () => rmSync(folder, { recursive: true })
}, 120_000)

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(folder, 'node_modules/.bin/resume-engine'), ...args],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

test('reads a file, analyses it and renders it again, from outside the project', { timeout: 120_000 }, () => {
  expect(run('read', sample, '--out', 'resume.json')).toEqual({ status: 0, stdout: '', stderr: '' })
  const resume = JSON.parse(readFileSync(path.join(folder, 'resume.json'), 'utf8'))
  expect(resume.basics.email).toContain('@')
  for (const [name, signature] of [
    ['resume.pdf', '%PDF-'],
    ['resume.docx', 'PK'],
  ] as const) {
    expect(run('render', 'resume.json', '--out', name, '--design', 'modern')).toMatchObject({ status: 0, stderr: '' })
    expect(readFileSync(path.join(folder, name), 'latin1').startsWith(signature)).toBe(true)
    const again = run('read', name)
    expect(JSON.parse(again.stdout).basics).toMatchObject({ name: resume.basics.name, email: resume.basics.email })
  }
  writeFileSync(
    path.join(folder, 'posting.txt'),
    'We are looking for an astronaut. Requirements: Docker, Kubernetes, SQL.',
  )
  const analysis = run('analyze', 'resume.pdf', '--posting', 'posting.txt', '--json')
  expect(analysis.status).toBe(0)
  expect(JSON.parse(analysis.stdout)).toMatchObject({ coverage: { required: { total: expect.any(Number) } } })
  const low = run('analyze', 'resume.pdf', '--posting', 'posting.txt', '--min-score', '99')
  expect(low).toMatchObject({ status: 1, stderr: '' })
  expect(low.stdout).toContain('Score:')
})

test.each([
  ['no command', []],
  ['an unknown command', ['write']],
  ['an unknown option', ['read', sample, '--colour', 'red']],
  ['no output', ['render', 'resume.json']],
  ['an unknown design', ['render', 'resume.json', '--out', 'resume.pdf', '--design', 'baroque']],
  ['a score that is no number', ['analyze', sample, '--min-score', 'high']],
])('explains the usage and exits with 2: %s', (_name, args) => {
  const { status, stdout, stderr } = run(...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain('Usage: resume-engine')
})

test('exits with 1 and a reason for a file that is missing or cannot be read', () => {
  writeFileSync(path.join(folder, 'broken.pdf'), 'no PDF')
  expect(run('read', 'broken.pdf')).toMatchObject({ status: 1, stderr: expect.stringContaining('cannot be read') })
  expect(run('analyze', 'nowhere.txt')).toMatchObject({ status: 1, stderr: expect.stringContaining('nowhere.txt') })
  expect(run('render', 'broken.pdf', '--out', 'a.pdf')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('not a JSON Resume'),
  })
})

test('the examples of its README run', { timeout: 120_000 }, () => {
  const readme = readFileSync(path.join(folder, 'node_modules/@foothold/resume-engine/README.md'), 'utf8')
  const examples = [...readme.matchAll(/```js\n([^]*?)```/g)].map(([, code = '']) => code)
  expect(examples).toHaveLength(5)
  for (const example of examples) {
    writeFileSync(path.join(folder, 'example.mjs'), example)
    const { status, stderr } = spawnSync(process.execPath, ['example.mjs'], { cwd: folder, encoding: 'utf8' })
    expect({ status, stderr }, example).toEqual({ status: 0, stderr: '' })
  }
})
