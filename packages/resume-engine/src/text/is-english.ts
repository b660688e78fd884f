import { detectLanguage } from '#engine/document-outline/language.ts'
import { isKnownWord } from '#engine/words/background.ts'
import { functionWords } from '#engine/words/generic.ts'
import type { Reading } from './reading.ts'

const englishOnly = 'We write and score English only. Page layout and downloads work in any language.'

/** What we say wherever a text is in another language. */
export const describeOtherLanguage = (text: string) => `${text} doesn't seem to be in English. ${englishOnly}`

/** Fewer words tell no language. */
const minWords = 5
/** Fewer English words may be a list of names. */
const minProse = 25
const maxWords = 2_000
const smallWords = 0.04
const knownWords = 0.3
const mostlyKnown = 0.5
const manyAccented = 0.2
/** In a short text, where names take more room. */
const fewKnown = 0.25

/** Terms, verbs and common words are known in English alone. A short text gets the benefit of the doubt. */
export function isEnglish({ text, tokens, mentions }: Reading): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters > 0 && latin * 2 < letters) return false
  const terms = new Set(mentions.flatMap(({ at, size }) => tokens.slice(at, at + size)))
  const words = tokens.slice(0, maxWords).filter(({ word }) => /^\p{L}{2,}$/u.test(word))
  if (words.length < minWords) return true
  const count = (test: (token: Reading['tokens'][number]) => boolean) => words.filter(test).length / words.length
  const small = count(({ word }) => functionWords.has(word))
  const known = count((token) => isKnownWord(token.stem) || terms.has(token))
  const accented = count(({ start, end }) => /[^\0-\x7f’]/.test(text.slice(start, end)))
  if (detectLanguage(text) !== 'en') return known >= 2 * knownWords
  if (words.length < minProse) return small > 0 || (known >= fewKnown && accented < manyAccented)
  return known >= knownWords && (small >= smallWords || known >= mostlyKnown)
}
