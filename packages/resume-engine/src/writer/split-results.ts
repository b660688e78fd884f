import { isSentence } from './english.ts'
import { lowerNote } from './job-sentences.ts'
import { isSlang } from './left-out.ts'
import { splitStatements, trimEnd } from './statements.ts'
import { readVerbPhrase } from './verb-phrases.ts'
import { countWords } from './words.ts'

/** "Only one came back" tells of the result before it; "Trained 3 cooks" and "I opened the store" are others. */
const isEffect = (text: string) =>
  !/^I (?!was\b|am\b|had\b)/.test(text) && countWords(text) > 3 && readVerbPhrase(text) === null

/** The results of a line. What came of one stays with it: "Wrote 60 help articles; tickets fell", "Rebuilt 22 engines. One came back." */
export function splitResults(line: string): string[] {
  const parts = splitStatements(line).filter((part) => !isSlang(part))
  if (parts.length === 2 && line.includes(`${parts[0]};`)) return [`${parts[0]}; ${lowerNote(parts[1] ?? '')}`]
  return parts.reduce<string[]>((results, part) => {
    const cause = results.at(-1)
    const isFurther = cause !== undefined && !isSentence(cause) && isEffect(part)
    return isFurther ? [...results.slice(0, -1), `${trimEnd(cause)}; ${lowerNote(part)}`] : [...results, part]
  }, [])
}
