import { isKnownWord } from '#engine/words/background.ts'
import { functionWords, isGeneric } from '#engine/words/generic.ts'
import { findTense } from '#engine/words/writing.ts'
import { isName, type Phrase, type PostingIndex } from './candidates.ts'
import type { Piece } from './pieces.ts'
import type { Statement } from './posting-sections.ts'
import model from './ranker-weights.json' with { type: 'json' }
import { isLanguage, isScaffold } from './words.ts'

/** Where a phrase stands in its statement. */
export interface Position {
  statement: Statement
  piece: Piece
  /** The order of its piece in the statement. */
  order: number
  /** It follows `experience with` or the like, at once or in a list. */
  isCued: boolean
  isTask: boolean
  /** Other phrases of its list are known terms: `stocks, options and derivatives`. */
  isAmongKnown: boolean
  /** What is known of the statement and of the piece, whatever the phrase. */
  signs: string[]
}

const maxRead = 600

/** The signs of a statement, which all of its phrases share. */
export function listStatementSigns(
  { posting: { text, tokens } }: PostingIndex,
  { from, to, ...is }: Statement,
): string[] {
  const start = tokens[from]?.start ?? 0
  const said = text.slice(start, Math.min(tokens[to - 1]?.end ?? start, start + maxRead))
  const length = to - from
  return pick([
    ['headed', is.isHeaded === true],
    ['preferred', is.zone === 'preferred'],
    ['item', is.isItem],
    ['item unheaded', is.isItem && is.isHeaded !== true],
    [`length ${length <= 3 ? 3 : length <= 7 ? 7 : length <= 14 ? 14 : length <= 25 ? 25 : 40}`, true],
    ['we', /\b(?:we|our|us)\b/i.test(said)],
    ['you', /\b(?:you|your)\b/i.test(said)],
    ['cue', cue.test(said)],
    ['clause', /\b(?:is|are|will|have|has|can|be|that|who)\b/i.test(said)],
  ])
}

/** The signs of a piece, which all of its phrases share. */
export const listPieceSigns = ({
  statement,
  piece,
  order,
  isCued,
  isTask,
  isAmongKnown,
}: Omit<Position, 'signs'>): string[] =>
  pick([
    ['task', isTask],
    ['cued', isCued],
    ['cued unheaded', isCued && statement.isHeaded !== true],
    ['first', order === 0],
    ['first uncued', order === 0 && !isCued],
    ['among known', isAmongKnown],
    ['choice', piece.joint === 'or'],
    [`after ${piece.preposition}`, true],
  ])

const pick = (signs: [string, boolean][]) => signs.flatMap(([sign, isThere]) => (isThere ? [sign] : []))

const weights: Partial<Record<string, number>> = model.weights

/**
 * How surely a phrase is asked for, above 0 if it is: the sum of what its signs weigh, as trained on labelled postings. Where
 * nothing is asked for in so many words, only known terms are.
 */
export const scorePhrase = (index: PostingIndex, phrase: Phrase, position: Position): number =>
  position.statement.isTask && !phrase.mention
    ? -Infinity
    : listSigns(index, phrase, position).reduce((sum, sign) => sum + (weights[sign] ?? 0), 0)

const cue =
  /\b(?:experience[ds]?|knowledge|expertise|proficien\w+|fluen\w+|familiar\w*|skills?|skilled|background|understanding|degree|certifi\w+|licen[sc]\w+|ability|able|years)\b/i

const cueWord =
  /^(?:experience[ds]?|knowledge\w*|expertise|expert|proficien\w+|fluen\w+|familiar\w*|skills?|skilled|background|understanding|degree|certifi\w+|licen[sc]\w+|ability|able|years|preferr?ed|required?|must|plus|desir\w+|using|including|trained|training|exposure|record|working|comfortable|passion\w*|desire|interest\w*|willing\w*|track|understand|know)$/
const maxBefore = 12
const maxAround = 8

