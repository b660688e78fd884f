import { foldInPlace } from '#engine/resume-reader/text.ts'
import { isKnownWord } from '#engine/words/background.ts'
import { isGeneric } from '#engine/words/generic.ts'
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

const joined = /(?<!\p{L})(\p{Ll}{3,30})(\p{Lu}\p{Ll}{1,30})/gu
const minJoined = 3

const starters =
  'Ability|Able|Bachelor|Demonstrated|Excellent|Experienced?|Familiar|Familiarity|Good|Knowledge|Minimum|Must|Previous|Proficiency|Proficient|Proven|Solid|Strong|Understanding|Willingness|Working'
/** What begins so begins a line, whatever stands before it: `SQLExperience`, `preferred5+ years`. */
const startOfLine = new RegExp(
  String.raw`(?<=[\p{L}\p{N}]{2})(?=(?:${starters})(?:\s|[’']s))|(?<=\p{Ll}{3})(?=\d{1,2}(?:\+|\s?-\s?\d{1,2}\s+y|\s+years?\b))`,
  'gu',
)
/** `LDAPSamba`, `SCRUMSoftware`: an everyday word behind capitals began a line. */
const afterCapitals = /(?<=\p{Lu}{2})\p{Lu}\p{Ll}{2,30}/gu
/** The same behind a space: `a plus Experience with`. */
export const startsLine = new RegExp(`^(?:${starters})$`)

/** Words that lost the line break between them: `serviceAchieve`. A text that has them has many; what stands there again is a name. */
function findJoined(text: string): number[] {
  const found = new Map<string, number>()
  for (const { index, 0: whole, 1: before = '', 2: after = '' } of text.matchAll(joined))
    if (isKnownWord(stem(before)) && isKnownWord(stem(after.toLowerCase())))
      found.set(whole, found.has(whole) ? Infinity : index + before.length)
  const starts = Array.from(text.matchAll(startOfLine), ({ index }) => index)
  for (const { index, 0: word } of text.matchAll(afterCapitals))
    if (isKnownWord(stem(word.toLowerCase())) || isGeneric(word.toLowerCase(), stem(word.toLowerCase())))
      starts.push(index)
  return [...new Set([...(found.size < minJoined ? [] : found.values()), ...starts])].sort((a, b) => a - b)
}

/** The words of a text at their places, with C++, C#, .NET and Node.js left whole. */
export function tokenize(text: string): Token[] {
  const folded = foldInPlace(text)
  const breaks = findJoined(text)
  const tokens: Token[] = []
  let segment = 0
  let line = 0
  let end = 0
  let next = 0
  for (const match of folded.matchAll(pattern)) {
    const between = folded.slice(end, match.index)
    const lines = between.includes('\n') ? between.split('\n').length - 1 : 0
    line += lines
    // `J.D.` and `LL.B` are one name.
    const isInitial = between === '.' && match[0].length === 1 && (tokens.at(-1)?.word.length ?? 9) <= 2
    if ((!isInitial && separator.test(between)) || lines > 0) segment++
    end = match.index + match[0].length
    const written = match[0].replace(/'s$/, '')
    while ((breaks[next] ?? Infinity) <= match.index) next++
    const cut = (breaks[next] ?? Infinity) < end ? breaks[next] : undefined
    if (cut !== undefined) {
      for (const [from, to] of [
        [match.index, cut],
        [cut, match.index + written.length],
      ] as const) {
        const word = folded.slice(from, to)
        tokens.push({ word, stem: stem(word), start: from, end: to, segment: segment++, line })
      }
      continue
    }
    const word = /\p{M}/u.test(written) ? written.replaceAll(marks, '') : written
    tokens.push({ word, stem: stem(word), start: match.index, end: match.index + written.length, segment, line })
  }
  return tokens
}
