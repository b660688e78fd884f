import type { Reading } from '#engine/text/reading.ts'
import { functionWords } from '#engine/words/generic.ts'

const shingle = 3
/** A word or two may be changed in a copied sentence. */
const maxGap = 2
/** A sentence of the posting. Nobody writes as many of its words in a row by chance. */
const longRun = 12
const shortRun = 5
/** Shorter pieces count where there are many of them. */
const minPieceTokens = 36
const shareInPieces = 0.1

/**
 * Tokens that are taken over from the posting in sentences or pieces of them, a few of their words changed or not. A list of
 * skills in the posting's order has no small words and is no sentence.
 */
export function findCopiedRuns(resume: Reading, posting: Reading): number[][] {
  const known = new Set<string>()
  for (let at = 0; at + shingle <= posting.tokens.length; at++) known.add(joinWords(posting, at))
  const covered: number[] = []
  let reached = 0
  for (let at = 0; at + shingle <= resume.tokens.length; at++) {
    if (!known.has(joinWords(resume, at))) continue
    for (let index = Math.max(at, reached); index < at + shingle; index++) covered.push(index)
    reached = at + shingle
  }
  const runs = toRuns(covered)
  const sentences = runs.filter((run) => run.length >= longRun && countSmall(resume, run) >= 2)
  const pieces = runs.filter((run) => run.length >= shortRun && countSmall(resume, run) >= 1)
  const inPieces = pieces.reduce((sum, run) => sum + run.length, 0)
  const isPieced = inPieces >= Math.max(minPieceTokens, shareInPieces * resume.tokens.length)
  const found = isPieced ? pieces : sentences
  return found.length === 0 ? [] : found.concat(findCopiedLines(resume, new Set(covered)))
}

/** Of a text that copies, lines that are mostly the posting's words too: its lists and headings. */
function findCopiedLines({ lines }: Reading, covered: Set<number>): number[][] {
  return lines.flatMap(({ from, to }) => {
    const tokens = Array.from({ length: to - from }, (_, index) => from + index)
    return tokens.filter((at) => covered.has(at)).length * 2 >= tokens.length ? [tokens] : []
  })
}

const joinWords = ({ tokens }: Reading, at: number) =>
  tokens
    .slice(at, at + shingle)
    .map(({ word }) => word)
    .join(' ')

function toRuns(covered: number[]): number[][] {
  const runs: number[][] = []
  for (const at of covered) {
    const run = runs.at(-1)
    const last = run?.at(-1) ?? -Infinity
    if (run && at - last <= maxGap + 1) for (let index = last + 1; index <= at; index++) run.push(index)
    else runs.push([at])
  }
  return runs
}

/** Words of grammar, without the conjunctions that lists have too. */
const countSmall = ({ tokens }: Reading, run: number[]) =>
  run.filter((at) => {
    const word = tokens[at]?.word ?? ''
    return functionWords.has(word) && word !== 'and' && word !== 'or'
  }).length
