import type { Reading } from '#engine/text/reading.ts'
import { isKnownWord, rarity } from '#engine/words/background.ts'
import { functionWords, isGeneric } from '#engine/words/generic.ts'
import type { Mention } from '#engine/words/lexicon.ts'
import type { NamedLevel } from './levels.ts'
import type { Piece } from './pieces.ts'

/** A term in a posting: tokens from `from` up to, and without, `to`. */
export interface Phrase {
  from: number
  to: number
  mention: Mention | null
  /** The level of a degree; 0 for everything else. */
  level: number
}

/** What the terms of one posting are found by. */
export interface PostingIndex {
  posting: Reading
  /** The known term or degree that covers a token, by the token; the same number for all of its tokens. */
  spans: Map<number, number>
  mentions: Map<number, Mention>
  levels: Map<number, NamedLevel & { size: number }>
  /** Words of the employer's name and of its places, as stems. */
  employer: Set<string>
}

const maxWords = 4
const rareEnough = 0.8
const rareInPhrase = 0.6

/** The terms of a piece of a required or preferred statement. `isNamed`: it follows `experience with` or is a list item. */
export function readPhrases(index: PostingIndex, { from, to, preposition }: Piece, isNamed: boolean): Phrase[] {
  const { posting, mentions, levels } = index
  const words = posting.tokens.slice(from, to).map(({ word }) => word)
  if (isOpenEnd(words)) return []
  const hasPersonal = words.some(isPersonal)
  const phrases: Phrase[] = []
  for (let at = from; at < to; at++) {
    const level = levels.get(at)
    const mention = mentions.get(at)
    if (level) phrases.push({ from: at, to: at + level.size, mention: null, level: level.level })
    else if (mention && !isVague(words[at - from] ?? '', mention, hasPersonal))
      phrases.push({ from: at, to: at + mention.size, mention, level: 0 })
    else continue
    at = (phrases.at(-1)?.to ?? at + 1) - 1
  }
  const phrase = trim(index, from, to)
  const [only] = phrases
  if (only?.mention && phrases.length === 1 && phrase && isWhole(index, phrase))
    return [{ ...phrase, mention: only.mention }]
  if (phrases.length > 0) return phrases.concat(findNamesBeside(index, { from, to }, phrases))
  if (!phrase || hasPersonal) return []
  const isPurpose = /^(?:for|to|from|at|by|as|within|into|than|while|that|who|because|if|without|through)$/.test(
    preposition,
  )
  return isTerm(index, phrase, isNamed && !isPurpose) ? [phrase] : findNames(index, phrase)
}

/** A word of many meanings: `clean record`, and `wired internet`, which is what a person has and not what they can do. */
const isVague = (word: string, { size }: Mention, hasPersonal: boolean) =>
  size === 1 && (hasPersonal || isScaffold(word))

/** A short phrase around a known term says more than the term: `inventory data`. */
const isWhole = ({ posting: { tokens } }: PostingIndex, { from, to }: Phrase) =>
  to - from <= maxWords - 1 &&
  tokens.slice(from, to).every(({ word }) => !functionWords.has(word) && !isPersonal(word) && !places.has(word))

function trim({ posting: { text, tokens } }: PostingIndex, from: number, to: number): Phrase | null {
  let [start, end] = [from, to]
  const isJoined = (at: number) => text.charAt(tokens[at]?.end ?? 0) === '-'
  const isEdge = (at: number) => isScaffold(tokens[at]?.word ?? '') || places.has(tokens[at]?.word ?? '')
  while (start < end && isEdge(start) && !isJoined(start)) start++
  while (end > start && isEdge(end - 1) && (end < 2 || !isJoined(end - 2))) end--
  return start < end ? { from: start, to: end, mention: null, level: 0 } : null
}

function isTerm(index: PostingIndex, { from, to }: Phrase, isNamed: boolean): boolean {
  const tokens = index.posting.tokens.slice(from, to)
  if (tokens.length > maxWords || tokens.every(({ word }) => isScaffold(word))) return false
  if (tokens.every(({ word }) => places.has(word))) return false
  if (tokens.length === 1 && languages.has(tokens[0]?.word ?? '')) return true
  const names = tokens.filter((_, at) => isName(index, from + at, isNamed))
  if (names.length > 0) return names.some(({ stem }) => !index.employer.has(stem))
  if (!isNamed || tokens.some(({ word }) => functionWords.has(word) && word !== 'of')) return false
  const content = tokens.filter(({ word, stem }) => !isGeneric(word, stem) && /^\p{L}/u.test(word))
  const rarest = Math.max(0, ...content.map(({ stem }) => rarity(stem)))
  return rarest >= (tokens.length === 1 ? rareEnough : rareInPhrase)
}

/** Names in a piece that is too long to be a term. */
function findNames(index: PostingIndex, { from, to }: { from: number; to: number }): Phrase[] {
  const found: Phrase[] = []
  for (let at = from; at < to; at++) {
    if (!isName(index, at)) continue
    let end = at + 1
    while (end < to && isName(index, end)) end++
    const phrase = { from: at, to: end, mention: null, level: 0 }
    if (end - at <= maxWords && isTerm(index, phrase, false)) found.push(phrase)
    at = end
  }
  return found
}

