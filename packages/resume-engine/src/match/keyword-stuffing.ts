import type { Reading } from '#engine/text/reading.ts'
import type { JobTerm } from '#engine/posting/job-term.ts'
import { functionWords } from '#engine/words/generic.ts'
import { findCopiedRuns } from './copied-text.ts'
import { findDumpedTerms } from './dumped-terms.ts'
import type { Places } from './places.ts'

export type MisuseKind = 'copied' | 'stuffed' | 'repeated' | 'hidden'

export interface Misuse {
  kind: MisuseKind
  /** The very words. */
  words: string
}

export interface Misuses {
  list: Misuse[]
  /** Tokens that earn nothing. */
  tokens: Set<number>
  repeated: Set<string>
}

/** Longer than any honest sentence. */
const window = 80
const denseEnough = 0.7
const maxTimes = 12

/** Finds long runs copied from the posting, keywords without sentences, and repeated terms. */
export function findKeywordStuffing(
  resume: Reading,
  posting: Reading | null,
  terms: JobTerm[],
  places: Places,
): Misuses {
  const copied = posting ? findCopiedRuns(resume, posting) : []
  const stuffed = toRuns([...findDenseRuns(resume, terms, places), ...findDumpedTerms(resume, places)])
  const repeated = new Set(
    [...places].filter(([, at]) => at.length > Math.max(maxTimes, resume.tokens.length / 25)).map(([key]) => key),
  )
  const words = (run: number[]) => {
    const [first, last] = [resume.tokens[run[0] ?? 0], resume.tokens[run.at(-1) ?? 0]]
    return resume.text.slice(first?.start, Math.min(last?.end ?? 0, (first?.start ?? 0) + 160)).replaceAll(/\s+/g, ' ')
  }
  const list = [
    ...copied.map((run): Misuse => ({ kind: 'copied', words: words(run) })),
    ...stuffed.map((run): Misuse => ({ kind: 'stuffed', words: words(run) })),
    ...terms
      .filter(({ key }) => repeated.has(key))
      .map(({ key, term }): Misuse => ({ kind: 'repeated', words: `${term} (${places.get(key)?.length} times)` })),
    ...hiddenIn(resume.text),
  ]
  return { list, tokens: new Set([...copied, ...stuffed].flat()), repeated }
}

/** Tokens in long runs that say the same few terms of the posting again and again, without the small words of sentences. */
function findDenseRuns({ tokens }: Reading, terms: JobTerm[], places: Places): Set<number> {
  const keyAt = new Map(
    terms.flatMap(
      ({ key }) =>
        places
          .get(key)
          ?.flatMap(({ at, size }) => Array.from({ length: size }, (_, n): [number, string] => [at + n, key])) ?? [],
    ),
  )
  const counts = new Map<string, number>()
  const add = (at: number, change: number) => {
    const key = keyAt.get(at)
    if (key === undefined) return 0
    const count = (counts.get(key) ?? 0) + change
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
    return change
  }
  const stuffed = new Set<number>()
  let hits = 0
  let small = 0
  for (let at = 0; at < tokens.length; at++) {
    hits += add(at, 1)
    if (functionWords.has(tokens[at]?.word ?? '')) small++
    const left = at - window
    if (left >= 0) hits += add(left, -1)
    if (left >= 0 && functionWords.has(tokens[left]?.word ?? '')) small--
    const isRepeated = counts.size * 2 < hits
    if (left >= -1 && hits >= window * denseEnough && small <= 2 && isRepeated)
      for (let index = Math.max(left + 1, 0); index <= at; index++) stuffed.add(index)
  }
  return stuffed
}

function toRuns(tokens: number[]): number[][] {
  const runs: number[][] = []
  for (const at of [...new Set(tokens)].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run.at(-1) === at - 1) run.push(at)
    else runs.push([at])
  }
  return runs
}

const invisible = /[\u200b\u2060\u2062-\u2064\u180e]+|(?<=[A-Za-z])(?:\u200c|\u200d|\ufeff)+(?=[A-Za-z])/g

/** Characters that no reader sees; some of them only between Latin letters, since other scripts need them. */
function hiddenIn(text: string): Misuse[] {
  const found = text.match(invisible)?.length ?? 0
  const plural = found === 1 ? 'place' : 'places'
  return found === 0 ? [] : [{ kind: 'hidden', words: `Invisible characters in ${found} ${plural}` }]
}
