import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = path.dirname(import.meta.dirname)

/** Imports that the linter must refuse, as `file -> import`. */
const forbidden = [
  'src/contract/probe.ts -> #web/paths.ts',
  'src/contract/probe.ts -> #web/lib/dates.ts',
  'src/contract/probe.ts -> #server/db/client.ts',
  'src/contract/probe.ts -> #analysis/words/lexicon.ts',
  'src/contract/probe.ts -> react',
  'src/contract/probe.ts -> react-dom/client',
  'src/contract/probe.ts -> drizzle-orm/pg-core',
  'src/contract/probe.ts -> node:fs/promises',
  'src/contract/probe.ts -> zod',
  'src/analysis/words/probe.ts -> #server/config.ts',
  'src/analysis/words/probe.ts -> #server/db/client.ts',
  'src/analysis/words/probe.ts -> #web/lib/dates.ts',
  'src/analysis/words/probe.ts -> node:fs/promises',
  'src/analysis/words/probe.ts -> react',
  'src/web/ui/probe.ts -> #contract/plans.ts',
  'src/web/ui/probe.ts -> #web/lib/dates.ts',
  'src/web/ui/probe.ts -> #web/features/users/users.queries.ts',
  'src/web/ui/probe.ts -> @tanstack/react-query',
  'src/web/ui/probe.ts -> @tanstack/react-query/build/modern/index.js',
  'src/web/ui/probe.ts -> wouter/use-browser-location',
  'src/web/lib/probe.ts -> #web/features/users/users.queries.ts',
  'src/web/lib/probe.ts -> #web/layouts/palette/found.ts',
  'src/web/lib/probe.ts -> zod',
  'src/web/lib/probe.ts -> #server/db/client.ts',
  'src/web/features/account/probe.ts -> #web/pages/home.tsx',
  'src/web/features/account/probe.ts -> #web/features/users/users.queries.ts',
  'src/web/features/account/probe.ts -> #web/layouts/palette/found.ts',
  'src/web/features/account/probe.ts -> #server/features/users/users.service.ts',
  'src/web/features/account/probe.ts -> zod',
  'src/web/features/builders/resume/probe.ts -> zod',
  'src/web/pages/probe.ts -> #server/features/users/users.service.ts',
  'src/web/pages/probe.ts -> node:fs',
  'src/web/layouts/palette/probe.ts -> #server/http/session.ts',
  'src/server/gateways/probe.ts -> #server/db/client.ts',
  'src/server/gateways/file-store/probe.ts -> #server/features/users/users.service.ts',
  'src/server/gateways/file-store/probe.ts -> #web/lib/dates.ts',
  'src/server/gateways/payments/sandbox/probe.ts -> #server/features/users/users.service.ts',
  'src/server/isolation/probe.ts -> #server/gateways/file-store/file-store.ts',
  'src/server/isolation/probe.ts -> #server/http/session.ts',
  'src/server/zip/probe.ts -> #server/features/users/users.service.ts',
  'src/server/db/probe.ts -> #server/gateways/file-store/file-store.ts',
  'src/server/db/probe.ts -> #server/http/session.ts',
  'src/server/http/probe.ts -> #server/features/users/users.service.ts',
  'src/server/http/probe.ts -> #server/gateways/file-store/file-store.ts',
  'src/server/features/users/probe.ts -> #server/features/audit/audit.store.ts',
  'src/server/features/users/probe.ts -> #server/features/audit/audit.routes.ts',
  'src/server/features/users/probe.ts -> #web/lib/dates.ts',
  'src/server/features/users/probe.ts -> ../audit/audit.service.ts',
]

/** Imports that the same rules must let through. */
const allowed = [
  'src/contract/probe.ts -> zod/mini',
  'src/analysis/words/probe.ts -> #contract/plans.ts',
  'src/web/ui/probe.ts -> radix-ui',
  'src/web/lib/probe.ts -> #web/ui/button.tsx',
  'src/web/features/account/probe.ts -> #web/lib/dates.ts',
  'src/web/pages/probe.ts -> #web/features/users/users.queries.ts',
  'src/server/gateways/probe.ts -> node:fs/promises',
  'src/server/gateways/payments/sandbox/probe.ts -> #server/db/client.ts',
  'src/server/db/probe.ts -> drizzle-orm/pg-core',
  'src/server/http/probe.ts -> #server/db/client.ts',
  'src/server/features/users/probe.ts -> #server/features/audit/audit.service.ts',
]

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
  const args = [path.join(root, 'node_modules/oxlint/bin/oxlint'), '--format=json', 'src']
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  return diagnostics.map(({ filename, code }) => `${filename}: ${code}`)
}

/** Lints each import in a separate file, because overrides match by path. Returns the refused ones. */
function refused(imports: readonly string[]) {
  const files = imports.map((probe, index) => {
    const [file = '', specifier] = probe.split(' -> ')
    return { probe, name: file.replace('probe', `probe-${index}`), content: `export { a } from '${specifier}'\n` }
  })
  const findings = lint(Object.fromEntries(files.map(({ name, content }) => [name, content])))
  return files
    .filter(({ name }) => findings.includes(`${name}: eslint(no-restricted-imports)`))
    .map(({ probe }) => probe)
}

test('the linter refuses every import against the direction of the layers', () => {
  expect(refused(forbidden)).toEqual(forbidden)
})

test('and lets the layers use what is below them', () => {
  expect(refused(allowed)).toEqual([])
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
