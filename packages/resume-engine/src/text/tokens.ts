import { foldInPlace } from '#engine/resume-reader/text.ts'
import { stem } from './stem.ts'

export interface Token {
  /** Folded: lower case without accents. */
  word: string
  stem: string
  start: number
  end: number
  /** Where a comma, a bullet or a full stop parts two words, they belong to no phrase. */
  segment: number
  line: number
}

/** The longest text that is read; a builder's text is no longer. */
export const maxTextLength = 50_000

const name = String.raw`(?<![\p{L}\p{N}.])\.net|asp\.net|[a-z]{2,12}\.js`
const plainWord = String.raw`[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:'(?:s|t|re|ve|ll|d)(?![\p{L}\p{N}]))?(?:\+\+|(?<=[a-z])\+(?![\p{L}\p{N}+])|(?<=c)#|(?<=f)#)?`
const pattern = new RegExp(`(?:${name})(?![\\p{L}\\p{N}])|${plainWord}`, 'gu')
const separator = /[,;:|•●○◦▪▫■□‣⁃∙➢➤►▶❖✓✔★◆◇➔→·–—*()[\]{}!?"“”<>=]|\.(?:\s|$)|\s-\s/u

/** Accents that a text writes as characters of their own. */
const marks = /\p{M}/gu

/** The words of a text at their places, with C++, C#, .NET and Node.js left whole. */
export function tokenize(text: string): Token[] {
  const folded = foldInPlace(text)
  const tokens: Token[] = []
  let segment = 0
  let line = 0
  let end = 0
  for (const match of folded.matchAll(pattern)) {
    const between = folded.slice(end, match.index)
    const lines = between.includes('\n') ? between.split('\n').length - 1 : 0
    line += lines
    if (separator.test(between) || lines > 0) segment++
    end = match.index + match[0].length
    const written = match[0].replace(/'s$/, '')
    const word = /\p{M}/u.test(written) ? written.replaceAll(marks, '') : written
    tokens.push({ word, stem: stem(word), start: match.index, end: match.index + written.length, segment, line })
  }
  return tokens
}
