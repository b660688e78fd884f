import { findSpan } from './dates.ts'
import type { Line } from './lines.ts'
import { titleScore } from './roles.ts'
import { legalForms } from './words/roles.ts'

/** In characters: the maximum length of a line in the heading of an entry. */
const maxHeadLength = 110
const sentenceEnd = /[\p{Ll}\d)%][.;!]$|[。；！]$/u
const abbreviationEnd = /(?:^|[\s.(])\p{L}{1,4}\.$/u

const legalFormAtEnd = new RegExp(`${legalForms.source}$`, 'iu')

/** `Sp. z o.o.` ends a name; `… for the company.` ends a sentence. */
function endsWithLegalForm(text: string): boolean {
  const form = legalFormAtEnd.exec(text.slice(-20))?.[0] ?? ''
  return /\p{Lu}|\p{L}\.\s?\p{L}\./u.test(form)
}

/** Description text: a list item, a sentence, or a line that is too long for a heading. */
export function isProse(line: Line): boolean {
  if (line.isBullet) return true
  if (line.text.length > maxHeadLength || beginsWithVerb(line.text)) return true
  if (endsWithLegalForm(line.text)) return false
  const words = line.text.split(/\s+/).length
  return (
    sentenceEnd.test(line.text) &&
    (!abbreviationEnd.test(line.text) || words > 8) &&
    (words > 3 || /[。！]$/.test(line.text))
  )
}

const minWords = 5
const verb = /^\p{Lu}?\p{Ll}+(?:ed|ing)(?!\S)/u

/** `Leading cross-functional teams to design` is the first line of an English sentence. */
function beginsWithVerb(text: string): boolean {
  if (!verb.test(text)) return false
  const words = text.split(/\s+/).slice(1)
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length >= minWords - 1 && small * 2 >= words.length && titleScore(text) === 0 && findSpan(text) === null
}
