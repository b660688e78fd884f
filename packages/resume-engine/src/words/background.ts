import { stem } from '#engine/text/stem.ts'
import commonWords from './common-words.json' with { type: 'json' }

const words = commonWords.lines.flatMap((line) => line.split(' '))

/** The rank of each stem among the commonest of English. */
const ranks = new Map<string, number>()
for (const [index, word] of words.entries()) {
  const root = stem(word)
  if (!ranks.has(root)) ranks.set(root, index + 1)
}

/** How much a word tells by being rare: from 0 for the commonest to 1 for words beyond the table, evenly by the logarithm. */
export function rarity(stemmed: string): number {
  const rank = ranks.get(stemmed)
  return rank === undefined ? 1 : Math.log(rank) / Math.log(words.length + 1)
}

export const isKnownWord = (stemmed: string): boolean => ranks.has(stemmed)
