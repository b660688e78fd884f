import type { Reading } from '#analysis/text/reading.ts'
import type { Token } from '#analysis/text/tokens.ts'
import { isKnownWord, rarity } from '#analysis/words/background.ts'
import { isGeneric } from '#analysis/words/generic.ts'
import type { Concept, Mention } from '#analysis/words/lexicon.ts'
import { findLevels, levelNames } from './levels.ts'
import { readPhrases, type Phrase, type PostingIndex } from './phrases.ts'
import { splitPieces, type Piece } from './pieces.ts'
import { findPostingSections, findStatements, type Statement, type TermKind, type Zone } from './posting-sections.ts'

/** Something a posting names, in its own words. */
export interface JobTerm {
  /** Equal for all spellings: a concept's id, the level of a degree, or the stems of a phrase. */
  key: string
  term: string
  kind: TermKind
  importance: number
  concept: Concept | null
  /** The level of a degree; 0 for everything else. */
  level: number
  stems: string[]
  inJob: [number, number][]
}

/** What a posting requires or prefers: any of its terms meets it. */
export interface JobRequirement {
  keys: string[]
  required: boolean
}

export interface JobTerms {
  terms: JobTerm[]
  requirements: JobRequirement[]
}

const kindWeight: Record<TermKind, number> = { required: 1, preferred: 0.6, other: 0.55 }
const generalWeight = 0.25
const wordWeight = 0.45
const phraseWeight = 0.7
const maxTerms = 90
const maxLooseWords = 18
/** A word of everyday English is no term by itself. */
const rareEnough = 0.8
/** A posting that marks fewer things as required is read as if all it names were. */
const fewestMarked = 2
const maxAlternatives = 12

interface Found extends Omit<JobTerm, 'importance' | 'inJob' | 'kind'> {
  weight: number
  zone: Zone
  place: [number, number]
}

/** What a posting names: terms, the weightiest first, and what it requires and prefers of them. */
export function readTerms(posting: Reading): JobTerms {
  const statements = findStatements(posting)
  const zones = findPostingSections(posting, statements)
  const index = indexPosting(posting, zones)
  let groups = readRequirements(index, statements)
  if (countRequired(groups) < fewestMarked)
    groups = readRequirements(
      index,
      statements.map((statement) => (statement.zone === 'other' ? { ...statement, zone: 'required' } : statement)),
    )
  const loose = [...findConcepts(posting, zones), ...findWords(posting, zones)]
  const terms = mergeTerms(groups.flatMap(({ found }) => found).concat(loose))
  return { terms, requirements: mergeRequirements(groups, new Set(terms.map(({ key }) => key))) }
}

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
    while (at < tokens.length && (tokens[at]?.start ?? 0) < level.start) at++
    let size = 0
    while ((tokens[at + size]?.start ?? Infinity) < level.end) spans.set(at + size++, at)
    if (size > 0) levels.set(at, { ...level, size })
  }
  for (const mention of posting.mentions) {
    if (mention.isInner || mention.isTitle || spans.has(mention.at)) continue
    mentions.set(mention.at, mention)
    for (let inside = mention.at; inside < mention.at + mention.size; inside++) spans.set(inside, mention.at)
  }
  return { posting, spans, mentions, levels, employer: findEmployerNames(posting, zones) }
}

/** Words with capitals in what the employer says of itself and in the lines above the first section. */
function findEmployerNames({ text, tokens, lines }: Reading, zones: Zone[]): Set<string> {
  const top = lines[Math.min(1, lines.length - 1)]
  const isShort = (top?.to ?? 0) < 30
  return new Set(
    tokens.flatMap(({ start, end, stem }, at) => {
      const raw = text.slice(start, end)
      const isAside = zones[at] === 'aside' || (isShort && at < (top?.to ?? 0))
      return isAside && /^\p{Lu}\p{Ll}/u.test(raw) && !isKnownWord(stem) ? [stem] : []
    }),
  )
}

function readRequirements(index: PostingIndex, statements: Statement[]): Group[] {
  return statements
    .filter(({ zone }) => zone === 'required' || zone === 'preferred')
    .flatMap((statement) => readStatement(index, statement))
}

