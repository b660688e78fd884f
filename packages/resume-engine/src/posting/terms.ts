import type { Reading } from '#engine/text/reading.ts'
import type { Token } from '#engine/text/tokens.ts'
import { isKnownWord } from '#engine/words/background.ts'
import type { Mention } from '#engine/words/lexicon.ts'
import { quote, weighConcept, type Found, type JobTerm } from './job-term.ts'
import { findLevels, levelNames } from './levels.ts'
import { findLooseTerms } from './loose-terms.ts'
import { readPhrases, type Phrase, type PostingIndex } from './phrases.ts'
import { splitPieces, type Piece } from './pieces.ts'
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
  /** For each token of the posting, what it belongs to. */
  zones: Zone[]
}

/** Degrees of one profession: no other degree of their level will do. */
const ownDegrees = /^(?:bsn|adn|msn|dnp|msw|bsw|mba|mph|ll\.?b|llm|j\.?d\.?|juris doctor|pharm\.?d|ed\.?d)$/i

const kindWeight: Record<TermKind, number> = { required: 1, preferred: 0.6, other: 0.55 }
const phraseWeight = 0.7
const maxTerms = 90
const maxLooseWords = 18
/** A posting that marks fewer things as required is read as if all it names were. */
const minMarked = 2
const maxAlternatives = 12
/** An employer is named near the top. */
const maxIntroWords = 60

/** What a posting names: terms, the weightiest first, and what it requires and prefers of them. */
export function readTerms(posting: Reading): JobTerms {
  const statements = findStatements(posting)
  const zones = findPostingSections(posting, statements)
  const index = indexPosting(posting, zones)
  let groups = readRequirements(index, statements)
  if (countRequired(groups) < minMarked)
    groups = readRequirements(
      index,
      statements.map((statement) =>
        statement.zone === 'other' ? { ...statement, zone: 'required', isTask: true } : statement,
      ),
    )
  const loose = findLooseTerms(posting, zones)
  const terms = mergeTerms(groups.flatMap(({ found }) => found).concat(loose))
  return { terms, requirements: mergeRequirements(groups, new Set(terms.map(({ key }) => key))), zones }
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
    if (ownDegrees.test(level.words)) continue
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

/** `at Juniper & Wool`, `Tallgrass Carriers: home every weekend`. */
function isEmployer(text: string, tokens: Token[], at: number): boolean {
  const start = tokens[at]?.start ?? 0
  const before = text.slice(Math.max(0, start - 40), start)
  return (
    /(?:^|[\s(])(?:at|join|joining) (?:the )?(?:\p{Lu}[\p{L}&'.-]*\s(?:&\s|and\s)?){0,3}$/u.test(before) &&
    at < maxIntroWords
  )
}

/** Words with capitals in what the employer says of itself and in the lines above the first section. */
function findEmployerNames({ text, tokens, lines }: Reading, zones: Zone[]): Set<string> {
  const top = lines[Math.min(1, lines.length - 1)]
  const isShort = (top?.to ?? 0) < 30
  return new Set(
    tokens.flatMap(({ start, end, stem }, at) => {
      const raw = text.slice(start, end)
      const isNamed = /^\p{Lu}\p{Ll}/u.test(raw)
      if (isNamed && isEmployer(text, tokens, at)) return [stem]
      const isAside = zones[at] === 'aside' || (isShort && at < (top?.to ?? 0))
      return isAside && isNamed && !isKnownWord(stem) ? [stem] : []
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
    const read = readPhrases(index, piece, isNamed || followsCue(posting, pieces[order - 1], piece))
    const phrases = statement.isTask ? read.filter(({ mention, level }) => mention || level > 0) : read
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
  const words = new Set(ordered.filter(isLoose).slice(0, maxLooseWords))
  return ordered.filter((term) => !isLoose(term) || words.has(term)).slice(0, maxTerms)
}

const isLoose = ({ concept, stems, kind }: JobTerm) => concept === null && stems.length === 1 && kind === 'other'

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