/** Names that are not a part of a known term beside them: `vSphere` in `VMware vSphere` is. */
function findNamesBeside(index: PostingIndex, { from, to }: { from: number; to: number }, phrases: Phrase[]): Phrase[] {
  const names: Phrase[] = []
  let start = from
  for (const phrase of [...phrases, { from: to, to, mention: null, level: 0 }]) {
    for (const name of findNames(index, { from: start, to: phrase.from })) {
      const isBeside = name.to === phrase.from || name.from === start
      const [next, previous] = [
        name.to === phrase.from ? phrase : undefined,
        phrases.find(({ to }) => to === name.from),
      ]
      const joined = next?.mention ? next : previous
      if (!isBeside || !joined?.mention) names.push(name)
      else if (joined === next) joined.from = name.from
      else joined.to = name.to
    }
    start = phrase.to
  }
  return names
}

/** Written as a name is: an acronym, with digits or signs in it, or with a capital where no sentence begins. */
function isName({ posting: { text, tokens } }: PostingIndex, at: number, isNamed = false): boolean {
  const token = tokens[at]
  if (!token) return false
  const raw = text.slice(token.start, token.end)
  if (!/\p{L}/u.test(raw) || places.has(token.word)) return false
  const line = text.slice(Math.max(0, token.start - 40), token.end + 40)
  const isShouted = !/\p{Ll}/u.test(line)
  if (/\p{L}\d|\d\p{L}|[+#]|\p{Ll}\p{Lu}/u.test(raw) && !/^\d+(?:st|nd|rd|th|k|m|am|pm|x|h|min|hr|yrs?)$/i.test(raw))
    return true
  if (isShouted) return false
  if (/^\p{Lu}{2,}s?$/u.test(raw)) return !isKnownWord(token.stem) || raw.length <= 4
  if (!/^\p{Lu}/u.test(raw)) return false
  const isFirst = /[.!?:;•✔✓→(]\s*$|^\s*$|\n\s*\S?\s*$/u.test(text.slice(Math.max(0, token.start - 4), token.start))
  const isNew = !isKnownWord(token.stem) && !isGeneric(token.word, token.stem)
  return isFirst ? isNew && isNamed : isNew || !isGeneric(token.word, token.stem)
}

/** Words around what is asked for, and never a part of it. */
const scaffold = new Set(
  `experience experienced experiences knowledge knowledgeable understanding proficiency proficient familiarity familiar exposure background expertise expert command grasp ability able skill skills skilled comfort comfortable competence competency competent fluency fluent track record aptitude awareness aware confidence confident literacy
  strong solid proven advanced basic working deep hands excellent good great sound thorough demonstrated extensive broad valid current active clean recent professional relevant prior previous related equivalent similar comparable successful significant exceptional intermediate expert general minimum least more full own real clear first
  year years yr yrs month months week weeks day days hour hours one two three four five six seven eight nine ten several many plus
  required require requires requirement requirements needed need needs must mandatory essential preferred preferable preferably desired desirable ideal ideally advantage bonus asset helpful welcome nice optional able willing willingness eligible eligibility
  using use used know know knows read reading have has having hold holds holding possess possession bring brings write writing obtain get pass passed understand work worked working do does done make run build built perform demonstrate
  level degree degrees field fields discipline disciplines area areas tool tools software platform platforms system systems application applications technology technologies package packages program programs environment environments setting settings role position positions industry
  you your we our us who someone person candidate candidates applicant applicants successful right looking seeking wanted want job
  strong ok req'd reqd reqs req least standing concepts concept principles fundamentals basics practices techniques methods methodologies methodology know-how knowhow how
  certification certifications certified certificate certificates credential credentials req clean
  completed completion accredited another other others either both any all such very well also up new`.split(/\s+/),
)

const isScaffold = (word: string): boolean =>
  scaffold.has(word) ||
  /^(?:you|we|they|i|it)'/.test(word) ||
  functionWords.has(word) ||
  /^\d[\d.,]*\+?$/.test(word) ||
  /^\d+(?:st|nd|rd|th|k|m)$/.test(word)

/** A piece that begins so names nothing: `or a related field`, `or equivalent experience`. */
const isOpenEnd = (words: string[]): boolean => {
  const [first = ''] = words.filter((word) => !/^(?:a|an|the|any|some)$/.test(word))
  return /^(?:related|similar|equivalent|comparable|equal|another|other|like|relevant|closely)$/.test(first)
}

/** Character, body, time, place and pay: what a posting may want and no term can show. */
const wants = new Set(
  `calm kind friendly humble curious energetic passionate motivated reliable dependable punctual patient patience positive attitude honest enthusiastic driven hungry smart clever quick careful tidy cheerful warm polite
  weekend weekends evening evenings night nights morning mornings afternoon afternoons shift shifts overtime flexible monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  lift lifting pounds lbs lb kg stand standing walk walking sit sitting climb climbing bend bending feet
  car vehicle van truck transport transportation phone internet laptop room office city state country town travel home location remote onsite hybrid commute relocate
  age gender race religion salary pay bonus insurance vacation references resume cv letter eye eyes love passion desire drive interest english-speaking boots uniform`.split(
    /\s+/,
  ),
)
const isPersonal = (word: string): boolean => wants.has(word)

const languages = new Set(
  `english spanish french german portuguese italian dutch polish romanian russian ukrainian arabic hebrew turkish greek mandarin cantonese chinese japanese korean vietnamese tagalog hindi urdu punjabi bengali farsi persian somali swahili amharic czech hungarian swedish norwegian danish finnish creole welsh irish`.split(
    /\s+/,
  ),
)

/** Places that stand in many postings and are terms in none. */
const places = new Set(
  `alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
  usa us uk eu america europe canada england scotland ireland germany france spain northwest northeast southwest southeast midwest north south east west york london dublin`.split(
    /\s+/,
  ),
)
