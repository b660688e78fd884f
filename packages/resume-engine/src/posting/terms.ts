import type { Reading } from '#engine/text/reading.ts'
import type { Concept, Mention } from '#engine/words/lexicon.ts'
import { findTense } from '#engine/words/writing.ts'
import { quote, weighConcept, type Found, type JobTerm } from './job-term.ts'
import { findLevels } from './levels.ts'
import { findLooseTerms } from './loose-terms.ts'
import { findNames, findNoise } from './names.ts'
import { findCandidates, type Phrase, type PostingIndex } from './candidates.ts'
import { findPositions, scoreCompany } from './positions.ts'
import { listStatementSigns, scorePhrase, type Position } from './ranker.ts'
import { splitPieces } from './pieces.ts'
import { findPostingSections, findStatements, type Statement } from './posting-sections.ts'
import type { TermKind, Zone } from './zone.ts'

/** What a posting requires or prefers: any of its terms meets it. */
export interface JobRequirement {
  keys: string[]
  required: boolean
}

export interface JobTerms {
  terms: JobTerm[]
  requirements: JobRequirement[]
}

/** Degrees of one profession: no other degree of their level will do. */
const ownDegrees =
  /^(?:bsn|adn|msn|dnp|msw|bsw|mba|mph|ll\.?b|llm|bachelor of laws|j\.?d\.?|juris doctor|pharm\.?d|ed\.?d|dpt|dds|dmd|m\.d\.?|mbbs|doctor of \w+|master of business administration|bachelor'?s? of laws)$/i
/** Licences that are titles too: `RN`, and `registered nurse (RN) license`. */
const licensedTitles = /^(?:rn|lpn|lvn|cna|cma|rma|emt|registered nurse)$/i

const kindWeight: Record<TermKind, number> = { required: 1, preferred: 0.6, other: 0.55 }
const phraseWeight = 0.7
const maxTerms = 90
/** A posting that marks fewer things as required is read as if all it names were. */
const minMarked = 2
const maxAlternatives = 12
/** A tie is read. Weights have one decimal place, and their sums are not exact. */
const minScore = -0.01

/** Tells how surely a candidate is asked for. */
type Judge = (index: PostingIndex, phrase: Phrase, position: Position) => number

/** What a posting names: terms, the weightiest first, and what it requires and prefers of them. */
export function readTerms(posting: Reading, judge: Judge = scorePhrase): JobTerms {
  const statements = splitAtNoise(posting, findStatements(posting))
  const zones = findPostingSections(posting, statements)
  const index = indexPosting(posting, zones)
  let groups = readRequirements(index, statements, judge)
  if (countRequired(groups) < minMarked)
    groups = readRequirements(
      index,
      statements.map((statement) =>
        statement.zone === 'other' ? { ...statement, zone: 'required', isTask: true } : statement,
      ),
      judge,
    )
  const loose = findLooseTerms(posting, zones)
  const terms = mergeTerms(groups.flatMap(({ found }) => found).concat(loose))
  return { terms, requirements: mergeRequirements(groups, new Set(terms.map(({ key }) => key))) }
}

/** Links and codes are no part of what is asked for. */
function splitAtNoise({ text, tokens }: Reading, statements: Statement[]): Statement[] {
  const noisy = new Set<number>()
  const places = findNoise(text).sort((a, b) => a[0] - b[0])
  let at = 0
  for (const [start, end] of places) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at++
    for (let inside = at; (tokens[inside]?.start ?? Infinity) < end; inside++) noisy.add(inside)
  }
  if (noisy.size === 0) return statements
  return statements.flatMap((statement) => {
    const parts: Statement[] = []
    for (let from = statement.from; from < statement.to;) {
      const isNoise = noisy.has(from)
      let to = from + 1
      while (to < statement.to && noisy.has(to) === isNoise) to++
      parts.push({ ...statement, from, to, zone: isNoise ? 'aside' : statement.zone })
      from = to
    }
    return parts
  })
}

/** The stems that each concept was named by so far. */
type Named = Map<Concept, Set<string>>

