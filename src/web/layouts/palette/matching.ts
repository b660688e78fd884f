/** Removes case and accents, so that `Jose` finds José. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const splitWords = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

interface Findable {
  label: string
  detail?: string
  /** Synonyms. */
  keywords?: string
}

/** The rank of a match, 0 for none: the start of a label, then words in it, then synonyms. */
export function fit(query: string, { label, detail = '', keywords = '' }: Findable) {
  const queryWords = splitWords(query)
  if (queryWords.length === 0) return plain(query).trim() === '' ? 1 : 0
  const inLabel = splitWords(label)
  const anywhere = [...inLabel, ...splitWords(detail), ...splitWords(keywords)]
  const begins = (words: readonly string[]) => queryWords.every((word) => words.some((known) => known.startsWith(word)))
  if (!begins(anywhere)) return 0
  if (plain(label).startsWith(plain(query).trim())) return 3
  return begins(inLabel) ? 2 : 1
}

/** The matches, the best first; equal ranks keep their order. */
export const matching = <Item extends Findable>(query: string, items: readonly Item[]) =>
  items
    .map((item) => ({ item, rank: fit(query, item) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item)