/** The groups of alternatives in a statement; what is asked for alone is a group of one. */
function readStatement(index: PostingIndex, statement: Statement): Group[] {
  const { posting, spans } = index
  const pieces = splitPieces(posting, statement, spans)
  const groups: Group[] = []
  let isOpen = false
  let isNamed = statement.isItem
  for (const [order, piece] of pieces.entries()) {
    const phrases = readPhrases(index, piece, isNamed || followsCue(posting, pieces[order - 1], piece))
    isNamed = statement.isItem || phrases.length > 0
    const joins: boolean = piece.joint === 'or' && isOpen
    const found = phrases.map((phrase) => toFound(posting, phrase, statement.zone))
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

/** `experience with`, `knowledge of`: what follows is named as a skill. */
function followsCue({ tokens }: Reading, before: Piece | undefined, piece: Piece): boolean {
  if (!before || !/^(?:in|with|of|using|on|like|such|as|including)$/.test(piece.preposition)) return false
  return /^(?:experience|experienced|knowledge|expertise|proficien\w+|fluen\w+|familiar\w*|skills?|skilled|background|command|grasp|understanding|comfortable|certified|exposure|degree|years|trained|training)$/.test(
    tokens[before.to - 1]?.word ?? '',
  )
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
  const stems = words.map(({ stem }) => stem)
  const term = level > 0 ? getDegreeName(level, quote(text, place)) : quote(text, place)
  const concept = mention?.concept ?? null
  const key = level > 0 ? `degree ${level}` : (concept?.id ?? stems.join(' '))
  const weight = concept ? weighConcept(concept, words) : phraseWeight
  return { key, term, concept, level, stems, weight, zone, place }
}

const getDegreeName = (level: number, words: string) =>
  words.length > 6 ? words : level > 2 && level < 6 ? `${levelNames[level]} degree` : words
const quote = (text: string, [start, end]: [number, number]) => text.slice(start, end).replaceAll(/\s+/g, ' ')

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
  const isLoose = ({ concept, stems, kind }: JobTerm) => concept === null && stems.length === 1 && kind === 'other'
  const ordered = terms.sort((a, b) => b.importance - a.importance || (a.key < b.key ? -1 : 1))
  const words = new Set(ordered.filter(isLoose).slice(0, maxLooseWords))
  return ordered.filter((term) => !isLoose(term) || words.has(term)).slice(0, maxTerms)
}

/** Where nothing is said to be required, what is asked for at all is. */
function findKind(places: Found[], marksRequired: boolean): TermKind {
  const kinds = new Set(places.map(({ zone }) => zone))
  if (kinds.has('required') || (!marksRequired && kinds.has('other'))) return 'required'
  return kinds.has('preferred') ? 'preferred' : 'other'
}

/** Each requirement once. What is asked for alone and among alternatives too is asked for alone. */
function mergeRequirements(groups: Group[], known: Set<string>): JobRequirement[] {
  const wanted = groups.filter(({ found }) =>
    found.some(({ concept }) => concept === null || concept.fields.length > 0),
  )
  const all = (wanted.length > 0 ? wanted : groups)
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
    const isCovered = keys.length > 1 && keys.some((key) => alone.get(key) === true && required)
    if (seen.has(id) || isCovered) return false
    seen.add(id)
    return true
  })
}

function findConcepts({ text, tokens, mentions }: Reading, zones: Zone[]): Found[] {
  return mentions.flatMap(({ concept, at, size, isTitle, isInner }): Found[] => {
    const [first, last, zone] = [tokens[at], tokens[at + size - 1], zones[at]]
    if (!first || !last || !zone || zone === 'aside' || isTitle || isInner) return []
    const words = tokens.slice(at, at + size)
    const place: [number, number] = [first.start, last.end]
    const stems = words.map(({ stem }) => stem)
    return [
      {
        key: concept.id,
        concept,
        level: 0,
        stems,
        term: quote(text, place),
        weight: weighConcept(concept, words),
        zone: 'other',
        place,
      },
    ]
  })
}

/** Phrases over words, and words of a trade over those that everyone uses. */
export function weighConcept(concept: Concept, tokens: Token[]): number {
  if (concept.fields.length === 0) return generalWeight
  const rarest = Math.max(...tokens.map((token) => rarity(token.stem)))
  return (0.3 + 0.7 * rarest ** 2) * (1 + 0.2 * (tokens.length - 1))
}

/** Rare words of tasks, which no list knows. */
function findWords({ text, tokens, mentions }: Reading, zones: Zone[]): Found[] {
  const known = new Set(mentions.flatMap(({ at, size }) => Array.from({ length: size }, (_, index) => at + index)))
  const names = findNamesOnly(text, tokens)
  return tokens.flatMap((token, at): Found[] => {
    const isTerm = token.word.length > 2 && token.word.length < 30 && /^\p{L}/u.test(token.word)
    if (zones[at] !== 'other' || known.has(at) || !isTerm || isGeneric(token.word, token.stem)) return []
    const rare = rarity(token.stem)
    if (rare < rareEnough || names.has(token.stem)) return []
    const place: [number, number] = [token.start, token.end]
    const own = { concept: null, level: 0, stems: [token.stem], zone: 'other' as const, place }
    return [{ ...own, key: token.stem, term: quote(text, place), weight: wordWeight * rare ** 3 }]
  })
}

/** Words that no table knows and that are never written small: the employer, the town, a person. */
function findNamesOnly(text: string, tokens: Token[]): Set<string> {
  const small = new Set<string>()
  const capital = new Set<string>()
  for (const { start, end, stem } of tokens) {
    const word = text.slice(start, end)
    if (/^\p{Lu}\p{Ll}/u.test(word)) capital.add(stem)
    else small.add(stem)
  }
  return new Set([...capital].filter((stem) => !small.has(stem) && !isKnownWord(stem)))
}
