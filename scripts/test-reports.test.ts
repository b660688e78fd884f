import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.js'
import { readPlaywright, readVitest } from './test-reports.js'

const unit = (fullName: string, status: string, failureMessages: string[] = []) => ({
  fullName,
  status,
  failureMessages,
})

test("Vitest's report gives what failed, and what passed at the second try", () => {
  const assertionResults = [unit('a', 'passed'), unit('b', 'passed', ['no']), unit('c', 'failed', ['no', 'never'])]
  const broken = { name: path.join(root, 'test/b.test.ts'), message: 'Cannot parse', assertionResults: [] }
  const report = {
    numPassedTests: 2,
    testResults: [{ name: path.join(root, 'test/a.test.ts'), message: '', assertionResults }, broken],
  }
  expect(readVitest(report)).toEqual({
    passed: 2,
    failed: ['test/a.test.ts > c\nno', 'test/b.test.ts: Cannot parse'],
    retried: ['test/a.test.ts > b'],
  })
})

test("Playwright's report gives the same, of suites in suites too", () => {
  const spec = (title: string, status: string, errors: (string | null)[]) => ({
    file: 'a.e2e.ts',
    title,
    ok: status !== 'unexpected',
    tests: [{ status, results: errors.map((message) => ({ error: message === null ? undefined : { message } })) }],
  })
  const nested = { specs: [spec('b', 'flaky', ['no', null]), spec('c', 'unexpected', ['no', 'never'])] }
  const report = {
    stats: { expected: 1, flaky: 1, unexpected: 1 },
    suites: [{ specs: [spec('a', 'expected', [null])], suites: [nested] }],
  }
  expect(readPlaywright(report)).toEqual({
    passed: 2,
    failed: ['a.e2e.ts > c\nnever'],
    retried: ['a.e2e.ts > b'],
  })
})
