// Reads the reports of Vitest and Playwright.
import path from 'node:path'
import { root } from './bootstrap.js'

/**
 * The tests of a run: how many passed, the failed ones with their errors, and the names of those that passed at their
 * second try only.
 * @typedef {{ passed: number, failed: string[], retried: string[] }} Outcome
 */

/** More tests than this that needed a second try fail the run. */
export const maxRetried = 2

/**
 * @param {any} report
 * @returns {Outcome}
 */
export function readVitest({ numPassedTests, testResults }) {
  /** @type {Outcome} */
  const outcome = { passed: numPassedTests, failed: [], retried: [] }
  for (const { name, message, assertionResults } of testResults) {
    const file = path.relative(root, name)
    const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed')
    if (failed.length === 0 && message) outcome.failed.push(`${file}: ${message}`)
    for (const { fullName, failureMessages } of failed)
      outcome.failed.push(`${file} > ${fullName}\n${failureMessages[0] ?? ''}`)
    // The errors of the first try are there although the test passed.
    for (const { fullName, status, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0) outcome.retried.push(`${file} > ${fullName}`)
  }
  return outcome
}

/**
 * @param {any} report
 * @returns {Outcome}
 */
export function readPlaywright({ stats, suites }) {
  /** @type {Outcome} */
  const outcome = { passed: stats.expected + stats.flaky, failed: [], retried: [] }
  for (const { file, title, ok, tests } of suites.flatMap(listSpecs)) {
    const [result] = tests.flatMap((/** @type {any} */ { results }) => results.slice(-1))
    if (!ok) outcome.failed.push(`${file} > ${title}\n${result?.error?.message ?? ''}`)
    if (tests.some((/** @type {any} */ { status }) => status === 'flaky')) outcome.retried.push(`${file} > ${title}`)
  }
  return outcome
}

/**
 * @param {any} suite
 * @returns {any[]}
 */
const listSpecs = ({ suites = [], specs = [] }) => [...suites.flatMap(listSpecs), ...specs]
