// Runs all checks and tests, the fastest first.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build, install, node, root } from './bootstrap.js'
import { installBrowser } from './browser.js'
import { maxRetried, readPlaywright, readVitest } from './test-reports.js'

const reports = path.join(root, '.cache/test-reports')
let passed = 0
/** Printed last, where a reader of a long log looks. */
/** @type {string[]} */
const failures = []
/** @type {string[]} */
const retried = []

/**
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string>} [variables]
 */
function run(name, args, variables = {}) {
  process.stdout.write(`\n== ${name}\n`)
  const { status } = spawnSync(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...variables } })
  return status === 0
}

/**
 * Adds up a runner's report; a runner that failed without a failed test counts as one.
 * @param {boolean} succeeded
 * @param {string} file
 * @param {(report: any) => import('./test-reports.js').Outcome} read
 */
function count(succeeded, file, read) {
  /** @type {import('./test-reports.js').Outcome} */
  let found = { passed: 0, failed: [], retried: [] }
  try {
    found = read(JSON.parse(readFileSync(path.join(reports, file), 'utf8')))
  } catch {
    found.failed = [`${file} was not written`]
  }
  if (!succeeded && found.failed.length === 0) found.failed = [`${file} names no failed test, but its runner failed`]
  passed += found.passed
  failures.push(...found.failed)
  retried.push(...found.retried)
}

install()
installBrowser()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const checks = [
  ['Format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['Lint', ['node_modules/oxlint/bin/oxlint']],
  ['Layers', ['scripts/check-layers.ts']],
  ['Migrations', ['scripts/check-migrations.ts']],
  ['Unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['Types', ['node_modules/typescript/bin/tsc', '--noEmit']],
  ['Types of the extension', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'extension']],
  ['Generated documents', ['scripts/generate-docs.ts', '--check']],
]
for (const [name, args] of /** @type {[string, string[]][]} */ (checks)) if (!run(name, args)) failures.push(name)

// A test that fails once is tried a second time, as in the browser tests.
// Benches are run by hand: npm run test:bench shows that they still run.
const vitest = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project=!bench',
  '--retry=1',
  '--reporter=default',
  '--reporter=json',
]
const units = run('Unit and server tests', [...vitest, `--outputFile.json=${reports}/vitest.json`])
count(units, 'vitest.json', readVitest)

build()
if (!run('Extension', ['extension/build.ts', 'chrome'])) failures.push('Extension')
const browser = run('Browser tests', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json`,
})
count(browser, 'playwright.json', readPlaywright)

for (const name of retried) process.stdout.write(`\nPassed at the second try: ${name}\n`)
if (retried.length > maxRetried)
  failures.push(`${retried.length} tests needed a second try. At most ${maxRetried} may: each hides an error.`)
for (const failure of failures) process.stdout.write(`\nFailed: ${failure}\n`)
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
process.exit(failures.length === 0 ? 0 : 1)