interface Group {
  found: Found[]
  required: boolean
}

const countRequired = (groups: Group[]) =>
  new Set(groups.filter(({ required }) => required).map(({ found }) => found[0]?.key)).size

function indexPosting(posting: Reading, zones: Zone[]): PostingIndex {
  const { tokens } = posting
  const spans = new Map<number, number>()
  const mentions = new Map<number, Mention>()
  const levels: PostingIndex['levels'] = new Map()
  let at = 0
  for (const level of findLevels(posting).toSorted((a, b) => a.start - b.start)) {
    if (ownDegrees.test(level.words)) continue
    while (at < tokens.length && (tokens[at]?.start ?? 0) < level.start) at++
    let size = 0
    while ((tokens[at + size]?.start ?? Infinity) < level.end) spans.set(at + size++, at)
    if (size > 0) levels.set(at, { ...level, size })
  }
  for (const mention of posting.mentions) {
    const words = tokens.slice(mention.at, mention.at + mention.size)
    const isRole = mention.isTitle && !licensedTitles.test(words.map(({ word }) => word).join(' '))
    if (mention.isInner || isRole || spans.has(mention.at)) continue
    mentions.set(mention.at, mention)
    for (let inside = mention.at; inside < mention.at + mention.size; inside++) spans.set(inside, mention.at)
  }
  const counts = new Map<string, number>()
  for (const { stem } of tokens) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return { posting, spans, mentions, levels, counts, names: findNames(posting, zones) }
}

function readRequirements(index: PostingIndex, statements: Statement[], judge: Judge): Group[] {
  const named: Named = new Map()
  return statements
    .filter(({ zone }) => zone === 'required' || zone === 'preferred')
    .flatMap((statement) => readStatement(index, statement, named, judge))
}

/** The groups of alternatives in a statement; what is asked for alone is a group of one. */
function readStatement(index: PostingIndex, statement: Statement, named: Named, judge: Judge): Group[] {
  const { posting, spans } = index
  const pieces = splitPieces(posting, statement, spans)
  // `Manages the budget`, `ensure quality`: work to be done.
  const signs = listStatementSigns(index, statement)
  // `Service provider experience` is none.
  const isNoun = signs.includes('cue') || index.mentions.has(statement.from)
  const isVerb = findTense(posting.tokens[statement.from]?.word ?? '') === 'present'
  const isTask = statement.isTask === true || (isVerb && !isNoun)
  const candidates = pieces.map((piece) => findCandidates(index, piece))
  const positions = findPositions(index, statement, pieces, candidates, { isTask, signs })
  const scores = positions.map((position, order) =>
    (candidates[order] ?? []).map((phrase) => judge(index, phrase, position)),
  )
  const groups: Group[] = []
  const listed: Named = new Map()
  let isOpen = false
  for (const [order, piece] of pieces.entries()) {
    const company = scoreCompany(pieces, scores, order)
    const phrases = (candidates[order] ?? []).filter(
      ({ level }, at) => level > 0 || (scores[order]?.[at] ?? 0) + company > minScore,
    )
    const joins: boolean = piece.joint === 'or' && isOpen
    const found = phrases.map((phrase) => {
      const one = toFound(posting, phrase, statement.zone)
      const isOther = piece.joint !== 'or' && (isOtherThing(named, one) || isOtherThing(listed, one, true))
      if (one.concept) listed.set(one.concept, new Set([...(listed.get(one.concept) ?? []), ...one.stems]))
      if (one.concept) named.set(one.concept, new Set([...(named.get(one.concept) ?? []), ...one.stems]))
      return isOther ? toFound(posting, { ...phrase, mention: null }, statement.zone) : one
    })
    const spelled = found.length === 1 && piece.joint === 'break' ? groups.at(-1) : undefined
    if (spelled && isInitialism(spelled.found.at(-1), found[0])) spelled.found.push(...found)
    else if (joins && found[0] && (groups.at(-1)?.found.length ?? 0) < maxAlternatives) {
      groups.at(-1)?.found.push(found[0])
      groups.push(...found.slice(1).map((one) => ({ found: [one], required: statement.zone === 'required' })))
    } else groups.push(...found.map((one) => ({ found: [one], required: statement.zone === 'required' })))
    isOpen = phrases.length > 0 || (joins && isOpen)
  }
  return groups
}

