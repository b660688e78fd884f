import { fold } from '#engine/resume-reader/text.ts'
import { toPlainDigits } from '#engine/model/digits.ts'
import { stem } from '#engine/text/stem.ts'

/** Compatible forms made one, digits of all scripts made 0 to 9, nothing invisible in it. */
export function plain(text: string): string {
  return toPlainDigits(text.normalize('NFKC').replaceAll(/[\p{Cf}\u034f\u115f\u1160\u3164]/gu, ''))
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[^\S\n]+/g, ' ')
}

export interface Word {
  raw: string
  /** In lower case and without accents. */
  folded: string
  stem: string
  start: number
  end: number
  /** The first of its line or sentence, where a capital tells nothing. */
  isFirst: boolean
}

const ideograph = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`
const letter = String.raw`(?!${ideograph})[\p{L}\p{M}\p{N}]`
const wordSigns = new RegExp(
  String.raw`${ideograph}+|(?!${ideograph})\p{L}(?:${letter})*(?:'(?!s\b)(?:${letter})+)*[+#]*|(?<!\d)\d{1,12}(?!${ideograph})\p{L}(?:${letter})*|\.(?:NET|net)\b`,
  'gu',
)
const opening = /(?:^|\n|[.!?:。！？؟]["”')\]]*\s)[\s"“«([•*–—-]*$/u

export function wordsIn(text: string): Word[] {
  return [...text.matchAll(wordSigns)].map((match) => {
    const [raw] = match
    const start = match.index
    const folded = /^[!-~]*$/.test(raw) ? raw.toLowerCase() : fold(raw)
    const isFirst = opening.test(text.slice(Math.max(0, start - 12), start)) || start === 0
    return { raw, folded, stem: stem(folded), start, end: start + raw.length, isFirst }
  })
}

interface Part {
  start: number
  end: number
}

export interface Sentence extends Part {
  text: string
  /** In capitals throughout. */
  isShouted: boolean
}

export function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const { 0: found, index: start } of text.matchAll(/[^\n]+?(?:[.!?。！？؟](?=\s|$)|[。！？]|\n|$)/g))
    sentences.push({ text: found, start, end: start + found.length, isShouted: found === found.toUpperCase() })
  return sentences
}

/** The index of the first part that ends behind a place, or of the last one; parts are in order. */
export function indexAt(parts: readonly Part[], at: number): number {
  let [from, to] = [0, Math.max(0, parts.length - 1)]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((parts[middle]?.end ?? 0) > at) to = middle
    else from = middle + 1
  }
  return from
}

/** The sentence that a place of the text is in. */
export const sentenceAt = (sentences: readonly Sentence[], at: number): Sentence | undefined =>
  sentences[indexAt(sentences, at)]

/** Computes each result once. A sentence can be as long as the text, and each of its words asks about it. */
export function memoize<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const known = results.get(key) ?? { result: compute(key) }
    results.set(key, known)
    return known.result
  }
}

/** The text with some of its parts made blank, so that all else stays where it is. */
export function blanked(text: string, parts: readonly Part[]): string {
  const signs = text.split('')
  for (const { start, end } of parts) signs.fill(' ', start, end)
  return signs.join('')
}
