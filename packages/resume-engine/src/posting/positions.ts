import type { Reading } from '#engine/text/reading.ts'
import type { Phrase, PostingIndex } from './candidates.ts'
import type { Piece } from './pieces.ts'
import type { Statement } from './posting-sections.ts'
import { listPieceSigns, type Position } from './ranker.ts'

/** Where each piece stands. */
export function findPositions(
  { posting }: PostingIndex,
  statement: Statement,
  pieces: Piece[],
  candidates: Phrase[][],
  { isTask, signs }: Pick<Position, 'isTask' | 'signs'>,
): Position[] {
  let isCued = false
  return pieces.map((piece, order) => {
    const follows = followsCue(posting, pieces[order - 1], piece)
    isCued = follows || holdsCue(posting, piece) || (isCued && piece.preposition === '')
    const place = { statement, piece, order, isCued, isTask, isAmongKnown: isAmongKnown(pieces, candidates, order) }
    return { ...place, signs: [...signs, ...listPieceSigns(place)] }
  })
}

const isJoined = (piece: Piece | undefined) => piece?.joint === 'and' || piece?.joint === 'or'

/** Whether the piece before or behind it in a list names a known term. */
function isAmongKnown(pieces: Piece[], candidates: Phrase[][], order: number): boolean {
  const isKnown = (at: number) =>
    candidates[at]?.some(({ mention }) => mention && mention.concept.fields.length > 0) === true
  return (isJoined(pieces[order]) && isKnown(order - 1)) || (isJoined(pieces[order + 1]) && isKnown(order + 1))
}

const companyWeight = 0.5
const maxScore = 4
const minCompany = 2
/** So many members on each side are asked. */
const maxReach = 6

/** What the other members of its list say of a piece: where most are asked for, it is too. */
export function scoreCompany(pieces: Piece[], scores: number[][], order: number): number {
  let [from, to] = [order, order + 1]
  while (isJoined(pieces[from]) && order - from < maxReach) from--
  while (isJoined(pieces[to]) && to - order <= maxReach) to++
  const others = scores
    .slice(from, to)
    .flatMap((own, at) => (from + at === order || own.length === 0 ? [] : [Math.max(...own)]))
  if (others.length < minCompany) return 0
  const mean = others.reduce((sum, score) => sum + Math.max(-maxScore, Math.min(maxScore, score)), 0) / others.length
  return companyWeight * mean
}

/** `experience with`, `knowledge of`: what follows is named as a skill. */
function followsCue({ tokens }: Reading, before: Piece | undefined, piece: Piece): boolean {
  if (!before || !/^(?:in|with|of|using|on|like|such|as|including|e\.g)$/.test(piece.preposition)) return false
  return tokens
    .slice(before.from, before.to)
    .some(({ word }) =>
      /^(?:experience|experienced|knowledge|expertise|proficien\w+|fluen\w+|familiar\w*|skills?|skilled|background|command|grasp|understanding|comfortable|certified|exposure|degree|years|months|trained|training|history|record|one|any|either)$/.test(
        word,
      ),
    )
}

const holdsCue = ({ tokens }: Reading, { from, to }: Piece) =>
  tokens
    .slice(from, to)
    .some(({ word }) => /^(?:licen[sc]\w+|certificat\w+|certified|credential|registration|knows?)$/.test(word))
