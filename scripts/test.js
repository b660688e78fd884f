// Runs all checks and tests, the fastest first.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build, install, node, root } from './bootstrap.js'
import { installBrowser } from './browser.js'

const reports = path.join(root, '.cache/test-reports')
const counts = { passed: 0, failed: 0 }
/** Printed last, where a reader of a long log looks. */
/** @type {string[]} */
const failures = []

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
 * @param {(report: any) => { passed: number, failed: string[] }} read
 */
function count(succeeded, file, read) {
  /** @type {{ passed: number, failed: string[] }} */
  let found = { passed: 0, failed: [] }
  try {
    found = read(JSON.parse(readFileSync(path.join(reports, file), 'utf8')))
  } catch {
    found.failed = [`${file} was not written`]
  }
  if (!succeeded && found.failed.length === 0) found.failed = [`${file} names no failed test, but its runner failed`]
  counts.passed += found.passed
  counts.failed += found.failed.length
  failures.push(...found.failed)
}

/**
 * The failed tests of Vitest's report.
 * @param {any} report
 */
const getFailedUnits = ({ testResults }) =>
  testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
    const file = path.relative(root, name)
    return failed.length === 0 && message
      ? [`${file}: ${message}`]
      : failed.map((/** @type {any} */ test) => `${file} > ${test.fullName}\n${test.failureMessages[0] ?? ''}`)
  })

/**
 * The failed tests below a suite of Playwright's report.
 * @param {any} suite
 * @returns {string[]}
 */
const getFailedSpecs = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(getFailedSpecs),
  ...specs
    .filter((/** @type {any} */ { ok }) => !ok)
    .map((/** @type {any} */ { file, title, tests }) => {
      const [result] = tests.flatMap((/** @type {any} */ { results }) => results.slice(-1))
      return `${file} > ${title}\n${result?.error?.message ?? ''}`
    }),
]

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
for (const [name, args] of /** @type {[string, string[]][]} */ (checks)) {
  if (run(name, args)) continue
  counts.failed++
  failures.push(name)
}

// A test that fails once is tried a second time, as in the browser tests. Its line then says `retry x1`.
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--retry=1', '--reporter=default', '--reporter=json']
const units = run('Unit and server tests', [...vitest, `--outputFile.json=${reports}/vitest.json`])
count(units, 'vitest.json', (report) => ({ passed: report.numPassedTests, failed: getFailedUnits(report) }))

build()
const browser = run('Browser tests', ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json`,
})
count(browser, 'playwright.json', (report) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: getFailedSpecs(report),
}))

for (const failure of failures) process.stdout.write(`\nFailed: ${failure}\n`)
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed\n`)
process.exit(counts.failed === 0 ? 0 : 1)
