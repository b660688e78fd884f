import type { Reading } from '#engine/text/reading.ts'
import type { Statement } from './posting-sections.ts'

/** The separator before a piece. */
type Joint = 'or' | 'and' | 'comma' | 'break'

/** A part of a statement between commas, conjunctions, brackets and prepositions. */
export interface Piece {
  from: number
  to: number
  joint: Joint
  /** The preposition it follows, such as `with`. */
  preposition: string
}

const breaks = /[;:()[\]•|→!?"“”…]|\s[-–—]{1,2}\s|\.\s|\n\s*\S{0,2}\s*$/u
const prepositions = new Set(
  'in with of on using via under per for from to at by as than within into through including like such across who that while because if without plus preferably ideally e.g'.split(
    ' ',
  ),
)
/** `2 years or more` names no alternatives. */
const notAlternatives = new Set('more better higher above so less over up'.split(' '))
const examples = new Set(['like', 'such', 'e.g'])

/**
 * Splits a statement where one thing ends and another begins. A comma takes the kind of the conjunction that ends its list:
 * `A, B or C` are alternatives. `spans` holds the known terms, which are never split.
 */
export function splitPieces({ text, tokens }: Reading, { from, to }: Statement, spans: Map<number, number>): Piece[] {
  const pieces: Piece[] = []
  let piece: Piece = { from, to: from, joint: 'break', preposition: '' }
  const start = (joint: Joint, preposition: string) => {
    if (piece.to > piece.from || piece.preposition !== '') pieces.push(piece)
    const isSameBreak = piece.to === piece.from && joint === 'comma'
    piece = { from: 0, to: 0, joint: isSameBreak ? piece.joint : joint, preposition }
  }
  for (let at = from; at < to; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]]
    if (!token) break
    const between = at > from && before ? text.slice(before.end, token.start) : ''
    const isInside = at > from && spans.has(at) && spans.get(at) === spans.get(at - 1)
    if (!isInside && at > from) {
      if (breaks.test(between)) start('break', '')
      else if (between.includes(',')) start('comma', '')
      else if (/\s[&+]\s/.test(between)) start('and', '')
      else if (between.trim() === '/' && isAlternative(text, tokens, at)) start('or', '')
    }
    const { word } = token
    const isHyphened = /^[-–]$/.test(between) || text.charAt(token.end) === '-'
    if (!isInside && word === 'or' && !notAlternatives.has(tokens[at + 1]?.word ?? '')) start('or', '')
    else if (!isInside && word === 'and') start(tokens[at + 1]?.word === 'or' ? 'or' : 'and', '')
    else if (!isInside && !isHyphened && prepositions.has(word)) start('break', word)
    else if (piece.to === piece.from) Object.assign(piece, { from: at, to: at + 1 })
    else piece.to = at + 1
  }
  if (piece.to > piece.from) pieces.push(piece)
  return resolveCommas(pieces, findExampleLists(tokens, pieces))
}

/** `Python/R` names two things, `TCP/IP` and `24/7` one. */
function isAlternative(text: string, tokens: Reading['tokens'], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at]]
  if (!before || !after || /^\d+$/.test(before.word) || /^\d+$/.test(after.word)) return false
  const isShort = before.word.length === 1 && after.word.length === 1
  return !isShort && !/^ip\b/.test(after.word) && text.slice(before.start, before.end) !== 'S'
}

/** Lists that begin with `such as` or `one of`: any of their members will do. */
function findExampleLists(tokens: Reading['tokens'], pieces: Piece[]): Set<number> {
  const found = new Set<number>()
  for (const [index, { from, to, preposition }] of pieces.entries()) {
    const before = tokens.slice(Math.max(0, from - 5), to).map(({ word }) => word)
    const isChoice = preposition === 'of' && /\b(?:one|any|either)(?: or more)? of\b/.test(before.join(' '))
    if (examples.has(preposition) || (preposition === 'as' && before.includes('such')) || isChoice) found.add(index)
  }
  return found
}

function resolveCommas(pieces: Piece[], exampleLists: Set<number>): Piece[] {
  for (let index = 0; index < pieces.length;) {
    let end = index + 1
    while (end < pieces.length && pieces[end]?.joint === 'comma') end++
    const closing = pieces[end]?.joint
    const isChoice = exampleLists.has(index) || closing === 'or'
    for (let at = index + 1; at < end; at++) {
      const piece = pieces[at]
      if (piece) piece.joint = isChoice ? 'or' : 'and'
    }
    if (exampleLists.has(index) && closing === 'and') {
      const last = pieces[end]
      if (last) last.joint = 'or'
    }
    index = end
  }
  return pieces
}
