import type { Reading } from '#analysis/text/reading.ts'
import type { JobTerm } from '#analysis/posting/job-term.ts'
import { functionWords } from '#analysis/words/generic.ts'
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

const shingle = 8
const longestEcho = 14
/** Longer than any honest list of what one posting asks for. */
const window = 80
const denseEnough = 0.7
const mostTimes = 12

/** Words taken over from the posting in long runs, keywords without sentences, and terms said over and over. */
export function findKeywordStuffing(
  resume: Reading,
  posting: Reading | null,
  terms: JobTerm[],
  places: Places,
): Misuses {
  const copied = posting ? runsOf(copiedTokens(resume, posting), longestEcho) : []
  const stuffed = runsOf(stuffedTokens(resume, terms, places), 1)
  const repeated = new Set(
    [...places].filter(([, at]) => at.length > Math.max(mostTimes, resume.tokens.length / 25)).map(([key]) => key),
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

const runAt = ({ tokens }: Reading, at: number) =>
  tokens
    .slice(at, at + shingle)
    .map(({ word }) => word)
    .join(' ')

/** Tokens within runs that stand in the posting word for word. */
function copiedTokens(resume: Reading, posting: Reading): Set<number> {
  const runs = new Set<string>()
  for (let at = 0; at + shingle <= posting.tokens.length; at++) runs.add(runAt(posting, at))
  const copied = new Set<number>()
  for (let at = 0; at + shingle <= resume.tokens.length; at++)
    if (runs.has(runAt(resume, at))) for (let index = at; index < at + shingle; index++) copied.add(index)
  return copied
}

/** Tokens in long runs that are little but the posting's terms, without the small words every sentence has. */
function stuffedTokens({ tokens }: Reading, terms: JobTerm[], places: Places): Set<number> {
  const asked = new Set(
    terms.flatMap(
      ({ key }) => places.get(key)?.flatMap(({ at, size }) => Array.from({ length: size }, (_, n) => at + n)) ?? [],
    ),
  )
  const stuffed = new Set<number>()
  let hits = 0
  let small = 0
  for (let at = 0; at < tokens.length; at++) {
    if (asked.has(at)) hits++
    if (functionWords.has(tokens[at]?.word ?? '')) small++
    const left = at - window
    if (left >= 0 && asked.has(left)) hits--
    if (left >= 0 && functionWords.has(tokens[left]?.word ?? '')) small--
    if (left >= -1 && hits >= window * denseEnough && small <= 2)
      for (let index = left + 1; index <= at; index++) stuffed.add(index)
  }
  return stuffed
}

function runsOf(tokens: Set<number>, shortest: number): number[][] {
  const runs: number[][] = []
  for (const at of [...tokens].sort((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run.at(-1) === at - 1) run.push(at)
    else runs.push([at])
  }
  return runs.filter((run) => run.length >= shortest)
}

const invisible = /[\u200b\u2060\u2062-\u2064\u180e]+|(?<=[A-Za-z])(?:\u200c|\u200d|\ufeff)+(?=[A-Za-z])/g

/** Characters that no reader sees; some of them only between Latin letters, since other scripts need them. */
function hiddenIn(text: string): Misuse[] {
  const found = text.match(invisible)?.length ?? 0
  const plural = found === 1 ? 'place' : 'places'
  return found === 0 ? [] : [{ kind: 'hidden', words: `Invisible characters in ${found} ${plural}` }]
}