/** What is known of a phrase and its place, as names that the weights have. */
export function listSigns(index: PostingIndex, { from, to, mention, level }: Phrase, position: Position): string[] {
  const { posting, names, counts } = index
  const { statement, piece, order, isCued, isTask } = position
  const { text, tokens } = posting
  const words = tokens.slice(from, to)
  const content = words.filter(({ word }) => !functionWords.has(word))
  const raw = text.slice(words[0]?.start, words.at(-1)?.end)
  const isCapital = ({ start }: (typeof words)[number]) => /\p{Lu}/u.test(text.charAt(start))
  const generic = content.filter(({ word, stem }) => isGeneric(word, stem)).length / Math.max(1, content.length)
  const everyday = content.filter(({ stem }) => isKnownWord(stem)).length / Math.max(1, content.length)
  const isKnown = (mention?.concept.fields.length ?? 0) > 0
  const often = Math.max(...words.map(({ stem }) => counts.get(stem) ?? 0))
  const before = tokens
    .slice(Math.max(statement.from, from - maxBefore), from)
    .findLast(({ word }) => cueWord.test(word))
  const named = words.filter((_, at) => isName(posting, from + at, isCued)).length
  const signs: [string, boolean][] = [
    ['any', true],
    ['known', isKnown],
    ['general', mention?.concept.fields.length === 0],
    ['role', mention?.isTitle === true],
    ['within known', mention !== null && mention.size < to - from],
    ['degree', level > 0],
    ['known headed', isKnown && statement.isHeaded === true],
    ['known cued', isKnown && isCued],
    ['known task', isKnown && isTask],
    ['unknown headed item', !isKnown && statement.isHeaded === true && statement.isItem],
    [`words ${Math.min(5, to - from)}`, true],
    ['acronym', /^[\p{Lu}&/]{2,6}s?$/u.test(raw)],
    ['signed', /\p{L}\d|[+#]|\p{Ll}\p{Lu}/u.test(raw)],
    ['named', named > 0],
    ['all named', named === words.length],
    ['capitals', content.every(isCapital)],
    ['mixed', content.some(isCapital) && !content.every(isCapital)],
    ['language', words.some(isLanguage)],
    ['likely name', content.every((token) => names.likely.has(token.stem) && isCapital(token))],
    [
      'certain name',
      content.filter(isCapital).length > 0 && content.filter(isCapital).every(({ stem }) => names.certain.has(stem)),
    ],
    ['scaffold', words.every(isScaffold)],
    [`generic ${generic === 0 ? 0 : generic < 1 ? 1 : 2}`, true],
    [`everyday ${everyday === 0 ? 0 : everyday < 1 ? 1 : 2}`, true],
    ['lonely everyday', content.length === 1 && everyday === 1 && !mention],
    [`verb ${findTense(words[0]?.word ?? '')}`, order === 0 && from === statement.from],
    [`told ${before?.stem ?? ''}`, true],
    ['doing', words[0]?.word.endsWith('ing') === true && from === piece.from],
    [`often ${Math.min(4, often)}`, true],
    ['bare', piece.from === from && piece.to === to],
    ['whole statement', statement.from === from && statement.to === to],
  ]
  const around = tokens
    .slice(Math.max(statement.from, from - maxAround), from)
    .concat(tokens.slice(to, Math.min(statement.to, to + maxAround)))
  return [
    ...position.signs,
    ...pick(signs),
    ...new Set(around.map(({ stem }) => `near ${stem}`)),
    ...(mention?.concept.fields ?? []).map((field) => `field ${field}`),
    `is ${mention?.concept.id ?? ''}`,
    `place ${Math.floor((5 * from) / tokens.length)}`,
    ...content.map(({ stem }) => `w ${stem}`),
    `all ${content.map(({ stem }) => stem).join(' ')}`,
    `head ${content.at(-1)?.stem ?? ''}`,
    `next ${to < piece.to ? (tokens[to]?.stem ?? '') : ''}`,
    `prev ${from > statement.from ? (tokens[from - 1]?.word ?? '') : ''}`,
    `end ${words.at(-1)?.word.slice(-3) ?? ''}`,
  ]
}
