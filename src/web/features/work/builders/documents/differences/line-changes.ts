import { diffArrays, diffWords } from 'diff'

export interface WordRun {
  kind: 'same' | 'added' | 'removed'
  text: string
}

export type LineChange = { kind: 'added' | 'removed'; text: string } | { kind: 'changed'; words: WordRun[] }

/** The lines that were added, removed or changed, in the order of the text. */
export function listLineChanges(before: readonly string[], after: readonly string[]): LineChange[] {
  const changes: LineChange[] = []
  let removed: string[] = []
  for (const part of [...diffArrays([...before], [...after]), null]) {
    if (part?.removed) {
      removed = part.value
      continue
    }
    changes.push(...pairLines(removed, part?.added ? part.value : []))
    removed = []
  }
  return changes
}

/** Lines that share most of their words count as one changed line. */
function pairLines(removed: readonly string[], added: readonly string[]): LineChange[] {
  const left = removed.map((text) => ({ text, words: listWords(text) }))
  const later = added.map((text): LineChange => {
    const words = listWords(text)
    const match = left.findIndex((line) => getSimilarity(line.words, words) >= minSimilarity)
    const [former] = match < 0 ? [] : left.splice(match, 1)
    return former ? { kind: 'changed', words: listWordRuns(former.text, text) } : { kind: 'added', text }
  })
  return [...left.map(({ text }): LineChange => ({ kind: 'removed', text })), ...later]
}

const minSimilarity = 0.5
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const listWords = (text: string) =>
  new Set(
    [...segmenter.segment(text)]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment }) => segment.toLocaleLowerCase()),
  )

/** The share of words that both have, from 0 to 1. */
function getSimilarity(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const common = [...one].filter((word) => other.has(word)).length
  return (2 * common) / Math.max(1, one.size + other.size)
}

const listWordRuns = (before: string, after: string): WordRun[] =>
  diffWords(before, after, { intlSegmenter: segmenter }).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
