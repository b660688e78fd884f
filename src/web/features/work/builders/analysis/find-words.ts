import { foldInPlace, type Token, tokenize } from '@foothold/resume-engine/words'

/** Words found in a text. The score is 1 where the text has them as quoted, and less where only some of them stand together. */
export interface FoundWords {
  start: number
  end: number
  score: number
}

/** A text, prepared once for many searches. */
export interface SearchedText {
  folded: string
  tokens: readonly Token[]
}

export const prepareText = (text: string): SearchedText => ({ folded: foldInPlace(text), tokens: tokenize(text) })

/** Longer quotes are cut: their first words are enough to find them. */
const maxQuoteTokens = 40
/** A writer turns verbs and adds small words. Fewer common words than this are another sentence. */
const enoughWords = 0.6
/** A line that is hardly longer than the quote is found as a whole. */
const wholeLine = 1.7
/** So many more words than the quote may stand between its words. */
const spareWords = 3

/** Finds quoted words in a text, whatever their case, accents, endings and line breaks. Its time grows with the text alone. */
export function findWords({ folded, tokens }: SearchedText, quote: string): FoundWords | null {
  const words = quote.trim()
  if (words === '') return null
  const start = folded.indexOf(foldInPlace(words))
  if (start >= 0) return { start, end: start + words.length, score: 1 }
  const stems = new Set(
    tokenize(words)
      .slice(0, maxQuoteTokens)
      .map(({ stem }) => stem),
  )
  return findClosest(tokens, stems)
}

/** The stretch of a line that has most of these stems. */
function findClosest(tokens: readonly Token[], stems: ReadonlySet<string>): FoundWords | null {
  let best: FoundWords | null = null
  let line: Token[] = []
  for (const [index, token] of tokens.entries()) {
    line.push(token)
    if (tokens[index + 1]?.line === token.line) continue
    const found = findInLine(line, stems)
    if (found && found.score > (best?.score ?? 0)) best = found
    line = []
  }
  return best
}

/** A window moves along the line and counts the distinct stems in it. */
function findInLine(tokens: readonly Token[], stems: ReadonlySet<string>): FoundWords | null {
  const hits = tokens.filter(({ stem }) => stems.has(stem))
  const span = stems.size + spareWords
  const counts = new Map<string, number>()
  const place = new Map(tokens.map((token, index) => [token, index]))
  let best: FoundWords | null = null
  let first = 0
  for (const last of hits) {
    counts.set(last.stem, (counts.get(last.stem) ?? 0) + 1)
    for (let from = hits[first]; from && (place.get(last) ?? 0) - (place.get(from) ?? 0) >= span; from = hits[first]) {
      const left = (counts.get(from.stem) ?? 0) - 1
      if (left === 0) counts.delete(from.stem)
      else counts.set(from.stem, left)
      first += 1
    }
    const score = (0.99 * counts.size) / stems.size
    if (score >= enoughWords && score > (best?.score ?? 0))
      best = { start: hits[first]?.start ?? 0, end: last.end, score }
  }
  if (!best || tokens.length > stems.size * wholeLine) return best
  return { ...best, start: tokens[0]?.start ?? best.start, end: tokens.at(-1)?.end ?? best.end }
}

/** Whether a text says a term, whatever the endings of its words. */
export function saysTerm(text: string, term: string): boolean {
  const sought = tokenize(term).map(({ stem }) => stem)
  const written = tokenize(text).map(({ stem }) => stem)
  if (sought.length === 0) return foldInPlace(text).includes(foldInPlace(term))
  return written.some((_, at) => sought.every((stem, index) => written[at + index] === stem))
}
