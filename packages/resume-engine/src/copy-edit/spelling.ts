import { isKnownWord } from '#engine/words/background.ts'
import { stem } from '#engine/text/stem.ts'
import { mentionsIn } from '#engine/words/lexicon.ts'
import { tokenize } from '#engine/text/tokens.ts'

/** In a shorter word another letter makes another word. */
const minLength = 6
/** What a slip of the hand costs: two letters swapped, one doubled or not, an apostrophe left out. */
const slip = 0.5
const maxCost = 1
/** The next candidate must be worse by as much. */
const minLead = 0.5

/** The one word that was certainly meant; null where there are several, or where the word may be a name. */
export function chooseSpelling(word: string, candidates: readonly string[], isFirst: boolean): string | null {
  const small = word.toLowerCase()
  const isCapital = word !== small
  if (isCapital && (!isFirst || word.slice(1) !== small.slice(1))) return null
  const cased = candidates.find((candidate) => candidate.toLowerCase() === small)
  if (cased !== undefined) return /^\p{Lu}\p{Ll}{2,}$/u.test(cased) ? cased : null
  const costs = candidates
    .filter((candidate) => !isPossessive(candidate))
    .map((candidate) => ({ candidate, cost: getCost(small, candidate.toLowerCase()) }))
    .sort((a, b) => a.cost - b.cost)
  const [best, next] = costs
  if (!best || best.cost > (isCapital ? slip : maxCost) || (next && next.cost - best.cost < minLead)) return null
  if (best.cost > slip && word.length < minLength) return null
  if (small === `${best.candidate}s` || !isCommon(best.candidate)) return null
  return isCapital ? best.candidate.charAt(0).toUpperCase() + best.candidate.slice(1) : best.candidate
}

const isPossessive = (candidate: string) => /['’]s$/.test(candidate)
const isCommon = (word: string) =>
  word.includes("'") || isKnownWord(stem(word)) || mentionsIn(word, tokenize(word)).length > 0

/** How far a word is from another: the distance of Damerau and Levenshtein, with slips at half the price. */
function getCost(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, at) => [at, ...Array<number>(to.length).fill(0)])
  const get = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 0; row <= from.length; row++)
    for (let column = 0; column <= to.length; column++) {
      if (row + column === 0) continue
      const [letter, wanted] = [from[row - 1], to[column - 1]]
      const isSwapped = row > 1 && column > 1 && letter === to[column - 2] && wanted === from[row - 2]
      const options = [
        get(row - 1, column) + (letter === from[row - 2] ? slip : 1),
        get(row, column - 1) + (wanted === to[column - 2] || wanted === "'" ? slip : 1),
        get(row - 1, column - 1) + (letter === wanted ? 0 : 1),
        isSwapped ? get(row - 2, column - 2) + slip : Infinity,
      ]
      ;(rows[row] ??= [])[column] = Math.min(...options)
    }
  return get(from.length, to.length)
}
