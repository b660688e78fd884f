import { mentionsIn } from '#engine/words/lexicon.ts'
import { tokenize } from '#engine/text/tokens.ts'
import { listReplacements, loadLinters, plain } from './linters.ts'
import type { Change } from './rules.ts'
import { chooseSpelling } from './spelling.ts'

/** Finds the misspelled words of a line. */
export type Speller = (line: string) => Change[]

/** A word that stands alone: no part of an address, a path or "react.js". */
const word = /(?<![\p{L}\p{M}\p{N}.@/\\_&+#'’-])\p{L}{4,}(?![\p{L}\p{M}\p{N}@/\\_&+#'’-]|\.[\p{L}\p{N}])/gu

/** Each word is looked up once. It is misspelled where neither American nor British English has it. */
export async function createSpeller(lines: readonly string[], known: string): Promise<Speller> {
  const names = new Set(known.toLowerCase().match(/[\p{L}\p{M}]+/gu))
  const candidates = await findMisspelled(
    lines.flatMap(listWords).filter((text) => !names.has(text.toLowerCase()) && !isTerm(text)),
  )
  return (line) =>
    Array.from(line.matchAll(word)).flatMap((match): Change[] => {
      const [typed] = match
      const after = chooseSpelling(typed, candidates.get(typed) ?? [], isFirst(line, match.index))
      return after === null ? [] : [{ start: match.index, end: match.index + typed.length, after, reason: 'Spelling' }]
    })
}

/** A capital within a sentence begins a name. */
const listWords = (line: string) =>
  Array.from(line.matchAll(word))
    .filter(({ 0: typed, index }) => typed === typed.toLowerCase() || isFirst(line, index))
    .map(([typed]) => typed)

const isFirst = (line: string, start: number) => /(?:^|[.!?]\s+)[\s•*-]*$/.test(line.slice(0, start))
/** The dictionaries lack it, and "corn" is near. */
const isTerm = (text: string) => text === 'cron' || mentionsIn(text, tokenize(text)).length > 0

async function findMisspelled(words: readonly string[]): Promise<Map<string, string[]>> {
  const { american, british } = await loadLinters()
  const found = await american.lint([...new Set(words)].join('\n'), plain)
  const doubtful = new Map(found.map((lint) => [lint.get_problem_text(), listReplacements(lint)]))
  const unknown = await british.lint([...doubtful.keys()].join('\n'), plain)
  const isBritish = unknown.length < doubtful.size
  return new Map(
    unknown.map((lint) => {
      const typed = lint.get_problem_text()
      return [typed, isBritish ? listReplacements(lint) : (doubtful.get(typed) ?? [])]
    }),
  )
}