/** Of a list, `furnaces, heat pumps`: what a list of words takes for one are two things here, each to be told. */
function isOtherThing(named: Named, { concept, stems, term }: Found, isList = false): boolean {
  const before = concept && named.get(concept)
  const isPlain = term === term.toLowerCase() || (isList && !/\p{Lu}{2}/u.test(term))
  return Boolean(before) && isPlain && !stems.some((stem) => before?.has(stem))
}

/** `MTM` behind `medication therapy management`. */
function isInitialism(long: Found | undefined, short: Found | undefined): boolean {
  if (!long || !short || !/^\p{Lu}{2,6}$/u.test(short.term)) return false
  const initials = long.term
    .split(/[\s-]+/)
    .filter((word) => !/^(?:of|and|the|in|for)$/.test(word))
    .map((word) => word.charAt(0).toUpperCase())
  return initials.join('') === short.term
}

function toFound({ text, tokens }: Reading, { from, to, mention, level }: Phrase, zone: Zone): Found {
  const words = tokens.slice(from, to)
  const place: [number, number] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  // A licence that is listed under its heading need not be called one.
  const stems = words
    .filter(({ word }) => words.length === 1 || !/^(?:licen[sc]e|certificat|credential)/.test(word))
    .map(({ stem }) => stem)
  const concept = mention?.concept ?? null
  const key = level > 0 ? `degree ${level}` : (concept?.id ?? stems.join(' '))
  const weight = concept ? weighConcept(concept, words) : phraseWeight
  return { key, term: quote(text, place), concept, level, stems, weight, zone, place }
}

function mergeTerms(found: Found[]): JobTerm[] {
  const marksRequired = found.some(({ zone }) => zone === 'required')
  const terms = [...Map.groupBy(found, ({ key }) => key).values()].flatMap((places): JobTerm[] => {
    const [first] = places
    if (!first) return []
    const kind = findKind(places, marksRequired)
    const inJob = [...new Map(places.map(({ place }) => [place[0], place])).values()].sort((a, b) => a[0] - b[0])
    const weight = Math.max(...places.map((place) => place.weight)) * (1 + 0.2 * Math.min(3, inJob.length - 1))
    const { key, term, concept, level, stems } = first
    return [{ key, term, concept, level, stems, kind, importance: weight * kindWeight[kind], inJob }]
  })
  const ordered = terms.sort((a, b) => b.importance - a.importance || (a.key < b.key ? -1 : 1))
  return ordered.slice(0, maxTerms)
}

/** Where nothing is said to be required, what is asked for at all is. */
function findKind(places: Found[], marksRequired: boolean): TermKind {
  const kinds = new Set(places.map(({ zone }) => zone))
  if (kinds.has('required') || (!marksRequired && kinds.has('other'))) return 'required'
  return kinds.has('preferred') ? 'preferred' : 'other'
}

/** Each requirement once. What is asked for alone and among alternatives too is asked for alone. */
function mergeRequirements(groups: Group[], known: Set<string>): JobRequirement[] {
  const all = groups
    .map(({ found, required }) => ({
      keys: [...new Set(found.map(({ key }) => key))].filter((key) => known.has(key)),
      required,
    }))
    .filter(({ keys }) => keys.length > 0)
    .sort((a, b) => Number(b.required) - Number(a.required))
  const alone = new Map<string, boolean>()
  for (const { keys, required } of all)
    if (keys.length === 1 && keys[0]) alone.set(keys[0], alone.get(keys[0]) || required)
  const seen = new Set<string>()
  return all.filter(({ keys, required }) => {
    const id = keys.toSorted().join('|')
    const isCovered =
      required && keys.length > 1 && keys.filter((key) => alone.get(key) === true).length * 2 >= keys.length
    if (seen.has(id) || isCovered) return false
    seen.add(id)
    return true
  })
}
