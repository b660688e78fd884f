// Runs all checks and tests, the fastest first.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build, install, node, root } from './bootstrap.js'
import { installBrowser } from './browser.js'

const reports = path.join(root, '.cache/test-reports')
const counts = { passed: 0, failed: 0 }

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
 * @param {(report: any) => { passed: number, failed: number }} read
 */
function count(succeeded, file, read) {
  let found = { passed: 0, failed: 0 }
  try {
    found = read(JSON.parse(readFileSync(path.join(reports, file), 'utf8')))
  } catch {
    found.failed = 1
  }
  counts.passed += found.passed
  counts.failed += !succeeded && found.failed === 0 ? 1 : found.failed
}

install()
installBrowser()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const checks = [
  ['Format', ['node_modules/oxfmt/bin/oxfmt', '--check']],
  ['Lint', ['node_modules/oxlint/bin/oxlint']],
  ['Unused code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['Types', ['node_modules/typescript/bin/tsc', '--noEmit']],
]
for (const [name, args] of /** @type {[string, string[]][]} */ (checks)) if (!run(name, args)) counts.failed++

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
const units = run('Unit and server tests', [...vitest, `--outputFile.json=${reports}/vitest.json`])
count(units, 'vitest.json', (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))

build()
const browser = run('Browser tests', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json`,
})
count(browser, 'playwright.json', ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
}))

process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(counts.failed === 0 ? 0 : 1)
