import type { Reading } from '#engine/text/reading.ts'
import { isKnownWord } from '#engine/words/background.ts'
import { functionWords, isGeneric } from '#engine/words/generic.ts'
import type { Mention } from '#engine/words/lexicon.ts'
import type { NamedLevel } from './levels.ts'
import type { Names } from './names.ts'
import type { Piece } from './pieces.ts'
import { isLanguage, isPlace, isScaffold } from './words.ts'

/** What may be a term of a posting: tokens from `from` up to, and without, `to`. */
export interface Phrase {
  from: number
  to: number
  mention: Mention | null
  /** The level of a degree; 0 for everything else. */
  level: number
}

/** What the terms of one posting are found by. */
export interface PostingIndex {
  posting: Reading
  /** The known term or degree that covers a token, by the token; the same number for all of its tokens. */
  spans: Map<number, number>
  mentions: Map<number, Mention>
  levels: Map<number, NamedLevel & { size: number }>
  names: Names
  /** How often each stem stands in the posting. */
  counts: Map<string, number>
}

const maxWords = 5
const maxAroundKnown = 3

/** The phrases of a piece that may be terms: known ones with the words around them, else all of it or the names in it. */
export function findCandidates(index: PostingIndex, piece: Piece): Phrase[] {
  const spoken = findSpoken(index, piece)
  if (spoken.length > 0) return spoken
  const phrases = readKnown(index, piece)
  const phrase = trim(index, piece.from, piece.to)
  const [only] = phrases
  if (only?.mention && phrases.length === 1 && phrase && isWhole(index, phrase)) {
    const { mention } = only
    const isBare = index.posting.tokens.slice(only.from, only.to).every(isScaffold)
    const isOwn = isLonger(phrase, only) && (isGeneral(mention) || isBare)
    return [{ ...phrase, mention: isOwn ? null : mention }]
  }
  if (phrase && phrases.length >= 2 && isCompound(index, phrase, phrases)) return [phrase]
  if (phrases.length > 0) return phrases
  if (!phrase) return []
  return isWhole(index, phrase, maxWords) ? [phrase] : findNames(index, phrase)
}

const isLonger = (one: Phrase, other: Phrase) => one.to - one.from > other.to - other.from

/** Languages of which nothing else is said: `English communication skills`. */
function findSpoken({ posting: { tokens }, mentions, spans }: PostingIndex, { from, to }: Piece): Phrase[] {
  const isSpoken = (at: number) => tokens[at] !== undefined && isLanguage(tokens[at])
  const places = Array.from({ length: to - from }, (_, order) => from + order)
  const isFiller = (at: number) => {
    const mention = mentions.get(spans.get(at) ?? -1)
    const token = tokens[at]
    return (
      (mention !== undefined && isGeneral(mention)) ||
      (token !== undefined && (isScaffold(token) || /^(?:verbal|written|speaking|native)$/.test(token.word)))
    )
  }
  if (!places.every((at) => isSpoken(at) || isFiller(at))) return []
  return places.filter(isSpoken).map((at) => ({ from: at, to: at + 1, mention: null, level: 0 }))
}

function readKnown({ mentions, levels, posting, names }: PostingIndex, { from, to }: Piece): Phrase[] {
  const phrases: Phrase[] = []
  for (let at = from; at < to; at++) {
    const level = levels.get(at)
    const mention = mentions.get(at)
    const tokens = posting.tokens.slice(at, at + (mention?.size ?? 1))
    if (level) phrases.push({ from: at, to: at + level.size, mention: null, level: level.level })
    else if (mention && !isNameOnly(tokens, posting, names))
      phrases.push({ from: at, to: at + mention.size, mention, level: 0 })
    else continue
    at = (phrases.at(-1)?.to ?? at + 1) - 1
  }
  return phrases
}

const isGeneral = ({ concept }: Mention) => concept.fields.length === 0

/** The employer's name, and not the skill that it sounds like: `Oracle Elevator`. */
const isNameOnly = (tokens: Reading['tokens'], { text }: Reading, { certain }: Names) =>
  tokens.every(({ stem, start }) => certain.has(stem) && /\p{Lu}/u.test(text.charAt(start)))

/** A word of grammar, and not its like in capitals: `CAN bus`. */
const isSmall = (text: string, { word, start, end }: Reading['tokens'][number]) =>
  functionWords.has(word) &&
  word !== 'of' &&
  text.charAt(start - 1) !== '-' &&
  text.charAt(end) !== '-' &&
  !/\p{Lu}{2}/u.test(text.slice(start, start + 2))

/** A short phrase around a known term says more than the term: `inventory data`. */
const isWhole = ({ posting: { text, tokens } }: PostingIndex, { from, to }: Phrase, most = maxAroundKnown) =>
  to - from <= most && tokens.slice(from, to).every((token) => !isSmall(text, token) && !isPlace(token))

