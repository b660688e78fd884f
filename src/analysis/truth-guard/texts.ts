import { fold } from '#analysis/resume-reader/text.ts'
import { stem } from '#analysis/text/stem.ts'

/** Compatible forms made one, digits of all scripts made 0 to 9, nothing invisible in it. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\u034f\u115f\u1160\u3164]/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitOf(digit.codePointAt(0) ?? 0)))
    .replaceAll(/[\u2018\u2019\u02bc]/g, "'")
    .replaceAll(/[^\S\n]+/g, ' ')
}

/** Unicode lays out the digits of a script from 0 to 9, most of them from a multiple of ten signs. */
function digitOf(code: number): number {
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return code - zero
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
  String.raw`${ideograph}+|(?!${ideograph})\p{L}(?:${letter})*(?:'(?!s\b)(?:${letter})+)*[+#]*|\d+(?!${ideograph})\p{L}(?:${letter})*|\.(?:NET|net)\b`,
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

export interface Sentence {
  text: string
  start: number
  end: number
}

export function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const match of text.matchAll(/[^\n]+?(?:[.!?。！？؟](?=\s|$)|[。！？]|\n|$)/g))
    sentences.push({ text: match[0], start: match.index, end: match.index + match[0].length })
  return sentences
}

/** The sentence that a place of the text is in; sentences stand in order. */
export function sentenceAt(sentences: readonly Sentence[], at: number): Sentence | undefined {
  let [from, to] = [0, sentences.length - 1]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((sentences[middle]?.end ?? 0) > at) to = middle
    else from = middle + 1
  }
  return sentences[from]
}

/** The text with some of its parts made blank, so that all else stays where it is. */
export function blanked(text: string, parts: readonly { start: number; end: number }[]): string {
  const signs = text.split('')
  for (const { start, end } of parts) signs.fill(' ', start, end)
  return signs.join('')
}
