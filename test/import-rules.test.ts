import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkLayers, findCircles, findViolation, getLayer, listSpecifiers } from '../scripts/check-layers.ts'
import { layers } from '../scripts/layers.ts'
import { allowed, filesByLayer, forbidden } from './import-probes.fixture.ts'

const root = path.dirname(import.meta.dirname)

/** Lints the given files in a temporary folder. Returns the findings as `file: rule`. */
function lint(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-lint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['.oxlintrc.json', 'package.json', 'tsconfig.json'])
    copyFileSync(path.join(root, name), path.join(folder, name))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), content)
  }
  const args = [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'src', 'packages']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  return diagnostics.map(({ filename, code }) => `${filename}: ${code}`)
}

const isRefused = (probe: string) => {
  const [file = '', specifier = ''] = probe.split(' -> ')
  return findViolation(file, specifier) !== undefined
}

test('refuses every import against the direction of the layers', () => {
  expect(forbidden.filter(isRefused)).toEqual(forbidden)
})

test('in every layer refuses packages for development, and Node in the browser', () => {
  expect(Object.entries(filesByLayer).map(([name, file]) => [name, getLayer(file)?.name])).toEqual(
    layers.map(({ name }) => [name, name]),
  )
  const everywhere = Object.values(filesByLayer)
  expect(everywhere.filter((file) => !isRefused(`${file} -> vitest`))).toEqual([])
  const inBrowser = everywhere.filter((file) => !/^src\/server|document-reader/.test(file))
  expect(inBrowser.filter((file) => !isRefused(`${file} -> node:fs`))).toEqual([])
})

test('and lets the layers use what is below them', () => {
  expect(allowed.filter(isRefused)).toEqual([])
})

test('sees every way to import: values, types, exports, and dynamic ones', () => {
  const source = `
    import './a.ts'
    import { b } from './b.ts'
    import type { C } from './c.ts'
    export { d } from './d.ts'
    export * from './e.ts'
    export type { F } from './f.ts'
    const g = await import('./g.ts')
    const h: typeof import("./h.ts") = g
    lazy(() => import(/* webpackIgnore: true */ './i.ts'))
    const j = await import(folder + name)`
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => `./${name}.ts`)
  expect(listSpecifiers('probe.tsx', source).toSorted()).toEqual([...names, 'folder + name'])
})

test('finds circles between folders', () => {
  const edges = ['a b', 'b c', 'c a', 'c d', 'd e', 'e d', 'f a'].map((edge) => edge.split(' ') as [string, string])
  expect(findCircles(edges)).toEqual(['a b c', 'd e'])
  expect(findCircles(edges.slice(3, 5))).toEqual([])
})

test.each([
  ['src/server/people', 'src/server/platform', '#server/people/users/a.ts', '#server/platform/audit/b.ts'],
  ['src/server/people/auth', 'src/server/people/users', '#server/people/auth/a.ts', '#server/people/users/b.ts'],
  ['src/web/features/money', 'src/web/features/people', '#web/features/money/a/a.ts', '#web/features/people/b/b.ts'],
  ['src/web/features/work/a', 'src/web/features/work/b', '#web/features/work/a/a.ts', '#web/features/work/b/b.ts'],
])('refuses circles between %s and %s', (one, other, inOne, inOther) => {
  const toFile = (specifier: string) => specifier.replace('#', 'src/')
  const imports = [
    { from: toFile(inOne), specifier: inOther },
    { from: toFile(inOther), specifier: inOne },
  ]
  expect(checkLayers(imports)).toContain(`Circle of imports: ${one} ${other}`)
})

test('the product keeps to its layers, without circles between its folders', () => {
  expect(checkLayers()).toEqual([])
})

test('the linter refuses effects of events outside the events', () => {
  const probes = {
    'src/server/work/rules/a.ts': "export { publishLive as a } from '#server/db/live.ts'\n",
    'src/server/people/users/b.ts': "export { syncPromises as b } from '#server/promises/promises.service.ts'\n",
    'src/server/promises/c.ts': "export { syncContactPromises as c } from '#server/promises/promises.service.ts'\n",
    'src/server/events/d.ts': "export { publishLive as d } from '#server/db/live.ts'\n",
  }
  const findings = lint(probes).filter((finding) => finding.includes('no-restricted-imports'))
  expect(findings.map((finding) => path.basename(finding.split(':')[0] ?? '')).toSorted()).toEqual([
    'a.ts',
    'b.ts',
    'c.ts',
  ])
})

test('the linter refuses what .oxlintrc.json names', () => {
  const probes: Record<string, string> = {
    'typescript(no-explicit-any)': 'export const a = (b: any) => b',
    'typescript(no-non-null-assertion)': 'export const a = (b: string | null) => b!.length',
    'typescript(consistent-type-imports)': "import { B } from './b.ts'\nexport const a = (b: B) => b",
    'import(no-default-export)': 'export default 1',
    'eslint(max-lines)': Array.from({ length: 251 }, (_, line) => `export const a${line} = 1`).join('\n'),
    'eslint(no-console)': 'console.log(1)',
    'eslint(eqeqeq)': 'export const a = (b: unknown) => b == 1',
    'node(no-process-env)': 'export const a = process.env.HOME',
    'react(no-array-index-key)': 'export const A = () => [1].map((_, key) => <b key={key} />)',
    'react-hooks(rules-of-hooks)':
      "import { useState } from 'react'\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1)\n  return null\n}",
    'react-hooks(exhaustive-deps)':
      "import { useEffect } from 'react'\nexport function useA(b: () => void) {\n  useEffect(() => b(), [])\n}",
  }
  const rules = Object.keys(probes)
  const findings = lint(Object.fromEntries(rules.map((rule, index) => [`src/web/${index}.tsx`, `${probes[rule]}\n`])))
  expect(findings).toEqual(expect.arrayContaining(rules.map((rule, index) => `src/web/${index}.tsx: ${rule}`)))
})

test('the linter refuses import cycles, of types too', () => {
  const files = {
    'src/contract/a.ts': "import { b } from './b.ts'\nexport const a = b\nexport type A = string\n",
    'src/contract/b.ts': "import type { A } from './a.ts'\nexport const b: A = ''\n",
  }
  // The linter reports files in the order in which its threads finish.
  const findings = lint(files).filter((finding) => finding.includes('no-cycle'))
  expect(findings.sort()).toEqual(['src/contract/a.ts: import(no-cycle)', 'src/contract/b.ts: import(no-cycle)'])
})

test('the check names a file that nothing imports', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'foothold-unused-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of ['knip.json', 'package.json', 'tsconfig.json'])
    copyFileSync(path.join(root, name), path.join(folder, name))
  for (const name of ['scripts', 'src']) mkdirSync(path.join(folder, name))
  writeFileSync(path.join(folder, 'scripts/start.ts'), "import '../src/used.ts'\n")
  writeFileSync(path.join(folder, 'src/used.ts'), 'console.log(1)\n')
  writeFileSync(path.join(folder, 'src/unused.ts'), 'console.log(2)\n')
  const args = [path.join(root, 'node_modules/knip/bin/knip.js'), '--include=files', '--reporter=json']
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { issues } = JSON.parse(stdout) as { issues: { file: string }[] }
  expect(issues.map(({ file }) => file)).toEqual(['src/unused.ts'])
  expect(status).toBe(1)
})
