import { Dialect, type Lint, LocalLinter } from 'harper.js'
import { slimBinary } from 'harper.js/slimBinary'
import { reasons } from './rules.ts'

async function openLinter(dialect: Dialect, rules: Iterable<string>) {
  const linter = new LocalLinter({ binary: slimBinary, dialect })
  const off = Object.keys(await linter.getLintConfig()).map((rule): [string, boolean] => [rule, false])
  await linter.setLintConfig(
    Object.fromEntries([...off, ...Array.from(rules, (rule): [string, boolean] => [rule, true])]),
  )
  return linter
}

async function openLinters() {
  return {
    grammar: await openLinter(Dialect.American, reasons.keys()),
    american: await openLinter(Dialect.American, ['SpellCheck']),
    british: await openLinter(Dialect.British, ['SpellCheck']),
  }
}

let linters: ReturnType<typeof openLinters> | undefined

/** Loads the dictionaries: about 1.2 seconds and 280 MB. */
export const loadLinters = () => (linters ??= openLinters())

export const plain = { language: 'plaintext' } as const

/** What may stand in place of the words that a lint is about. A blank one removes them. */
export const listReplacements = (lint: Lint): string[] =>
  lint
    .suggestions()
    .map(
      (suggestion) =>
        (isAddition(suggestion.kind()) ? lint.get_problem_text() : '') + suggestion.get_replacement_text(),
    )

const isAddition = (kind: number) => kind === 2
