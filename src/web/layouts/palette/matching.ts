/** Without case and accents, so that `Jose` finds José. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const splitWords = (text: string) => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

interface Findable {
  label: string
  detail?: string
  /** Other words for it. */
  keywords?: string
}

/** How well words fit: 0 not at all. What a label begins with comes first, then what stands in it, then other words for it. */
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

/** What fits, the best first; what fits equally well stays in its order. */
export const matching = <Item extends Findable>(query: string, items: readonly Item[]) =>
  items
    .map((item) => ({ item, rank: fit(query, item) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item)
