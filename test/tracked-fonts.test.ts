import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const megabyte = 2 ** 20

/** The files of the repository; null in a copy without its history. */
function listTracked(): string[] | null {
  try {
    return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  } catch {
    return null
  }
}

test('fonts come from packages: those in the repository have less than a megabyte together', () => {
  const fonts = (listTracked() ?? []).filter((path) => /\.(?:ttf|otf|ttc|woff2?|odttf)$/i.test(path))
  const bytes = fonts.map((path) => statSync(`${root}/${path}`, { throwIfNoEntry: false })?.size ?? 0)
  expect(
    bytes.reduce((total, size) => total + size, 0),
    fonts.join(),
  ).toBeLessThan(megabyte)
})
