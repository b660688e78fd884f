import { findSpan } from './dates.ts'
import type { Line } from './lines.ts'
import { titleScore } from './roles.ts'
import { legalForms } from './words/roles.ts'

/** No line that names a position or a study is longer. */
export const longestHead = 110
const sentenceEnd = /[\p{Ll}\d)%][.;!]$|[。；！]$/u
const abbreviationEnd = /(?:^|[\s.(])\p{L}{1,4}\.$/u

const legalFormAtEnd = new RegExp(`${legalForms.source}$`, 'iu')

/** `Sp. z o.o.` ends a name; `… for the company.` ends a sentence. */
function endsWithLegalForm(text: string): boolean {
  const form = legalFormAtEnd.exec(text.slice(-20))?.[0] ?? ''
  return /\p{Lu}|\p{L}\.\s?\p{L}\./u.test(form)
}

/** Told rather than named: a list item, a sentence, or a text longer than any title. */
export function isProse(line: Line): boolean {
  if (line.isBullet) return true
  if (line.text.length > longestHead || beginsWithVerb(line.text)) return true
  if (endsWithLegalForm(line.text)) return false
  const words = line.text.split(/\s+/).length
  return (
    sentenceEnd.test(line.text) &&
    (!abbreviationEnd.test(line.text) || words > 8) &&
    (words > 3 || /[。！]$/.test(line.text))
  )
}

const fewestWords = 5
const verb = /^\p{Lu}?\p{Ll}+(?:ed|ing)(?!\S)/u

/** `Leading cross-functional teams to design` goes on in the next line: English, and mostly in small letters. */
function beginsWithVerb(text: string): boolean {
  if (!verb.test(text)) return false
  const words = text.split(/\s+/).slice(1)
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return (
    words.length >= fewestWords - 1 && small * 2 >= words.length && titleScore(text) === 0 && findSpan(text) === null
  )
}