/** Words that are one thing: `student loans`, and `retail sports betting` with a head that is no known term. */
const isCompound = ({ posting: { text, tokens } }: PostingIndex, { from, to }: Phrase, phrases: Phrase[]) => {
  const words = tokens.slice(from, to)
  const hasHead = (phrases.at(-1)?.to ?? to) < to && !isGeneric(words.at(-1)?.word ?? '', words.at(-1)?.stem ?? '')
  const isEveryday = words.every((token) => isKnownWord(token.stem) && !isSmall(text, token))
  return to - from <= maxAroundKnown && isEveryday && (phrases.length === 2 || hasHead)
}

function trim({ posting: { text, tokens }, mentions, spans }: PostingIndex, from: number, to: number): Phrase | null {
  let [start, end] = [from, to]
  const isJoined = (at: number) => text.charAt(tokens[at]?.end ?? 0) === '-'
  const isNumber = (at: number) => /^\d[\d.]*$/.test(tokens[at]?.word ?? '')
  /** `18th Edition` */
  const isOrdinal = (at: number) =>
    /^\d+(?:st|nd|rd|th)$/.test(tokens[at]?.word ?? '') && /\p{Lu}/u.test(text.charAt(tokens[at + 1]?.start ?? 0))
  const isEdge = (at: number) => {
    const token = tokens[at]
    const mention = mentions.get(spans.get(at) ?? -1)
    // `Active Directory`
    const isInside = mention !== undefined && mention.size > 1 && !isGeneral(mention)
    return token !== undefined && !isInside && (isScaffold(token) || isPlace(token))
  }
  // `40-hour`, `5-star`, `C-level`
  while (start < end && isJoined(start) && (isNumber(start) || tokens[start + 1]?.word === 'level')) start += 2
  while (start < end && isEdge(start) && !isJoined(start) && !isOrdinal(start)) start++
  const isNumbered = (at: number) =>
    isNumber(at) && at > start && /\p{Lu}/u.test(text.charAt(tokens[at - 1]?.start ?? 0))
  // `managing projects`
  const isDoing = (at: number) => {
    const { word = '', stem = '' } = tokens[at] ?? {}
    return end - start > 1 && !isJoined(at) && word.endsWith('ing') && isGeneric(word, stem)
  }
  const isWork = (at: number) =>
    /^(?:writing|reading|methods?|licen[sc]es?|certificat\w+|credentials?)$/.test(tokens[at]?.word ?? '') && at > start
  while (end > start && isEdge(end - 1) && !isWork(end - 1) && !isNumbered(end - 1) && (end < 2 || !isJoined(end - 2)))
    end--
  while (isDoing(start)) start++
  return start < end ? { from: start, to: end, mention: null, level: 0 } : null
}

/** Names in a piece that is too long to be a term. */
function findNames(index: PostingIndex, { from, to }: { from: number; to: number }): Phrase[] {
  const found: Phrase[] = []
  for (let at = from; at < to; at++) {
    if (!isName(index.posting, at)) continue
    let end = at + 1
    while (end < to && isName(index.posting, end)) end++
    const phrase = { from: at, to: end, mention: null, level: 0 }
    if (end - at <= maxWords) found.push(phrase)
    at = end
  }
  return found
}

/** Written as a name is: an acronym, with digits or signs in it, or with a capital where no sentence begins. */
export function isName({ text, tokens }: Reading, at: number, isNamed = false): boolean {
  const token = tokens[at]
  if (!token) return false
  const raw = text.slice(token.start, token.end)
  if (!/\p{L}/u.test(raw) || isPlace(token)) return false
  const line = text.slice(Math.max(0, token.start - 40), token.end + 40)
  const isShouted = !/\p{Ll}/u.test(line)
  if (/\p{L}\d|\d\p{L}|[+#]|\p{Ll}\p{Lu}/u.test(raw) && !/^\d+(?:st|nd|rd|th|k|m|am|pm|x|h|min|hr|yrs?)$/i.test(raw))
    return true
  if (isShouted) return false
  if (/^\p{Lu}{2,}s?$/u.test(raw)) return !isKnownWord(token.stem) || raw.length <= 4
  if (!/^\p{Lu}/u.test(raw) || isScaffold(token)) return false
  const isFirst = /[.!?:;•✔✓→(]\s*$|^\s*$|\n\s*\S?\s*$/u.test(text.slice(Math.max(0, token.start - 4), token.start))
  const isNew = !isKnownWord(token.stem) && !isGeneric(token.word, token.stem)
  return isFirst ? isNew && isNamed : isNew || !isGeneric(token.word, token.stem)
}
